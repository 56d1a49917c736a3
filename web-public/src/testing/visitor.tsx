import { server } from '@clinic/kit/testing'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { App } from '../app'
import { CODE, COMPANY, FakeClinic } from './fake-clinic'

// Long, so that a test on a slow machine fails only when something is missing, not when it is late.
configure({ asyncUtilTimeout: 8_000 })

/** Saturday morning in Stockholm; the first free day is Monday 23. */
const NOW = '2026-11-21T08:00:00Z'

/** A refusal that is sent a second time only when the visitor presses Try again, unlike one whose outcome is unknown. */
export const BUSY: { status: number; code: string; message: string } = {
  status: 429,
  code: 'portal.busy',
  message: 'Many are asking right now. Please try again in 5 seconds.',
}

export const testContext: { clinic: FakeClinic } = { clinic: new FakeClinic() }

/** Call once in a test file: gives each test a new clinic, an empty session storage and a stopped clock. */
export function setUpFreshTab() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
    testContext.clinic = new FakeClinic()
    server.use(...testContext.clinic.handlers)
    window.sessionStorage.clear()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    document.documentElement.removeAttribute('style')
  })
}

export function openPage(url = `/booking/${COMPANY}?lang=en`) {
  window.history.replaceState(null, '', url)
  return reloadPage()
}

/** Render the page again from its URL, its history entry and its session storage, as a browser's reload does. */
export function reloadPage() {
  cleanup()
  render(<App path={window.location.pathname} />)
  return userEvent.setup()
}

export const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 2 })
export const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const getSummary = () => within(screen.getByRole('complementary'))

/** Open the practitioners on the step of the day, and choose one. */
export async function pickPractitioner(name: RegExp) {
  await clickButton(/^Who would you like to see/)
  await clickButton(name)
}

export async function pickTime(hour = '10:00') {
  await clickButton(/^Facial/)
  await clickButton(/^Monday 23 November/)
  await clickButton(hour)
  await findHeading('Who is coming?')
}

export async function fillDetails({ phone = '070-123 45 67', email = 'eva@example.com' } = {}) {
  await userEvent.type(await screen.findByLabelText('First name'), 'Eva')
  await userEvent.type(screen.getByLabelText('Last name'), 'Lind')
  await userEvent.type(screen.getByLabelText('Mobile phone'), phone)
  await userEvent.type(screen.getByLabelText('E-mail'), email)
}

export async function goToReview() {
  await pickTime()
  await fillDetails()
  await clickButton('Send the code')
  await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
  await screen.findByRole('timer')
}

/** Contrast is measured in a real browser: jsdom has no layout. */
export async function expectAccessible() {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}
