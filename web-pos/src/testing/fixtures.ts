/** Fixtures of the point of sale: a register with a terminal, a service, a product, and sales in every state. */
import type { Schema } from '@clinic/kit/api'
import { mockEndpoint, mockSocket, okResponse, pageResponse } from '@clinic/kit/testing'

const id = (end: string) => `018f0000-0000-7000-8000-${end.padStart(12, '0')}`
export const posPath = '/api/v3/point-of-sale'

export const register: Schema['RegisterOut'] = {
  id: id('a1'),
  name: 'Till 1',
  terminal_id: id('b1'),
  control_id: 'AS01000000000001',
  control_unit: 'ISTCSKS0000000011',
  street_address: 'Storgatan 1',
  zip_code: '111 22',
  city: 'Stockholm',
  receipt_paper: 'a4',
  is_active: true,
  version: 1,
}
export const terminal: Schema['TerminalOut'] = {
  id: id('b1'),
  nick_name: 'Reception',
  virtual_terminal_id: '16123456',
  is_active: true,
  version: 1,
}
export const readiness: Schema['RegisterReadiness'] = {
  ready: true,
  blockers: [],
  registers: [register],
  terminals: [terminal],
  has_swish_qr: false,
}
export const paymentAccount: Schema['PaymentAccountOut'] = {
  state: 'connected',
  email: 'owner@clinic.example',
  redirect_url: '',
  merchant_id: 'm1',
  terms: { version: '2026-11-25', paragraphs: ['Card payments are handled by Viva.', 'Aster never holds the money.'] },
  terms_version: '2026-11-25',
  terms_accepted_at: '2026-11-25 09:00:00',
}
export const service: Schema['ServiceOut'] = {
  id: id('c1'),
  category_id: id('c0'),
  name: 'Peeling',
  color: '#E69F00',
  price: 90000,
  duration: 45,
  version: 1,
}
export const product: Schema['ProductOut'] = {
  id: id('d1'),
  name: 'Day cream',
  category_id: null,
  category_name: '',
  is_removed: false,
  code: 'DC1',
  ean: '7310865004703',
  selling_price: 34950,
  base_price: 10000,
  tax: 2500,
  stock: 12,
  version: 1,
}
export const booking: Schema['CalendarBooking'] = {
  id: id('e1'),
  client: { id: id('f1'), first_name: 'Ebba', last_name: 'Ek' },
  service_id: service.id,
  service: { name: 'Peeling', color: '#E69F00', price: 85000, duration: 45 },
  practitioner_id: id('a7'),
  start_at: '2026-11-24 09:00:00',
  end_at: '2026-11-24 09:45:00',
  room_id: null,
  add_ons: [],
  state: 'booked',
  is_cancelled: false,
  forms_missing: 0,
  group_id: null,
  group_quantity: null,
  version: 1,
}

const bookedLine = (rest: number) => ({ service_id: service.id, name: 'Peeling', price: 85000, rest })
export const unpaidBooking: Schema['BookingPaymentOut'] = {
  price: 85000,
  paid: 0,
  rest: 85000,
  is_in_progress: false,
  deposits: [],
  lines: [bookedLine(85000)],
}
export const paidBooking: Schema['BookingPaymentOut'] = { ...unpaidBooking, paid: 85000, rest: 0, lines: [bookedLine(0)] }
/** A deposit of 170 kr of the booking's 850 kr. */
export const depositBooking: Schema['BookingPaymentOut'] = {
  ...unpaidBooking,
  paid: 17000,
  rest: 68000,
  deposits: [{ receipt_id: id('51'), number: 6, amount: 17000, refunded: 0 }],
  lines: [bookedLine(68000)],
}
export const dueFee: Schema['BookingFeeOut'] = {
  id: id('5f'),
  booking_id: id('e9'),
  client_id: id('f1'),
  service_id: service.id,
  service_name: 'Peeling',
  start_at: '2026-11-10 09:00:00',
  kind: 'no_show',
  amount: 30000,
  prepaid: 0,
  state: 'due',
  waive_reason: '',
  receipt_id: null,
  created_at: '2026-11-10 10:00:00',
  version: 1,
}

export const receiptLine: Schema['ReceiptLineOut'] = {
  type: 'product',
  product_id: product.id,
  service_id: null,
  practitioner_id: null,
  name: 'Day cream',
  quantity: 1,
  price: 34950,
  gross: 34950,
  discount: 0,
  cart_discount_share: 0,
  total: 34950,
  tax_percentage: 25,
  vat: 6990,
  purpose: '',
  reason: '',
}
const vat_lines: Schema['ReceiptVatOut'][] = [{ rate: 2500, total: 34950, vat: 6990, net: 27960 }]

export const quote: Schema['QuoteOut'] = {
  lines: [receiptLine],
  gross: 34950,
  discount: 0,
  total: 34950,
  vat: 6990,
  vat_lines,
  cash_rounding: 50,
}

