import { expectPageLoad } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { rememberPayment } from '../../booking/payment-memory'
import { COMPANY } from '../../testing/fake-clinic'
import { BUSY, clickButton, expectAccessible, findHeading, goToReview, openPage, setUpFreshTab, testContext } from '../../testing/visitor'

setUpFreshTab()

const PAGE = `/payment?company_id=${COMPANY}&booking_id=p4y&lang=en`
const TERMS = { kind: 'deposit' as const, amount: 19000, price: 95000, methods: ['swish' as const, 'online' as const], card_consent: '' }
const VISIT = {
  service_name: 'Facial',
  practitioner_name: 'Anna Ek',
  client_name: 'Eva Lind',
  start_at: '2026-11-23 09:00:00',
  price: 95000,
  is_cancelled: false,
  asks_forms: true,
  fee_terms: { hours: 24, cancellation: 50000, no_show: null, missed_until_fee: 0, missed_months: 12 },
  client_key: 'c1',
}

async function startPayment(button: string | RegExp) {
  testContext.clinic.paymentTerms = TERMS
  openPage()
  await goToReview()
  expect(screen.queryByRole('button', { name: 'Confirm the booking' })).toBeNull()
  expect(screen.getByText(/The rest, .*760.*, is paid at the clinic/)).toBeVisible()
  await expectPageLoad(() => clickButton(button))
}

