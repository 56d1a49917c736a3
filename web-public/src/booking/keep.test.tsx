import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CODE, COMPANY } from '../testing/fake-clinic'
import {
  fillDetails,
  freshTabEachTest,
  heading,
  openPage,
  pickTime,
  press,
  reloadPage,
  stage,
  summary,
  walkToReview,
} from '../testing/visitor'

freshTabEachTest()

const keysOf = (deed: string) => stage.clinic.calls.filter((call) => call.deed === deed).map(({ key }) => key)

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

describe('PUB-003 nothing is lost on reload', () => {
  it('shows the same question with the same choice, and what was typed', async () => {
    openPage()
    await pickTime()
    await userEvent.type(screen.getByLabelText('First name'), 'Eva')
    await userEvent.type(screen.getByLabelText(/Anything we should know/), 'Allergic to latex')
    reloadPage()
    await heading('Who is coming?')
    expect(screen.getByLabelText('First name')).toHaveValue('Eva')
    expect(screen.getByLabelText(/Anything we should know/)).toHaveValue('Allergic to latex')
    expect(await screen.findByText('Monday 2026-11-23, 10:00')).toBeVisible()
  })

  it('stays at the code, at the held time and at the confirmation', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await press('Send the code')
    await heading('Type the code we sent')
    reloadPage()
    await heading('Type the code we sent')
    await userEvent.type(screen.getByLabelText('Six-digit code'), CODE)
    await heading('Is everything right?')
    reloadPage()
    expect(await screen.findByRole('timer')).toHaveTextContent('15:00')
    await press('Confirm the booking')
    await heading('You are booked')
    reloadPage()
    await heading('You are booked')
    expect(stage.clinic.smsSent).toHaveLength(1)
    expect(stage.clinic.booked).toHaveLength(1)
  })

  it('works in a frame whose storage is blocked: the key in the fragment, the typed words in the history entry', async () => {
    blockStorage()
    openPage()
    await pickTime()
    await fillDetails()
    await press('Send the code')
    await heading('Type the code we sent')
    expect(window.location.hash).toBe('#flow=flow-1')
    reloadPage()
    await heading('Type the code we sent')
    await press('Change the phone number')
    expect(await screen.findByLabelText('Last name')).toHaveValue('Lind')
  })

  it('PUB-010 never takes a flow’s key from a link while the browser has a storage of its own', async () => {
    openPage(`/booking/${COMPANY}?lang=en&step=review#flow=strangers-key`)
    await heading('What would you like to book?')
    await pickTime()
    expect(stage.clinic.calls.map(({ deed }) => deed)).toEqual(['begin', 'choose'])
  })
})

describe('PUB-003 nothing is lost on back', () => {
  it('goes back a question at a time with the answer still there, and on again', async () => {
    openPage()
    await pickTime()
    await userEvent.type(screen.getByLabelText('First name'), 'Eva')
    window.history.back()
    await heading('What time?')
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: '10:00' })).toHaveAttribute('aria-current', 'true'))
    window.history.back()
    await heading('Which day suits you?')
    window.history.forward()
    await heading('What time?')
    await press('09:00')
    await heading('Who is coming?')
    expect(screen.getByLabelText('First name')).toHaveValue('Eva')
    expect(summary().getByText('Monday 2026-11-23, 09:00')).toBeVisible()
  })

  it('lets a verified visitor choose another time without a new code', async () => {
    openPage()
    await walkToReview()
    await press('Choose another time')
    await press('13:30')
    await heading('Is everything right?')
    await press('Confirm the booking')
    await heading('You are booked')
    expect(stage.clinic.booked).toEqual(['2026-11-23 12:30:00'])
    expect(stage.clinic.smsSent).toHaveLength(1)
  })

  it('does not book twice by going back after the confirmation', async () => {
    openPage()
    await walkToReview()
    await press('Confirm the booking')
    await heading('You are booked')
    window.history.back()
    await new Promise((done) => setTimeout(done, 50))
    await heading('You are booked')
    await press('Book another time')
    await heading('What would you like to book?')
    await pickTime()
    expect(screen.getByLabelText('First name')).toHaveValue('')
  })
})

describe('PUB-003 twice pressed is once done', () => {
  it('begins one flow, sends one code and books once', async () => {
    openPage()
    await press(/^Facial/)
    await press(/^Anyone/)
    await press(/^Monday 23 November/)
    pressTwice(await screen.findByRole('button', { name: '10:00' }))
    await heading('Who is coming?')
    await fillDetails()
    pressTwice(screen.getByRole('button', { name: 'Send the code' }))
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    pressTwice(await screen.findByRole('button', { name: 'Confirm the booking' }))
    await heading('You are booked')
    for (const deed of ['begin', 'choose', 'send-otp', 'verify-otp', 'bookings']) expect(keysOf(deed), deed).toHaveLength(1)
    expect(stage.clinic.smsSent).toHaveLength(1)
    expect(stage.clinic.booked).toHaveLength(1)
  })
})

describe('PLT-086 a lost network', () => {
  it('repeats what nobody knows was done under the same key, so it is done once', async () => {
    openPage()
    await walkToReview()
    stage.clinic.loseAnswerOf.add('bookings')
    await press('Confirm the booking')
    expect(await screen.findByText('We could not reach the clinic.')).toBeVisible()
    stage.clinic.loseAnswerOf.clear()
    reloadPage()
    await heading('You are booked')
    expect(stage.clinic.booked).toHaveLength(1)
  })

  it('sends no second SMS when the answer to the first was lost', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    stage.clinic.loseAnswerOf.add('send-otp')
    await press('Send the code')
    await screen.findByText('We could not reach the clinic.')
    stage.clinic.loseAnswerOf.clear()
    await press('Try again')
    await heading('Type the code we sent')
    expect(keysOf('send-otp')).toHaveLength(2)
    expect(new Set(keysOf('send-otp')).size).toBe(1)
    expect(stage.clinic.smsSent).toHaveLength(1)
  })

  it('says that there is no connection, keeps what was typed, and asks again by itself when it is back', async () => {
    openPage()
    await press(/^Facial/)
    await press(/^Anyone/)
    await heading('Which day suits you?')
    goOnline(false)
    stage.clinic.unreachable.add('slots')
    expect(await screen.findByText('No Internet Connection')).toBeVisible()
    await press(/^Monday 23 November/)
    await screen.findByText('We could not reach the clinic.')
    stage.clinic.unreachable.clear()
    goOnline(true)
    await press('10:00')
    await heading('Who is coming?')
    expect(screen.queryByText('No Internet Connection')).toBeNull()
  })

  it('waits for the server to say where we were instead of beginning anew', async () => {
    openPage()
    await walkToReview()
    stage.clinic.unreachable.add('flow')
    reloadPage()
    await screen.findByText('We could not reach the clinic.')
    stage.clinic.unreachable.clear()
    await press('Try again')
    await heading('Is everything right?')
  })
})

describe('PUB-010 a flow that has ended', () => {
  it('begins a new one with what was typed, and asks for a new code', async () => {
    openPage()
    await pickTime()
    await fillDetails()
    await press('Send the code')
    const field = await screen.findByLabelText('Six-digit code')
    stage.clinic.endFlows()
    fireEvent.change(field, { target: { value: CODE } })
    await heading('Who is coming?')
    expect(await screen.findByText(/we have to send a new code/)).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveValue('eva@example.com')
    await press('Send the code')
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    await heading('Is everything right?')
  })
})
