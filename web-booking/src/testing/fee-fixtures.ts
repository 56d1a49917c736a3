/** Fees of the small clinic's bookings, and their rules. */
import type { Schema } from '@clinic/kit/api'
import { mockEndpoint, okResponse, pageResponse } from '@clinic/kit/testing'

const noFee: Schema['FeeQuote'] = {
  kind: 'cancellation',
  reason: 'off',
  amount: 0,
  prepaid: 0,
  due: 0,
  missed: 0,
  missed_until_fee: 0,
  missed_months: 12,
  is_counted: true,
}
/** A fee of 500 kr for a late cancellation. */
export const cancellationFee: Schema['FeeQuote'] = { ...noFee, reason: 'due', amount: 50000, due: 50000 }
/** A fee of 900 kr for a no-show, of which 90 kr are paid. */
export const noShowFee: Schema['FeeQuote'] = { ...cancellationFee, kind: 'no_show', amount: 90000, prepaid: 9000, due: 81000 }
export const noFees: Schema['BookingFees'] = { fee: null, cancellation: noFee, no_show: { ...noFee, kind: 'no_show' } }
export const dueFee: Schema['BookingFeeOut'] = {
  id: '018f0000-0000-7000-8000-00000000005f',
  booking_id: '018f0000-0000-7000-8000-000000000091',
  client_id: '018f0000-0000-7000-8000-0000000000f1',
  service_id: '018f0000-0000-7000-8000-0000000000d1',
  service_name: 'Peeling',
  start_at: '2026-11-24 09:00:00',
  kind: 'no_show',
  amount: 81000,
  prepaid: 9000,
  state: 'due',
  waive_reason: '',
  receipt_id: null,
  created_at: '2026-11-24 09:00:00',
  version: 2,
}
export const noCard: Schema['BookingCard'] = { card: null, charge: null }
/** A card whose client agreed to at most 900 kr. */
export const cardOnFile: Schema['BookingCard'] = {
  card: {
    id: '018f0000-0000-7000-8000-0000000000ca',
    card_number: '476173******0119',
    consent: 'I agree that the clinic saves my card.',
    consented_at: '2026-11-20 09:00:00',
    max_amount: 90000,
  },
  charge: null,
}
export const cardCharge: Schema['CardChargeOut'] = {
  id: '018f0000-0000-7000-8000-0000000000cb',
  state: 'created',
  amount: 81000,
  error: '',
  created_at: '2026-11-24 09:00:00',
}
export const feeSettings: Schema['BookingFeeSettingsOut'] = {
  cancellation_mode: 'percent',
  cancellation_percent: 50,
  cancellation_amount: 50000,
  no_show_mode: 'amount',
  no_show_percent: 100,
  no_show_amount: 90000,
  missed_until_fee: 0,
  missed_until_prepayment: 0,
  missed_months: 12,
  version: 3,
}
export const serviceFees: Schema['ServiceFeeSettingsOut'] = {
  cancellation_mode: 'company',
  cancellation_percent: 50,
  cancellation_amount: 50000,
  no_show_mode: 'percent',
  no_show_percent: 100,
  no_show_amount: 50000,
  prepayment_mode: 'amount',
  prepayment_percent: 20,
  prepayment_amount: 20000,
  version: 1,
}

/** Answers the calls about fees: no booking has one. */
export function mockFees() {
  mockEndpoint('get', '/api/v2/bookings/:booking_id/fees', () => okResponse(noFees))
  mockEndpoint('get', '/api/v2/bookings/:booking_id/card-on-file', () => okResponse(noCard))
  mockEndpoint('get', '/api/clients/:client_id/booking-fees', () => pageResponse([]))
  mockEndpoint('get', '/api/booking-settings/fees', () => okResponse(feeSettings))
  mockEndpoint('get', '/api/v2/services/:service_id/fees', () => okResponse(serviceFees))
}
