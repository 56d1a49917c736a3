import { server } from '@clinic/kit/testing'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { App } from '../app'
import { CODE, COMPANY, FakeClinic } from './fake-clinic'

// Slow machines are slow: a story fails when something does not come, not when it comes late.
configure({ asyncUtilTimeout: 8_000 })

/** Saturday morning in Stockholm; the first free day is Monday 23. */
const NOW = '2026-11-21T08:00:00Z'

export const stage = { clinic: new FakeClinic() }

/** Call once in a test file: a fresh clinic, a fresh browser tab and a still clock for each test. */
export function freshTabEachTest() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
    stage.clinic = new FakeClinic()
    server.use(...stage.clinic.handlers)
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

/** What the browser does on reload: the page is built anew from its address, its history entry and its tab's storage. */
export function reloadPage() {
  cleanup()
  render(<App path={window.location.pathname} />)
  return userEvent.setup()
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 2 })
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const summary = () => within(screen.getByRole('complementary'))

export async function pickTime(hour = '10:00') {
  await press(/^Facial/)
  await press(/^Anyone/)
  await press(/^Monday 23 November/)
  await press(hour)
  await heading('Who is coming?')
}

export async function fillDetails({ phone = '070-123 45 67', email = 'eva@example.com' } = {}) {
  await userEvent.type(await screen.findByLabelText('First name'), 'Eva')
  await userEvent.type(screen.getByLabelText('Last name'), 'Lind')
  await userEvent.type(screen.getByLabelText('Mobile phone'), phone)
  await userEvent.type(screen.getByLabelText('E-mail'), email)
}

export async function walkToReview() {
  await pickTime()
  await fillDetails()
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
  await heading('Is everything right?')
}

/** Contrast is measured in a real browser: jsdom has no layout. */
export async function expectAccessible() {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}