it('PUB-004 a visitor pays the deposit by Swish and sees the booking on the page of the payment', async () => {
  await startPayment(/^Pay .*190.* with Swish$/)
  expect(testContext.clinic.calls.find(({ action }) => action === 'pay')?.body).toEqual({ method: 'swish' })
  openPage(PAGE)
  await findHeading(/^Pay .*190/)
  expect(await screen.findByRole('img', { name: 'QR code for Swish' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Swish' })).toHaveAttribute('href', expect.stringContaining('token=t0ken'))
  expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute('href', expect.stringContaining(`/booking/${COMPANY}`))
  await expectAccessible()
  Object.assign(testContext.clinic.payment ?? {}, { state: 'booked', token: '' })
  testContext.clinic.paidVisit = VISIT
  await findHeading('You are booked')
  expect(screen.getByText('Eva Lind')).toBeVisible()
  expect(screen.getByText(/^Cancelling less than 24 hours before the start costs .*500/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See, move or cancel the booking' })).toHaveAttribute(
    'href',
    `/booking/info/${COMPANY}?key=p4y&lang=en`,
  )
  expect(screen.getByRole('link', { name: 'Fill out questionnaires and consents' })).toHaveAttribute(
    'href',
    `/booking/${COMPANY}?key=p4y&lang=en&is_FillLocAndQue=1`,
  )
  await expectAccessible()
  testContext.clinic.paidVisit = { ...VISIT, asks_forms: false }
  openPage(PAGE)
  await findHeading('You are booked')
  await screen.findByText('Eva Lind')
  expect(screen.queryByRole('link', { name: 'Fill out questionnaires and consents' })).toBeNull()
})

it('PUB-004 a visitor who pays by card is sent to the card page; its return is recognised by the tab', async () => {
  await startPayment(/^Pay .*190.* by card$/)
  expect(testContext.clinic.calls.find(({ action }) => action === 'pay')?.body).toEqual({ method: 'online' })
  openPage('/payment?t=1&s=2&eventId=0&lang=en')
  await findHeading(/^Pay .*190/)
  expect(screen.getByRole('link', { name: 'Go to the card page' })).toHaveAttribute('href', 'https://pay.example/checkout?ref=1')
})

const CONSENT = 'I agree that the clinic saves my card and charges it for fees, at most 500 kr.'

async function openReview(consent = CONSENT) {
  testContext.clinic.paymentTerms = { ...TERMS, card_consent: consent }
  openPage()
  await goToReview()
  return screen.findByRole('checkbox', { name: consent })
}

it('BEY-006 a visitor accepts that the card is saved before paying by card; Swish asks for no card', async () => {
  const consent = await openReview()
  await expectAccessible()
  await clickButton(/ by card$/)
  expect(await screen.findByText('Accept this to pay by card.')).toBeVisible()
  expect(testContext.clinic.calls.filter(({ action }) => action === 'pay')).toEqual([])
  await userEvent.click(consent)
  expect(screen.queryByText('Accept this to pay by card.')).toBeNull()
  await expectPageLoad(() => clickButton(/ by card$/))
  expect(testContext.clinic.calls.find(({ action }) => action === 'pay')?.body).toEqual({ method: 'online', card_consent: CONSENT })
})

it('BEY-006 a sentence that has changed meanwhile is shown anew and has to be accepted', async () => {
  await userEvent.click(await openReview())
  const changed = 'I agree that the clinic saves my card and charges it for fees, at most 900 kr.'
  testContext.clinic.paymentTerms = { ...TERMS, card_consent: changed }
  testContext.clinic.refusals.set('pay', { status: 409, code: 'card_on_file.consent_needed', message: 'Read and accept.' })
  await clickButton(/ by card$/)
  expect(await screen.findByRole('checkbox', { name: changed })).not.toBeChecked()
})

it('PUB-006 the clinic is asked for a second time when that failed', async () => {
  await startPayment(/ by card$/)
  testContext.clinic.refusals.set('clinic', BUSY)
  openPage(PAGE)
  await screen.findByText(BUSY.message)
  testContext.clinic.refusals.clear()
  await clickButton('Try again')
  await findHeading(/^Pay .*190/)
  expect(screen.queryByText(BUSY.message)).toBeNull()
})

it('PUB-006 a failed payment says why and leads to a new booking', async () => {
  await startPayment(/ by card$/)
  Object.assign(testContext.clinic.payment ?? {}, { state: 'failed', error: 'The payer stopped the payment.' })
  openPage(PAGE)
  await findHeading('The payment failed')
  expect(screen.getByText('The payer stopped the payment.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book a new time' })).toHaveAttribute('href', `/booking/${COMPANY}?lang=en`)
})

it('PUB-006 a cancelled booking, a lost time and another browser are told in plain words, in both languages', async () => {
  await startPayment(/ by card$/)
  Object.assign(testContext.clinic.payment ?? {}, { state: 'refunded' })
  openPage(PAGE)
  await findHeading('Your money is paid back')
  await userEvent.click(screen.getByRole('button', { name: 'Svenska' }))
  await findHeading('Pengarna är tillbaka')
  Object.assign(testContext.clinic.payment ?? {}, { state: 'booked' })
  testContext.clinic.paidVisit = { ...VISIT, is_cancelled: true }
  openPage(PAGE)
  await findHeading('The booking is cancelled')
  window.sessionStorage.clear()
  openPage(PAGE)
  await screen.findByText(/Confirm with a code that it is you/)
  openPage(`/payment?company_id=${COMPANY}&booking_id=other&lang=en`)
  await findHeading('The payment is being handled')
  openPage('/payment?lang=en')
  await screen.findByRole('heading', { name: 'The payment is being handled' })
})

it('PUB-006 a lost network loses nothing: the page goes on by itself', async () => {
  await startPayment(/ by card$/)
  testContext.clinic.unreachable.add('payment')
  openPage(PAGE)
  expect(await screen.findByText(/Your payment is safe/)).toBeVisible()
  testContext.clinic.unreachable.clear()
  await findHeading(/^Pay .*190/)
  await waitFor(() => expect(screen.queryByText(/Your payment is safe/)).toBeNull())
})

it('PUB-004 a clinic whose register can’t sell takes no booking', async () => {
  testContext.clinic.paymentTerms = { ...TERMS, methods: [] }
  rememberPayment({ companyId: 'x', key: 'y', portalUrl: '/' })
  openPage()
  await goToReview()
  expect(screen.getByText(/The clinic cannot take payments online/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm the booking' })).toBeNull()
})
