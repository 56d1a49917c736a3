import { server } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { ANNA, COMPANY } from '../../testing/fake-clinic'
import { BUSY, clickButton, expectAccessible, findHeading, openPage, reloadPage, setUpFreshTab, testContext } from '../../testing/visitor'

setUpFreshTab()

const BASE = `*/api/v2/booking-portal/${COMPANY}`
const PAGE = `/booking/check-in/${COMPANY}?lang=en`
const access = { sent_to: '+46 •• •• 67', resend_at: null, expires_at: '2026-11-23 10:00:00', pending_forms: 0 }
const booking = {
  id: 'b1',
  service_id: '00000000-0000-7000-8000-0000000000f1',
  add_on_ids: [],
  practitioner_id: ANNA,
  start_at: '2026-11-25 09:00:00',
  end_at: '2026-11-25 10:00:00',
  state: 'booked',
  service_name: 'Facial',
  practitioner_name: 'Anna Ek',
  price: 95000,
  is_changeable: false,
  can_check_in: true,
}

let desk: { booking: typeof booking; isVerified: boolean; opened: unknown[]; failing: string }

const reply = (data: object) => HttpResponse.json({ status: '1', message: '', data })
const refuse = (status: number, message: string) => HttpResponse.json({ status: '0', message, data: { code: 'portal.busy' } }, { status })
const current = () =>
  reply({ ...access, state: desk.isVerified ? 'verified' : 'code_sent', booking: desk.isVerified ? desk.booking : null })

beforeEach(() => {
  desk = { booking: { ...booking }, isVerified: false, opened: [], failing: '' }
  const post = (path: string, respond: (body: unknown) => Response) =>
    http.post(BASE + path, async ({ request }) => {
      if (desk.failing !== path) return respond(await request.json())
      desk.failing = ''
      return refuse(429, 'Many are asking right now.')
    })
  server.use(
    http.get(`${BASE}/get-key-booking`, () => current()),
    post('/check-in/open', (body) => {
      desk.opened.push(body)
      return reply({ ...access, state: 'code_sent', booking: null, flow_key: 'fl0w' })
    }),
    post('/verify-key-otp', () => {
      desk.isVerified = true
      return current()
    }),
    post('/check-in', () => {
      desk.booking = { ...desk.booking, state: 'arrived', can_check_in: false }
      return current()
    }),
  )
})

async function verify() {
  await clickButton('Send me a code')
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '314159')
}

describe('BEY-007 self check-in at the reception', () => {
  it('takes the phone number and a code, shows the booking, and says that the clinic sees it, also after a reload', async () => {
    openPage(PAGE)
    await userEvent.type(await screen.findByLabelText('Mobile number'), '070-174 06 05')
    await expectAccessible()
    await verify()
    await findHeading('Are you here now?')
    expect(desk.opened).toEqual([{ country_code: '+46', mobile_number: '701740605' }])
    expect(screen.getByText('Facial')).toBeVisible()
    await clickButton('I am here')
    await findHeading('You are checked in')
    expect(screen.getByText('The clinic sees that you have arrived. Please take a seat.')).toBeVisible()
    reloadPage()
    await findHeading('You are checked in')
    expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull()
    await expectAccessible()
  })

  it('asks for the e-mail address where codes go by mail, and sends what failed again', async () => {
    testContext.clinic.settings.code_channel = 'mail'
    openPage(PAGE.replace('lang=en', 'lang=sv'))
    await userEvent.type(await screen.findByLabelText('E-postadress'), 'eva@example.com')
    desk.failing = '/check-in/open'
    await clickButton('Skicka en kod till mig')
    await clickButton('Försök igen')
    await clickButton('Skicka en ny kod')
    await waitFor(() => expect(desk.opened).toEqual([{ email: 'eva@example.com' }, { email: 'eva@example.com' }]))
    await userEvent.type(await screen.findByLabelText('Sexsiffrig kod'), '314159')
    desk.failing = '/check-in'
    await clickButton('Jag är här')
    await clickButton('Försök igen')
    await findHeading('Du är incheckad')
    expect(desk.booking.state).toBe('arrived')
  })

  it('says that it is too early or over, and begins anew when a code is asked for after a reload', async () => {
    desk.booking.can_check_in = false
    openPage(PAGE)
    await userEvent.type(await screen.findByLabelText('Mobile number'), '0701740605')
    await clickButton('Send me a code')
    await screen.findByLabelText('Six-digit code')
    reloadPage()
    await clickButton('Send a new code')
    await userEvent.type(await screen.findByLabelText('Mobile number'), '0701740605')
    await verify()
    await findHeading('You can’t check in now')
    expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull()
  })

  it('asks for the clinic a second time', async () => {
    testContext.clinic.refusals.set('clinic', BUSY)
    openPage(PAGE)
    await screen.findByText(BUSY.message)
    testContext.clinic.refusals.clear()
    await clickButton('Try again')
    expect(await screen.findByLabelText('Mobile number')).toBeVisible()
  })

  it('says that the portal is closed', async () => {
    testContext.clinic.settings.state = 'closed'
    openPage(PAGE)
    expect(await screen.findByRole('heading', { name: /closed|can’t be booked|not open/i })).toBeVisible()
    expect(screen.queryByLabelText('Mobile number')).toBeNull()
  })
})
