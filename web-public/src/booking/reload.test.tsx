import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CODE, COMPANY } from '../testing/fake-clinic'
import {
  clickButton,
  fillDetails,
  findHeading,
  getSummary,
  goToReview,
  openPage,
  pickTime,
  reloadPage,
  setUpFreshTab,
  testContext,
} from '../testing/visitor'

setUpFreshTab()

const keysOf = (action: string) => testContext.clinic.calls.filter((call) => call.action === action).map(({ key }) => key)

const goOnline = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

/** Both presses before the page has drawn anything, as a trembling thumb does it. */
const pressTwice = (button: HTMLElement) =>
  act(() => {
    button.click()
    button.click()
  })

function blockStorage() {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
}

describe('PUB-003 reload', () => {
  it('keeps the question, the selection and the typed text', async () => {
    openPage()
    await pickTime()
    await userEvent.type(screen.getByLabelText('First name'), 'Eva')
    await userEvent.type(screen.getByLabelText(/Anything we should know/), 'Allergic to latex')
    reloadPage()
    await findHeading('Who is coming?')
    expect(screen.getByLabelText('First name')).toHaveValue('Eva')
    expect(screen.getByLabelText(/Anything we should know/)).toHaveValue('Allergic to latex')
    expect(await screen.findByText('Monday 23 November, 10:00')).toBeVisible()
  })

  it('stays at the code, the held time and the confirmation', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await clickButton('Send the code')
    await screen.findByLabelText('Six-digit code')
    reloadPage()
    await screen.findByLabelText('Six-digit code')
    await userEvent.type(screen.getByLabelText('Six-digit code'), CODE)
    await screen.findByRole('timer')
    reloadPage()
    expect(await screen.findByRole('timer')).toHaveTextContent('15:00')
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    reloadPage()
    await findHeading('You are booked')
    expect(testContext.clinic.smsSent).toHaveLength(1)
    expect(testContext.clinic.bookedTimes).toHaveLength(1)
  })

  it('works with blocked storage: the flow key is in the fragment, the typed text in the history entry', async () => {
    blockStorage()
    openPage()
    await pickTime()
    await fillDetails()
    await clickButton('Send the code')
    await screen.findByLabelText('Six-digit code')
    expect(window.location.hash).toBe('#flow=flow-1')
    reloadPage()
    await screen.findByLabelText('Six-digit code')
    await clickButton('Change the phone number')
    expect(await screen.findByLabelText('Last name')).toHaveValue('Lind')
  })

  it('PUB-010 ignores a flow key in the link while the browser has its own storage', async () => {
    openPage(`/booking/${COMPANY}?lang=en&step=review#flow=strangers-key`)
    await findHeading('What would you like to book?')
    await pickTime()
    expect(testContext.clinic.calls.map(({ action }) => action)).toEqual(['begin', 'choose'])
  })
})

describe('PUB-003 back and forward', () => {
  it('go one question at a time and keep the selection and the typed text', async () => {
    openPage()
    await pickTime()
    await userEvent.type(screen.getByLabelText('First name'), 'Eva')
    window.history.back()
    await findHeading('What time?')
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: '10:00' })).toHaveAttribute('aria-current', 'true'))
    await clickButton('Back')
    expect(await findHeading('Which day suits you?')).toBeVisible()
    window.history.forward()
    await findHeading('What time?')
    await clickButton('09:00')
    await findHeading('Who is coming?')
    expect(screen.getByLabelText('First name')).toHaveValue('Eva')
    expect(getSummary().getByText('Monday 23 November, 09:00')).toBeVisible()
  })

  it('let a verified visitor choose another time without a new code', async () => {
    openPage()
    await goToReview()
    await clickButton('Choose another time')
    await clickButton('13:30')
    await findHeading('Is everything right?')
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    expect(testContext.clinic.bookedTimes).toEqual(['2026-11-23 12:30:00'])
    expect(testContext.clinic.smsSent).toHaveLength(1)
  })

  it('do not book twice after the confirmation', async () => {
    openPage()
    await goToReview()
    await clickButton('Confirm the booking')
    await findHeading('You are booked')
    window.history.back()
    await new Promise((done) => setTimeout(done, 50))
    await findHeading('You are booked')
    await clickButton('Book another time')
    await findHeading('What would you like to book?')
    await pickTime()
    expect(screen.getByLabelText('First name')).toHaveValue('')
  })
})