const seller = {
  company: 'Kliniken',
  organization_number: '556016-0680',
  vat_number: 'SE556016068001',
  street_address: 'Storgatan 1',
  zip_code: '111 22',
  city: 'Stockholm',
  control_id: 'AS01000000000001',
  register: 'Till 1',
  header: '',
  footer: 'Welcome back',
}
const control = { unit: 'ISTCSKS0000000011', code: 'K0NTR0LLK0D', registered_at: '2026-11-24 10:00:05' }
/** Fields that only a refund, a failed sale or a sold gift card fills. */
const withoutRefundOrFailure = {
  refunds: [],
  original_id: null,
  original_number: null,
  retry_of_id: null,
  retried_by_id: null,
  paid_for_gift_card_exists: false,
  gift_cards: [],
  status_reason: null,
  failure_reason: null,
  can_abort: false,
  copy_state: '',
  downloaded: 0,
  refunded_at: null,
} satisfies Partial<Schema['ReceiptOut']>

export const paidReceipt = (changes: Partial<Schema['ReceiptOut']> = {}): Schema['ReceiptOut'] => ({
  id: id('1001'),
  type: 'sale',
  status: 'PAID',
  number: 7,
  register_id: register.id,
  register_name: 'Till 1',
  client_id: null,
  client_name: '',
  booking_id: null,
  total: 34950,
  amount_due: 34950,
  refunded: 0,
  payment_methods: ['card'],
  is_processing: false,
  created_at: '2026-11-24 10:00:00',
  paid_at: '2026-11-24 10:00:05',
  cashier: 'Astrid Lund',
  currency: 'sek',
  seller,
  gross: 34950,
  discount: 0,
  rounding: 0,
  vat: 6990,
  vat_lines,
  lines: [receiptLine],
  payments: [payment()],
  refund_reason: '',
  refundable: 34950,
  refundable_lines: [{ position: 0, quantity: 1, amount: 34950 }],
  control_registration: control,
  numbered_at: '2026-11-24 10:00:04',
  version: 3,
  ...withoutRefundOrFailure,
  ...changes,
})

export function payment(changes: Partial<Schema['PaymentOut']> = {}): Schema['PaymentOut'] {
  return {
    id: id('2001'),
    method: 'card',
    amount: 34950,
    tendered: 0,
    change: 0,
    state: 'completed',
    is_reversal: false,
    card: '476173******0119',
    application: 'VISA DEBIT',
    authorization: '123456',
    gift_card: '',
    ...changes,
  }
}

export const openReceipt = (changes: Partial<Schema['ReceiptOut']> = {}) =>
  paidReceipt({
    status: 'PENDING',
    number: null,
    control_registration: null,
    paid_at: null,
    can_abort: true,
    payments: [payment({ state: 'sent' })],
    ...changes,
  })

export const giftCard: Schema['GiftCardOut'] = {
  id: id('3001'),
  code: 'ABCDE23456',
  initial_value: 50000,
  balance: 20050,
  expires_on: '2099-01-01',
  status: 'active',
  client_id: null,
  receipt_id: id('1001'),
  created_at: '2026-11-01 10:00:00',
  version: 1,
}

export const report: Schema['RegisterReport'] = {
  type: 'x',
  number: 4,
  company: 'Kliniken',
  organization_number: '556016-0680',
  register_id: register.id,
  register_name: 'Till 1',
  at: '2026-11-24 16:00:00',
  first_at: '2026-11-24 08:00:00',
  days: 1,
  sales: 69900,
  receipts: 2,
  returns: 10000,
  return_receipts: 1,
  rounding: 50,
  discounts: 5000,
  discounted: 1,
  unfinished: 0,
  unfinished_amount: 0,
  returned_at_unit: 0,
  returned_at_unit_amount: 0,
  first_number: 1,
  last_number: 3,
  goods: 2,
  services: 0,
  groups: [{ group: 'product', sales: 69900, returns: 10000 }],
  vat_lines: [{ rate: 2500, sales: 69900, vat: 13980, returns: 10000, returned_vat: 2000 }],
  payment_methods: [{ method: 'cash', sales: 35000, returns: 0 }],
  opening_float: 100000,
  float_change: 0,
  cash_in: 0,
  cash_out: 0,
  expected_cash: 135000,
  counted_cash: null,
  difference: null,
  cash_count: [],
  difference_reason: '',
  drawer_openings: 1,
  copies: 0,
  copies_amount: 0,
  training: 0,
  training_amount: 0,
  grand_sales: 969900,
  grand_returns: 10000,
  grand_net: 959900,
  open_payments: 0,
}

/** Mocks the endpoints of the checkout; `say` broadcasts a change to its screens. */
export function mockPos(readinessResponse: unknown = readiness) {
  mockEndpoint('get', `${posPath}/readiness`, () => okResponse(readinessResponse))
  mockEndpoint('get', `${posPath}/payment-account`, () => okResponse(paymentAccount))
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([service]))
  mockEndpoint('get', '/api/practitioners', () => okResponse([]))
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  mockEndpoint('get', '/api/clients/:client_id/booking-fees', () => pageResponse([]))
  mockEndpoint('get', `${posPath}/bookings/:booking_id/payment`, () => okResponse(unpaidBooking))
  mockEndpoint('get', `${posPath}/products`, () => pageResponse([product]))
  mockEndpoint('get', `${posPath}/product-categories`, () => pageResponse([]))
  const quotes = mockEndpoint('post', `${posPath}/payment/quote`, () => okResponse(quote))
  return { quotes, say: (change: object) => mockSocket.broadcast(JSON.stringify(change)) }
}
