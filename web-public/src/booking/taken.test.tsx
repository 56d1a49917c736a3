import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CODE } from '../testing/fake-clinic'
import {
  expectAccessible,
  fillDetails,
  freshTabEachTest,
  heading,
  openPage,
  pickTime,
  press,
  stage,
  walkToReview,
} from '../testing/visitor'

freshTabEachTest()

const TEN = '2026-11-23 09:00:00'

async function offersWhatIsLeft() {
  await heading('What time?')
  expect(await screen.findByText('Someone else just took that time.')).toBeVisible()
  expect(screen.getByText('These are the times that are left. What you typed is kept.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '10:00' })).toBeNull()
  expect(screen.getByRole('button', { name: '09:00' })).toBeVisible()
}

describe('BEY-002 another visitor was faster', () => {
  it('says so when the time is chosen, and offers what is left', async () => {
    openPage()
    await press(/^Facial/)
    await press(/^Anyone/)
    await press(/^Monday 23 November/)
    await screen.findByRole('button', { name: '10:00' })
    stage.clinic.taken.add(TEN)
    await press('10:00')
    await offersWhatIsLeft()
    await expectAccessible()
    await press('09:00')
    await heading('Who is coming?')
  })

  it('says so when the code was right; the visitor stays verified and takes another', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await press('Send the code')
    stage.clinic.taken.add(TEN)
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    await offersWhatIsLeft()
    await press('13:30')
    await heading('Is everything right?')
    await press('Confirm the booking')
    await heading('You are booked')
    expect(stage.clinic.booked).toEqual(['2026-11-23 12:30:00'])
    expect(stage.clinic.smsSent).toHaveLength(1)
  })

  it('says so at the last moment, and never books the lost time', async () => {
    openPage()
    await walkToReview()
    stage.clinic.taken.add(TEN)
    await press('Confirm the booking')
    await offersWhatIsLeft()
    expect(stage.clinic.booked).toEqual([])
  })

  it('sends to another day when none is left that day', async () => {
    openPage()
    await walkToReview()
    for (const hour of ['08:00', '09:00', '12:30', '16:30']) stage.clinic.taken.add(`2026-11-23 ${hour}:00`)
    await press('Confirm the booking')
    expect(await screen.findByText(/No other times are left that day/)).toBeVisible()
    await press('Choose another day')
    await press(/^Tuesday 24 November/)
    await press('10:00')
    await heading('Is everything right?')
  })
})

describe('BEY-002 a hold that ran out', () => {
  it('counts down in sight, says when it is over, and holds again', async () => {
    stage.clinic.holdMinutes = 1
    openPage()
    await walkToReview()
    expect(screen.getByRole('timer')).toHaveTextContent('1:00')
    stage.clinic.holdMinutes = 15
    stage.clinic.expireHolds()
    openPage(window.location.href)
    expect(await screen.findByText('The time is no longer held for you.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm the booking' })).toBeNull()
    await press('Hold the time again')
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('15:00'))
    await press('Confirm the booking')
    await heading('You are booked')
  })
})