describe('PUB-003 a double click', () => {
  it('starts one flow, sends one code and books once', async () => {
    openPage()
    await clickButton(/^Facial/)
    await clickButton(/^Monday 23 November/)
    pressTwice(await screen.findByRole('button', { name: '10:00' }))
    await findHeading('Who is coming?')
    await fillDetails()
    pressTwice(screen.getByRole('button', { name: 'Send the code' }))
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    pressTwice(await screen.findByRole('button', { name: 'Confirm the booking' }))
    await findHeading('You are booked')
    for (const action of ['begin', 'choose', 'send-otp', 'verify-otp', 'bookings']) expect(keysOf(action), action).toHaveLength(1)
    expect(testContext.clinic.smsSent).toHaveLength(1)
    expect(testContext.clinic.bookedTimes).toHaveLength(1)
  })
})

describe('PLT-086 the booking flow after a network error', () => {
  it('repeats a booking with an unknown outcome with the same key, so that it is made once', async () => {
    openPage()
    await goToReview()
    testContext.clinic.lostResponses.add('bookings')
    await clickButton('Confirm the booking')
    expect(await screen.findByText('We could not reach the clinic.')).toBeVisible()
    testContext.clinic.lostResponses.clear()
    reloadPage()
    await findHeading('You are booked')
    expect(testContext.clinic.bookedTimes).toHaveLength(1)
  })

  it('sends no second SMS when the response to the first was lost', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    testContext.clinic.lostResponses.add('send-otp')
    await clickButton('Send the code')
    await screen.findByText('We could not reach the clinic.')
    testContext.clinic.lostResponses.clear()
    await clickButton('Try again')
    await screen.findByLabelText('Six-digit code')
    expect(keysOf('send-otp')).toHaveLength(2)
    expect(new Set(keysOf('send-otp')).size).toBe(1)
    expect(testContext.clinic.smsSent).toHaveLength(1)
  })

  it('shows the offline banner, keeps the typed text, and retries when the browser is online', async () => {
    openPage()
    await clickButton(/^Facial/)
    await findHeading('Which day suits you?')
    goOnline(false)
    testContext.clinic.unreachable.add('slots')
    expect(await screen.findByText('No Internet Connection')).toBeVisible()
    await clickButton(/^Monday 23 November/)
    await screen.findByText('We could not reach the clinic.')
    testContext.clinic.unreachable.clear()
    goOnline(true)
    await clickButton('10:00')
    await findHeading('Who is coming?')
    expect(screen.queryByText('No Internet Connection')).toBeNull()
  })

  it('retries loading the flow after a reload instead of starting a new one', async () => {
    openPage()
    await goToReview()
    testContext.clinic.unreachable.add('flow')
    reloadPage()
    await screen.findByText('We could not reach the clinic.')
    testContext.clinic.unreachable.clear()
    await clickButton('Try again')
    expect(await findHeading('Is everything right?')).toBeVisible()
    expect(keysOf('begin')).toHaveLength(1)
  })
})

describe('PUB-010 an expired flow', () => {
  it('is replaced by a new flow with the typed text and a new code', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await clickButton('Send the code')
    const field = await screen.findByLabelText('Six-digit code')
    testContext.clinic.endFlows()
    fireEvent.change(field, { target: { value: CODE } })
    await findHeading('Who is coming?')
    expect(await screen.findByText(/we have to send a new code/)).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveValue('eva@example.com')
    await clickButton('Send the code')
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    expect(await screen.findByRole('button', { name: 'Confirm the booking' })).toBeVisible()
  })
})
