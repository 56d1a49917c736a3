import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CODE } from '../testing/fake-clinic'
import { BUSY, clickButton, fillDetails, findHeading, goToReview, openPage, pickTime, setUpFreshTab, testContext } from '../testing/visitor'

setUpFreshTab()

const fail = (action: string) => testContext.clinic.refusals.set(action, BUSY)

/** Presses what an error offers, after the server has recovered. */
async function retry() {
  await screen.findByText(BUSY.message)
  testContext.clinic.refusals.clear()
  await clickButton('Try again')
}

const walk = async (...buttons: RegExp[]) => {
  openPage()
  for (const name of buttons) await clickButton(name)
}
const findButton = (name: string | RegExp) => screen.findByRole('button', { name })

test.each<[string, () => Promise<unknown>, () => Promise<HTMLElement>]>([
  ['clinic', () => walk(), () => findHeading('What would you like to book?')],
  ['categories', () => walk(), () => findButton(/^Facial/)],
  ['practitioners', () => walk(/^Facial/), () => findButton(/^Who would you like to see/)],
  ['days', () => walk(/^Facial/), () => findButton(/^Monday 23 November, 4 free/)],
  ['firstAvailable', () => walk(/^Facial/), () => findButton(/^Soonest/)],
  ['slots', () => walk(/^Facial/, /^Monday 23 November/), () => findButton('10:00')],
])('PLT-086 what could not be read is read by Try again: %s', async (action, open, findResult) => {
  fail(action)
  await open()
  await retry()
  expect(await findResult()).toBeVisible()
  expect(screen.queryByText(BUSY.message)).toBeNull()
})

test('PLT-086 a booking whose confirmation could not be read shows it by Try again', async () => {
  openPage()
  await goToReview()
  fail('confirmation')
  await clickButton('Confirm the booking')
  await retry()
  expect(await screen.findByRole('link', { name: 'Download calendar file' })).toBeVisible()
  expect(testContext.clinic.bookedTimes).toHaveLength(1)
})

test('PUB-003 a code too short is refused by the button, a complete one that failed is checked by it', async () => {
  openPage()
  await pickTime()
  await fillDetails()
  await clickButton('Send the code')
  const field = await screen.findByLabelText('Six-digit code')
  await userEvent.type(field, CODE.slice(0, 5))
  await clickButton('Check the code')
  expect(await screen.findByText('The code has six digits.')).toBeVisible()
  fail('verify-otp')
  await userEvent.type(field, CODE.slice(5))
  await screen.findByText(BUSY.message)
  testContext.clinic.refusals.clear()
  await clickButton('Check the code')
  await findButton('Confirm the booking')
  const checks = testContext.clinic.calls.filter(({ action }) => action === 'verify-otp')
  expect(checks.map(({ body }) => body)).toEqual([{ code: CODE }, { code: CODE }])
})

test('PUB-003 the soonest time leads to its day', async () => {
  await walk(/^Facial/, /^Soonest.*23 November/)
  await findHeading('What time?')
  expect(await findButton('10:00')).toBeVisible()
})

test('PUB-003 a month without free times leads to the month of the soonest, and the months are paged back', async () => {
  const takenDays = ['23', '24', '25', '26', '27', '30']
  for (const day of takenDays)
    for (const hour of ['08:00', '09:00', '12:30', '16:30']) testContext.clinic.takenTimes.add(`2026-11-${day} ${hour}:00`)
  await walk(/^Facial/)
  expect(await screen.findByText('No free times this month.')).toBeVisible()
  await clickButton(/^Soonest.*1 December/)
  expect(await findButton(/^Tuesday 1 December, 4 free/)).toBeVisible()
  await clickButton('Previous month')
  expect(await screen.findByText('November 2026')).toBeVisible()
})
