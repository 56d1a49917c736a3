import {
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  submitEveryField,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { cancellationFee, feeSettings, noShowFee, serviceFees } from '../../testing/fee-fixtures'
import { booking, bookingDetails, mockClinicApi, peeling } from '../../testing/fixtures'

const panel = `/calendar/booking/${booking.id}?view=list&day=2026-11-24`

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/booking-settings/cancellation-policy', () => okResponse({ hours: 24, text_en: '', text_sv: '', version: 4 }))
  mockEndpoint('get', `/api/v2/bookings/${booking.id}/fees`, () =>
    okResponse({ fee: null, cancellation: cancellationFee, no_show: noShowFee }),
  )
})

const settingsForm = () => findForm('Fees for late cancellations and no-shows')

test('BEY-006 every field of the clinic’s fees is sent', async () => {
  mockEndpoint('get', '/api/booking-settings/fees', () => okResponse({ ...feeSettings, cancellation_mode: 'none', no_show_mode: 'none' }))
  const saved = mockEndpoint('put', '/api/booking-settings/fees', () => okResponse({ ...feeSettings, version: 4 }))
  const { user } = renderRoutes(routes, '/booking-settings?part=cancellation')
  const values = { cancellation_percent: '40', no_show_percent: '60', missed_until_fee: '2', missed_months: '6' }
  const without = ['cancellation_amount', 'no_show_amount']
  const body = await submitEveryField(await settingsForm(), { schema: 'BookingFeeSettingsUpdate', user, calls: saved, values, without })
  expect(body).toMatchObject({ cancellation_mode: 'percent', cancellation_percent: 40, no_show_mode: 'percent', version: 3 })
  await screen.findByText('The fees are saved')
})

test('BEY-006 a fee of a fixed amount is sent in öre, and an error stands at its field', async () => {
  const saved = mockEndpoint('put', '/api/booking-settings/fees', () => validationErrorResponse({ no_show_amount: 'Too much.' }))
  const { user } = renderRoutes(routes, '/booking-settings?part=cancellation')
  const form = within(await settingsForm())
  const amount = form.getByRole('textbox', { name: /No-show, amount/ })
  await user.clear(amount)
  await user.type(amount, '700')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Too much\./))
  expect(saved[0]?.body).toMatchObject({ no_show_mode: 'amount', no_show_amount: 70000 })
})

test('BEY-006 a plain user reads the fees and can’t save them', async () => {
  mockSignedIn({ permissions: ['catalogue.read'] })
  renderRoutes(routes, '/booking-settings?part=cancellation')
  const form = within(await settingsForm())
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(form.getByRole('textbox', { name: /No-show, amount/ })).toBeDisabled()
})

const own = ['cancellation', 'no_show', 'prepayment']
const values = own.flatMap((name) => [`${name}_percent`, `${name}_amount`])

test('BEY-006 every field of a service’s own deposit and fees is sent', async () => {
  const saved = mockEndpoint('put', `/api/v2/services/${peeling.id}/fees`, () => okResponse({ ...serviceFees, version: 2 }))
  mockEndpoint('get', `/api/v2/services/${peeling.id}`, () => okResponse(peeling))
  const { user } = renderRoutes(routes, `/bookings/services/${peeling.id}/edit`)
  const form = await findForm('Deposit and fees of this service')
  expect(within(form).getByRole('textbox', { name: /Deposit, amount/ })).toHaveValue('200')
  const formCase = { schema: 'ServiceFeeSettingsUpdate' as const, user, calls: saved, without: values }
  const body = await submitEveryField(form, formCase)
  expect(body).toMatchObject({ cancellation_mode: 'none', no_show_mode: 'company', prepayment_mode: 'company', version: 1 })
  await screen.findByText('Deposit and fees are saved')
})

test('BEY-006 every field of a cancellation with a fee, and of a no-show with one, is sent', async () => {
  const cancelled = mockEndpoint('post', `/api/v2/bookings/${booking.id}/cancel`, () => okResponse(bookingDetails))
  const marked = mockEndpoint('post', `/api/v2/bookings/${booking.id}/state`, () => okResponse(bookingDetails))
  const { user } = renderRoutes(routes, panel)
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const form = await findForm('Cancel the booking?')
  const body = await submitEveryField(form, { schema: 'BookingCancel', user, calls: cancelled })
  expect(body).toMatchObject({ version: bookingDetails.version })
  await user.click(await screen.findByRole('button', { name: 'No-show' }))
  const noShow = await findForm('Mark as no-show')
  await submitEveryField(noShow, { schema: 'BookingStateChange', user, calls: marked, without: ['state'] })
  expect(marked[0]?.body).toMatchObject({ state: 'no_show' })
})
