import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CODE } from '../testing/fake-clinic'
import {
  clickButton,
  expectAccessible,
  fillDetails,
  findHeading,
  goToReview,
  openPage,
  pickTime,
  setUpFreshTab,
  testContext,
} from '../testing/visitor'

setUpFreshTab()

const TEN = '2026-11-23 09:00:00'

async function offersWhatIsLeft() {
  await findHeading('What time?')
  expect(await screen.findByText('Someone else just took that time.')).toBeVisible()
  expect(screen.getByText('These are the times that are left. What you typed is kept.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '10:00' })).toBeNull()
  expect(screen.getByRole('button', { name: '09:00' })).toBeVisible()
}

describe('BEY-002 a time booked by another visitor', () => {
  it('is reported when it is chosen, with the remaining times', async () => {
    openPage()
    await clickButton(/^Facial/)
    await clickButton(/^Monday 23 November/)
    await screen.findByRole('button', { name: '10:00' })
    testContext.clinic.takenTimes.add(TEN)
    await clickButton('10:00')
    await offersWhatIsLeft()
    await expectAccessible()
    await clickButton('09:00')
    await findHeading('Who is coming?')
  })

  it('is reported after the right code; the visitor stays verified and chooses another', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await clickButton('Send the code')
    testContext.clinic.takenTimes.add(TEN)
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    await offersWhatIsLeft()
    await clickButton('13:30')
    await findHeading('Is everything right?')
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    expect(testContext.clinic.bookedTimes).toEqual(['2026-11-23 12:30:00'])
    expect(testContext.clinic.smsSent).toHaveLength(1)
  })

  it('is reported at the confirmation, and is not booked', async () => {
    openPage()
    await goToReview()
    testContext.clinic.takenTimes.add(TEN)
    await clickButton('Confirm the booking')
    await offersWhatIsLeft()
    expect(testContext.clinic.bookedTimes).toEqual([])
  })

  it('leads to another day when the day has no other time', async () => {
    openPage()
    await goToReview()
    for (const hour of ['08:00', '09:00', '12:30', '16:30']) testContext.clinic.takenTimes.add(`2026-11-23 ${hour}:00`)
    await clickButton('Confirm the booking')
    expect(await screen.findByText(/No other times are left that day/)).toBeVisible()
    await clickButton('Choose another day')
    await clickButton(/^Tuesday 24 November/)
    await clickButton('10:00')
    expect(await findHeading('Is everything right?')).toBeVisible()
  })
})

describe('BEY-002 an expired hold', () => {
  it('is counted down and reported, and can be held again', async () => {
    testContext.clinic.holdMinutes = 1
    openPage()
    await goToReview()
    expect(screen.getByRole('timer')).toHaveTextContent('1:00')
    testContext.clinic.holdMinutes = 15
    testContext.clinic.expireHolds()
    openPage(window.location.href)
    expect(await screen.findByText('The time is no longer held for you.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm the booking' })).toBeNull()
    await clickButton('Hold the time again')
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('15:00'))
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
  })
})
