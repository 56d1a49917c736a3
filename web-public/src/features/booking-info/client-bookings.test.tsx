import { server } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { COMPANY } from '../../testing/fake-clinic'
import { clickButton, expectAccessible, findHeading, openPage, reloadPage, setUpFreshTab } from '../../testing/visitor'
import type { ComingBooking, ManagedBooking } from './booking-info.api'

setUpFreshTab()

const BASE = `*/api/v2/booking-portal/${COMPANY}`
const INFO = `/booking/info/${COMPANY}?lang=en&key=k3y&client_key=cl13nt`
const booking: ManagedBooking = {
  id: 'b1',
  service_id: '00000000-0000-7000-8000-0000000000f1',
  add_on_ids: [],
  practitioner_id: '00000000-0000-7000-8000-0000000000a1',
  start_at: '2026-11-25 09:00:00',
  end_at: '2026-11-25 10:00:00',
  state: 'booked',
  service_name: 'Facial',
  practitioner_name: 'Anna Ek',
  price: 95000,
  is_changeable: true,
  can_check_in: false,
  cancellation_fee: null,
  fee_terms: null,
}
const other: ComingBooking = {
  start_at: '2026-12-02 12:30:00',
  end_at: '2026-12-02 13:15:00',
  state: 'booked',
  service_name: 'Massage',
  practitioner_name: 'Bo Alm',
  place: 'Storgatan 1, 111 22 Stockholm',
  key: '0ther',
  can_move: true,
  can_cancel: true,
}
const access = {
  state: 'code_sent',
  sent_to: '+46 •• •• 67',
  resend_at: null,
  expires_at: '2026-11-23 10:00:00',
  booking: null,
  pending_forms: 0,
}

let isVerified: boolean
let others: { bookings: ComingBooking[]; has_more: boolean }
/** The flow keys with which the list was read. */
let reads: (string | null)[]
let refusal: { status: number; code: string } | null

const reply = (data: object) => HttpResponse.json({ status: '1', message: '', data })
const current = () => reply({ ...access, ...(isVerified && { state: 'verified', booking }) })

beforeEach(() => {
  isVerified = false
  others = { bookings: [other], has_more: false }
  reads = []
  refusal = null
  server.use(
    http.get(`${BASE}/get-key-booking`, () => current()),
    http.get(`${BASE}/card-on-file`, () => reply({ card_number: null, max_amount: 0 })),
    http.get(`${BASE}/key-bookings`, ({ request }) => {
      reads.push(request.headers.get('x-flow-key'))
      if (!refusal) return reply(others)
      return HttpResponse.json({ status: '0', message: 'Not now.', data: { code: refusal.code } }, { status: refusal.status })
    }),
    http.post(`${BASE}/send-key-otp`, () => reply({ ...access, flow_key: 'fl0w' })),
    http.post(`${BASE}/verify-key-otp`, () => {
      isVerified = true
      return current()
    }),
  )
})

async function verify() {
  await clickButton('Send me a code')
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '314159')
  await findHeading('Your booking')
}

const findList = () => screen.findByRole('region', { name: 'Your other bookings' })

describe('BKG-042 the other bookings of a client', () => {
  it('PUB-010 are read after the code only, and say when, what, who, where and what the client may do', async () => {
    openPage(INFO)
    await findHeading('See or change your booking')
    expect(reads).toEqual([])
    await verify()
    const list = within(await findList())
    expect(reads).toEqual(['fl0w'])
    expect(list.getByText('Wednesday 2 December, 13:30–14:15')).toBeVisible()
    expect(list.getByText('Massage · Bo Alm')).toBeVisible()
    expect(list.getByText('Storgatan 1, 111 22 Stockholm')).toBeVisible()
    expect(list.getByText('Booked')).toBeVisible()
    const name = (action: string) => `${action}: Massage, Wednesday 2 December, 13:30`
    const href = (page: string) => `/booking/${page}/${COMPANY}?lang=en&key=0ther`
    expect(list.getByRole('link', { name: name('Open') })).toHaveAttribute('href', href('info'))
    expect(list.getByRole('link', { name: name('Change the time') })).toHaveAttribute('href', href('reschedule'))
    expect(list.getByRole('link', { name: name('Cancel') })).toHaveAttribute('href', `${href('info')}&cancel=1`)
    await expectAccessible()
  })

  it('offer only what the policy allows, and say when there are more', async () => {
    others = {
      bookings: [
        { ...other, key: 'k1', can_move: false },
        { ...other, key: 'k2', can_move: false, can_cancel: false, state: 'arrived', place: '' },
      ],
      has_more: true,
    }
    openPage(INFO)
    await verify()
    const [cancellable, fixed] = within(await findList())
      .getAllByRole('listitem')
      .map((item) => within(item))
    expect(cancellable?.getByText('Booked · It can’t be moved here any more, but it can be cancelled.')).toBeVisible()
    expect(cancellable?.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open', 'Cancel'])
    expect(fixed?.getByText('You have arrived · It can’t be changed here any more.')).toBeVisible()
    expect(fixed?.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open'])
    expect(screen.getByText(/^You have more bookings than are listed here/)).toBeVisible()
  })

  it('are reached by the keyboard, in the language of the link', async () => {
    isVerified = true
    openPage(INFO.replace('lang=en', 'lang=sv'))
    await clickButton('Skicka en kod till mig')
    await userEvent.type(await screen.findByLabelText('Sexsiffrig kod'), '314159')
    const list = await screen.findByRole('region', { name: 'Dina andra bokningar' })
    expect(within(list).getByText('Bokad')).toBeVisible()
    const open = within(list).getByRole('link', { name: /^Öppna: Massage/ })
    for (let presses = 0; presses < 40 && document.activeElement !== open; presses += 1) await userEvent.tab()
    expect(open).toHaveFocus()
    await userEvent.tab()
    expect(within(list).getByRole('link', { name: /^Ändra tiden: Massage/ })).toHaveFocus()
  })

  it('are not mentioned when there are none, and when the server refuses them', async () => {
    others = { bookings: [], has_more: false }
    openPage(INFO)
    await verify()
    await waitFor(() => expect(reads).toHaveLength(1))
    expect(screen.queryByText('Your other bookings')).toBeNull()
    refusal = { status: 403, code: 'booking_flow.unverified' }
    reloadPage()
    await findHeading('Your booking')
    await waitFor(() => expect(reads).toHaveLength(2))
    expect(screen.queryByText('Not now.')).toBeNull()
    expect(screen.queryByText('Your other bookings')).toBeNull()
  })

  it('are asked for again after a failure', async () => {
    refusal = { status: 500, code: 'server.error' }
    openPage(INFO)
    await verify()
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Your other bookings')).toBeNull()
    refusal = null
    await clickButton('Try again')
    expect(within(await findList()).getByText('Massage · Bo Alm')).toBeVisible()
  })
})

describe('BKG-042 a link that leads to the cancellation', () => {
  it('asks whether to cancel at once; keeping the booking survives a reload', async () => {
    openPage(`${INFO}&cancel=1`)
    await clickButton('Send me a code')
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '314159')
    await findHeading('Cancel the booking?')
    await clickButton('Keep the booking')
    await findHeading('Your booking')
    reloadPage()
    await findHeading('Your booking')
    expect(window.location.search).toBe('?lang=en&key=k3y&client_key=cl13nt')
  })
})
