/** A small till for tests: one register with a terminal, a service, two products, and sales in every state. */
import { answer, listed, live, ok } from '@clinic/kit/testing'

const id = (end: string) => `018f0000-0000-7000-8000-${end.padStart(12, '0')}`
const till = '/api/v3/point-of-sale'

export const register = {
  id: id('a1'),
  name: 'Till 1',
  terminal_id: id('b1'),
  control_id: 'AS01000000000001',
  control_unit: 'ISTCSKS0000000011',
  street_address: 'Storgatan 1',
  zip_code: '111 22',
  city: 'Stockholm',
  is_active: true,
  version: 1,
}
export const terminal = { id: id('b1'), name: 'Reception', virtual_terminal_id: '16123456', is_active: true, version: 1 }
export const ready = { ready: true, missing: [], registers: [register], terminals: [terminal] }
export const service = { id: id('c1'), category_id: id('c0'), name: 'Peeling', color: '#E69F00', price: 90000, duration: 45, version: 1 }
export const cream = {
  id: id('d1'),
  name: 'Day cream',
  code: 'DC1',
  ean: '7310865004703',
  selling_price: 34950,
  base_price: 10000,
  tax: 2500,
  stock: 12,
  version: 1,
}
export const visit = {
  id: id('e1'),
  client_id: id('f1'),
  client_name: 'Ebba Ek',
  service_id: service.id,
  service_name: 'Peeling',
  practitioner_id: id('a7'),
  start_at: '2026-11-24 09:00:00',
  end_at: '2026-11-24 09:45:00',
  price: 85000,
  color: '#E69F00',
  room_id: null,
  state: 'booked',
  version: 1,
}

const line = {
  kind: 'product',
  product_id: cream.id,
  service_id: null,
  practitioner_id: null,
  name: 'Day cream',
  quantity: 1,
  unit_price: 34950,
  gross: 34950,
  discount: 0,
  share: 0,
  total: 34950,
  rate: 2500,
  vat: 6990,
  purpose: '',
  reason: '',
}
const vats = [{ rate: 2500, total: 34950, vat: 6990, net: 27960 }]

export const quoted = { lines: [line], gross: 34950, discount: 0, total: 34950, vat: 6990, vats, cash_rounding: 50 }

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
/** What only a refund, a failure or a gift card has. */
const none = {
  refunds: [],
  original_id: null,
  original_number: null,
  retry_of: null,
  retried_by: null,
  paid_for_gift_card_exists: false,
  gift_cards: [],
  trouble: null,
  failure: null,
  can_abort: false,
  copy_state: '',
  downloaded: 0,
  refunded_at: null,
}

export const paid = (changes: Record<string, unknown> = {}) => ({
  id: id('1001'),
  kind: 'sale',
  state: 'PAID',
  number: 7,
  register_id: register.id,
  register_name: 'Till 1',
  client_id: null,
  client_name: '',
  booking_id: null,
  total: 34950,
  payable: 34950,
  refunded: 0,
  ways: ['card'],
  is_resolving: false,
  created_at: '2026-11-24 10:00:00',
  paid_at: '2026-11-24 10:00:05',
  cashier: 'Astrid Lund',
  currency: 'sek',
  seller,
  gross: 34950,
  discount: 0,
  rounding: 0,
  vat: 6990,
  vats,
  lines: [line],
  payments: [payment()],
  refundable: 34950,
  returnable: [{ place: 0, quantity: 1, amount: 34950 }],
  control,
  numbered_at: '2026-11-24 10:00:04',
  version: 3,
  ...none,
  ...changes,
})

export function payment(changes: Record<string, unknown> = {}) {
  return {
    id: id('2001'),
    way: 'card',
    amount: 34950,
    given: 0,
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

export const waiting = (changes: Record<string, unknown> = {}) =>
  paid({
    state: 'PENDING',
    number: null,
    control: null,
    paid_at: null,
    can_abort: true,
    payments: [payment({ state: 'sent' })],
    ...changes,
  })

export const giftCard = {
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

export const report = {
  kind: 'x',
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
  vats: [{ rate: 2500, sales: 69900, vat: 13980, returns: 10000, returned_vat: 2000 }],
  ways: [{ way: 'cash', sales: 35000, returns: 0 }],
  opening_float: 100000,
  float_change: 0,
  cash_in: 0,
  cash_out: 0,
  expected_cash: 135000,
  counted_cash: null,
  difference: null,
  drawer_openings: 1,
  copies: 0,
  copies_amount: 0,
  training: 0,
  training_amount: 0,
  grand_sales: 969900,
  grand_returns: 10000,
  grand_net: 959900,
  open: 0,
}

/** The till answers, and `say` tells its screens of a change. */
export function openTill(state: unknown = ready) {
  answer('get', `${till}/state`, () => ok(state))
  answer('get', '/api/v2/services', () => ok([service]))
  answer('get', '/api/practitioners', () => ok([]))
  answer('get', '/api/clients', () => listed([]))
  answer('get', `${till}/products`, () => listed([cream]))
  const quotes = answer('post', `${till}/payment/quote`, () => ok(quoted))
  return { quotes, say: (change: object) => live.broadcast(JSON.stringify(change)) }
}
