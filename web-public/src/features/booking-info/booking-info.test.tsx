import { server } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { ANNA, COMPANY } from '../../testing/fake-clinic'
import { BUSY, clickButton, expectAccessible, findHeading, openPage, reloadPage, setUpFreshTab, testContext } from '../../testing/visitor'
import type { ManagedBooking } from './booking-info.api'

setUpFreshTab()

const BASE = `*/api/v2/booking-portal/${COMPANY}`
const INFO = `/booking/info/${COMPANY}?lang=en&key=k3y`
const MOVE = `/booking/reschedule/${COMPANY}?lang=en&key=k3y`
const booking = {
  id: 'b1',
  service_id: '00000000-0000-7000-8000-0000000000f1',
  add_on_ids: ['00000000-0000-7000-8000-0000000000f7'],
  practitioner_id: ANNA,
  start_at: '2026-11-25 09:00:00',
  end_at: '2026-11-25 10:00:00',
  state: 'booked',
  service_name: 'Facial',
  practitioner_name: 'Anna Ek',
  price: 95000,
  is_changeable: true,
  can_check_in: false,
  cancellation_fee: null as ManagedBooking['cancellation_fee'],
  fee_terms: null as ManagedBooking['fee_terms'],
}
const fee = {
  kind: 'cancellation' as const,
  reason: 'due' as const,
  amount: 50000,
  prepaid: 0,
  due: 50000,
  missed: 0,
  missed_until_fee: 0,
  missed_months: 12,
  is_counted: true,
}
const access = {
  state: 'code_sent',
  sent_to: '+46 •• •• 67',
  resend_at: null,
  expires_at: '2026-11-23 10:00:00',
  booking: null,
  pending_forms: 0,
}

/** The server's side of a link: the booking after the code, and what was sent. */
let linked: {
  booking: typeof booking
  isVerified: boolean
  pendingForms: number
  sent: { path: string; body: unknown; flow: string | null }[]
  refusal: object | null
  /** The call whose next answer is a refusal that can be tried again. */
  failing: string
  /** The masked number of the card on file. */
  card: string | null
}

const reply = (data: object) => HttpResponse.json({ status: '1', message: '', data })
const refuse = (status: number, code: string, message: string, data: object = {}) =>
  HttpResponse.json({ status: '0', message, data: { code, ...data } }, { status })
const current = () =>
  reply({ ...access, ...(linked.isVerified && { state: 'verified', booking: linked.booking, pending_forms: linked.pendingForms }) })

beforeEach(() => {
  linked = { booking: { ...booking }, isVerified: false, pendingForms: 0, sent: [], refusal: null, failing: '', card: null }
  const post = (path: string, respond: (body: Record<string, unknown>) => Response) =>
    http.post(BASE + path, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      if (linked.failing === path) {
        linked.failing = ''
        return refuse(429, 'portal.busy', 'Many are asking right now.')
      }
      linked.sent.push({ path, body, flow: request.headers.get('x-flow-key') })
      return respond(body)
    })
  server.use(
    http.get(`${BASE}/get-key-booking`, () => current()),
    http.get(`${BASE}/key-bookings`, () => reply({ bookings: [], has_more: false })),
    http.get(`${BASE}/card-on-file`, () => {
      if (linked.failing === '/card-on-file') {
        linked.failing = ''
        return refuse(429, 'portal.busy', 'Many are asking right now.')
      }
      return reply({ card_number: linked.card, max_amount: 50000 })
    }),
    post('/card-on-file/remove', () => {
      linked.card = null
      return reply({ card_number: null, max_amount: 0 })
    }),
    post('/send-key-otp', () => reply({ ...access, flow_key: 'fl0w' })),
    post('/key-forms', () => reply({ ...access, state: 'verified', flow_key: 'f0rms' })),
    post('/verify-key-otp', ({ code }) => {
      if (code !== '314159')
        return HttpResponse.json(
          { status: '0', message: '', data: { code: 'invalid' }, errors: { code: [{ code: 'code', message: 'The code is wrong.' }] } },
          { status: 422 },
        )
      linked.isVerified = true
      return current()
    }),
    post('/check-in', () => {
      linked.booking = { ...linked.booking, state: 'arrived', is_changeable: false, can_check_in: false }
      return current()
    }),
    post('/cancel', () => {
      linked.booking = { ...linked.booking, state: 'cancelled', is_changeable: false }
      return current()
    }),
    post('/reschedule', ({ start_at }) => {
      if (linked.refusal) return refuse(409, 'booking.time_taken', 'Taken', linked.refusal)
      linked.booking = { ...linked.booking, start_at: String(start_at) }
      return current()
    }),
  )
})

async function verify() {
  await clickButton('Send me a code')
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '314159')
}

describe('PUB-005 the page of a booking', () => {
  it('shows nothing of the booking before the code, then what is booked, and survives a reload', async () => {
    testContext.clinic.settings.cancellation_policy = { hours: 24, text_en: 'Cancel a day ahead.', text_sv: '' }
    openPage(INFO)
    await findHeading('See or change your booking')
    expect(screen.queryByText('Facial')).toBeNull()
    await clickButton('Send me a code')
    expect(await screen.findByText(/\+46 •• •• 67/)).toBeVisible()
    await clickButton('Continue')
    expect(await screen.findByText('Type all six digits.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Six-digit code'), '111111')
    expect(await screen.findByText('The code is wrong.')).toBeVisible()
    await clickButton('Send a new code')
    await waitFor(() => expect(linked.sent.filter(({ path }) => path === '/send-key-otp')).toHaveLength(2))
    await userEvent.clear(screen.getByLabelText('Six-digit code'))
    await userEvent.type(screen.getByLabelText('Six-digit code'), '314159')
    await findHeading('Your booking')
    expect(screen.getByText('Wednesday 25 November, 10:00')).toBeVisible()
    expect(screen.getByText('Cancel a day ahead.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download calendar file' })).toHaveAttribute('href', expect.stringContaining('key=k3y'))
    expect(screen.getByRole('link', { name: 'Change the time' })).toHaveAttribute('href', `/booking/reschedule/${COMPANY}?lang=en&key=k3y`)
    expect(linked.sent[0]).toEqual({ path: '/send-key-otp', body: { key: 'k3y', client_key: '' }, flow: null })
    await expectAccessible()
    reloadPage()
    await findHeading('Your booking')
  })

  it('BEY-007 says that the client is here, near the start only', async () => {
    linked.booking.can_check_in = true
    openPage(INFO)
    await verify()
    linked.failing = '/check-in'
    await clickButton('I am here')
    await clickButton('Try again')
    expect(await screen.findByText('The clinic sees that you have arrived. Please take a seat.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull()
    expect(linked.sent.at(-1)).toEqual({ path: '/check-in', body: {}, flow: 'fl0w' })
  })

  it('asks a second time for what failed: the clinic, the code, its check and the cancellation', async () => {
    testContext.clinic.refusals.set('clinic', BUSY)
    openPage(INFO)
    await screen.findByText(BUSY.message)
    testContext.clinic.refusals.clear()
    await clickButton('Try again')
    await findHeading('See or change your booking')
    linked.failing = '/send-key-otp'
    await clickButton('Send me a code')
    await clickButton('Try again')
    linked.failing = '/verify-key-otp'
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '314159')
    await clickButton('Try again')
    await clickButton('Cancel the booking')
    await findHeading('Cancel the booking?')
    linked.failing = '/cancel'
    await clickButton('Yes, cancel it')
    await clickButton('Try again')
    await waitFor(() => expect(linked.booking.state).toBe('cancelled'))
    expect(linked.sent.map(({ path }) => path)).toEqual(['/send-key-otp', '/verify-key-otp', '/cancel'])
  })

  it('BEY-006 removes the card on file after a question; a double click sends it once', async () => {
    linked.card = '476173******0119'
    linked.failing = '/card-on-file'
    openPage(INFO)
    await verify()
    await clickButton('Try again')
    expect(await screen.findByText(/saved your card 476173.*0119 for fees, at most .*500/)).toBeVisible()
    await expectAccessible()
    await clickButton('Remove the card')
    await clickButton('Keep the card')
    expect(linked.card).not.toBeNull()
    await clickButton('Remove the card')
    linked.failing = '/card-on-file/remove'
    await clickButton('Yes, remove the card')
    await screen.findByText('Many are asking right now.')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^The card is removed/)).toBeVisible()
    expect(linked.sent.filter(({ path }) => path === '/card-on-file/remove')).toHaveLength(1)
  })

  it('cancels after a question; a double click sends it once', async () => {
    openPage(INFO)
    await verify()
    await clickButton('Cancel the booking')
    await findHeading('Cancel the booking?')
    await clickButton('Keep the booking')
    await findHeading('Your booking')
    await clickButton('Cancel the booking')
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Yes, cancel it' }))
    await findHeading('The booking is cancelled')
    expect(linked.sent.filter(({ path }) => path === '/cancel')).toEqual([{ path: '/cancel', body: {}, flow: 'fl0w' }])
    expect(screen.getByRole('link', { name: 'Book a new time' })).toHaveAttribute('href', `/booking/${COMPANY}?lang=en`)
    await expectAccessible()
  })

  it('BKG-035 offers no change of a booking whose time to change it has passed, and says why when it passes meanwhile', async () => {
    server.use(http.post(`${BASE}/cancel`, () => refuse(409, 'booking.policy_time_passed', 'It is too late. Cancel a day ahead.')))
    openPage(INFO)
    await verify()
    await clickButton('Cancel the booking')
    await clickButton('Yes, cancel it')
    expect(await screen.findByText('It is too late. Cancel a day ahead.')).toBeVisible()
    linked.booking.is_changeable = false
    reloadPage()
    expect(await screen.findByText('This booking can’t be changed here any more.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull()
  })

  it('BEY-006 says what cancelling costs now, and sends what was read', async () => {
    linked.booking = {
      ...linked.booking,
      is_changeable: false,
      cancellation_fee: fee,
      fee_terms: { hours: 24, cancellation: 50000, no_show: 90000, missed_until_fee: 2, missed_months: 6 },
    }
    openPage(INFO)
    await verify()
    expect(await screen.findByText('This booking can’t be moved here any more, but it can be cancelled.')).toBeVisible()
    expect(screen.getByText(/^Cancelling less than 24 hours before the start costs .*500/)).toBeVisible()
    expect(screen.getByText(/^Not coming costs .*900/)).toBeVisible()
    expect(screen.getByText('The first 2 times within 6 months are free of charge.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Change the time' })).toBeNull()
    await clickButton('Cancel the booking')
    expect(await screen.findByText(/^Cancelling now costs .*500.*, which you pay to the clinic\./)).toBeVisible()
    await expectAccessible()
    await clickButton(/^Yes, cancel for .*500/)
    await findHeading('The booking is cancelled')
    expect(linked.sent.at(-1)).toEqual({ path: '/cancel', body: { accepted_fee: 50000 }, flow: 'fl0w' })
  })

  it('BEY-006 cancels nothing when the fee has changed meanwhile, and reads it anew', async () => {
    server.use(
      http.post(`${BASE}/cancel`, () => refuse(409, 'booking_fee.not_accepted', 'Cancelling now brings a fee.', { amount: 20000 })),
    )
    openPage(INFO)
    await verify()
    await clickButton('Cancel the booking')
    await clickButton('Yes, cancel it')
    expect(await screen.findByText('Cancelling now brings a fee.')).toBeVisible()
    linked.booking = { ...linked.booking, is_changeable: false, cancellation_fee: { ...fee, due: 20000, prepaid: 30000 } }
    await clickButton('Show what it costs')
    expect(await screen.findByText(/^Cancelling now costs .*200.* beside the .*300.* that you have paid in advance\./)).toBeVisible()
    expect(screen.queryByText('Cancelling now brings a fee.')).toBeNull()
    linked.booking = { ...linked.booking, cancellation_fee: { ...fee, reason: 'prepaid', due: 0, prepaid: 50000 } }
    reloadPage()
    await clickButton('Cancel the booking')
    expect(await screen.findByText(/^Cancelling now costs what you have paid in advance, .*500/)).toBeVisible()
    linked.booking = { ...linked.booking, cancellation_fee: { ...fee, reason: 'history', amount: 0, due: 0 } }
    reloadPage()
    await clickButton('Cancel the booking')
    expect(await screen.findByText('It is late to cancel, but free of charge this time.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible()
  })

  it('asks for a new code when the visitor was away for long', async () => {
    openPage(INFO)
    await verify()
    await findHeading('Your booking')
    server.use(http.get(`${BASE}/get-key-booking`, () => refuse(401, 'booking_flow.expired', 'Away')))
    reloadPage()
    expect(await screen.findByText(/You have been away for a while/)).toBeVisible()
    await clickButton('Send me a code')
    expect(await screen.findByLabelText('Six-digit code')).toBeVisible()
  })

  it('PUB-002 follows the language of the link, and says when the key is missing', async () => {
    openPage(`/booking/info/${COMPANY}?lang=sv&key=k3y`)
    await findHeading('Se eller ändra din bokning')
    openPage(`/booking/info/${COMPANY}?lang=en`)
    await findHeading('The link is incomplete')
  })
})

describe('PUB-002 is_FillLocAndQue', () => {
  const FORMS = `/booking/${COMPANY}?lang=en&key=k3y&client_key=cl13nt&is_FillLocAndQue=1`
  const flows: (string | null)[] = []
  beforeEach(() => {
    flows.length = 0
    server.use(
      http.get(`*/api/questionary-loc/${COMPANY}/forms`, ({ request }) => {
        flows.push(request.headers.get('x-flow-key'))
        return reply({ first_name: 'Klara', last_name: 'Ek', consents: [], questionnaires: [], completed: [] })
      }),
    )
  })

  it('shows the client’s forms after the booking’s code, without another; what failed is asked for again', async () => {
    openPage(FORMS)
    await findHeading('Fill in forms before the visit')
    expect(flows).toEqual([])
    linked.failing = '/key-forms'
    await verify()
    await clickButton('Try again')
    await findHeading('Hello Klara')
    expect(linked.sent[0]?.body).toEqual({ key: 'k3y', client_key: 'cl13nt' })
    expect(linked.sent.at(-1)).toEqual({ path: '/key-forms', body: {}, flow: 'fl0w' })
    expect(flows).toEqual(['f0rms'])
    await expectAccessible()
  })

  it('asks for a new code when the visitor was away for long', async () => {
    server.use(http.post(`${BASE}/key-forms`, () => refuse(401, 'booking_flow.expired', 'Away')))
    openPage(FORMS)
    await verify()
    expect(await screen.findByText(/You have been away for a while/)).toBeVisible()
  })

  it('is led to from the page of a booking whose client has forms to fill in', async () => {
    linked.pendingForms = 2
    openPage(INFO)
    await verify()
    const link = await screen.findByRole('link', { name: 'Fill in forms before the visit' })
    expect(link).toHaveAttribute('href', `/booking/${COMPANY}?lang=en&key=k3y&is_FillLocAndQue=1`)
  })
})

describe('PUB-005 another time', () => {
  it('is found by the search of the booking page and moves the booking after a question', async () => {
    openPage(MOVE)
    await verify()
    expect(await screen.findByText('Now: Wednesday 25 November, 10:00')).toBeVisible()
    await clickButton(/^Monday 23 November/)
    await clickButton('10:00')
    await findHeading('Move the booking?')
    await clickButton('Choose another time')
    await clickButton('10:00')
    await expectAccessible()
    reloadPage()
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Move the booking' }))
    await findHeading('The booking is moved')
    expect(screen.getByText('Monday 23 November, 10:00')).toBeVisible()
    expect(linked.sent.filter(({ path }) => path === '/reschedule')).toEqual([
      { path: '/reschedule', body: { start_at: '2026-11-23 09:00:00', any_practitioner: false }, flow: 'fl0w' },
    ])
    expect(screen.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute('href', `/booking/info/${COMPANY}?lang=en&key=k3y`)
  })

  it('BEY-002 offers the times that are left when somebody else was first', async () => {
    linked.refusal = { slots: [{ start_at: '2026-11-23 13:00:00', practitioner_ids: [ANNA] }] }
    openPage(`${MOVE}&day=2026-11-23&at=2026-11-23T09:00:00&step=confirm`)
    await verify()
    await clickButton('Move the booking')
    expect(await screen.findByText('Someone else just took that time.')).toBeVisible()
    linked.refusal = null
    await clickButton('14:00')
    await clickButton('Move the booking')
    await findHeading('The booking is moved')
  })
})
