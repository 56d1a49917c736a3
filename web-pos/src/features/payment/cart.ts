import { createUuid, type Schema } from '@clinic/kit/api'
import { getFullName } from '@clinic/kit/i18n'

export type Discount = Schema['DiscountCreate']

/** A line of the cart: what is sent to the server, and the name to show until the quote has arrived. */
export interface Line {
  id: string
  type: 'product' | 'service' | 'gift_card'
  name: string
  product_id?: string
  service_id?: string
  practitioner_id?: string
  quantity: number
  price?: number
  discount?: Discount | null
  purpose: 'cosmetic' | 'medical'
  reason: string
  expires_on?: string
  /** The fee of a booking that the line charges: the server sets its price. */
  booking_fee_id?: string
  /** Whether the line is the booked service; without that line the sale isn't linked to the booking. */
  isBooking?: boolean
}

/** A part that is paid by gift card or cash; the last payment takes the rest. */
export interface PartialPayment {
  method: 'gift_card' | 'cash'
  amount: number
  code?: string
}

type Sale = Schema['SaleCreate']

export interface Cart {
  client: { id: string; name: string } | null
  bookingId: string | null
  lines: Line[]
  discount: Discount | null
  partialPayments: PartialPayment[]
  /** The Idempotency-Key of the sale. Each change of the cart renews it. */
  idempotencyKey: string
  /** A sale that was sent but not answered. The server may have stored it, so the cart can't change until the result is known. */
  pendingSale: Sale | null
  /** The sale that was created from this cart. */
  saleId: string | null
}

export const emptyCart = (): Cart => ({
  client: null,
  bookingId: null,
  lines: [],
  discount: null,
  partialPayments: [],
  idempotencyKey: createUuid(),
  pendingSale: null,
  saleId: null,
})

/** Adds a line, or increases the quantity of the same product's line unless that line was changed. */
export function addLine(lines: Line[], newLine: Omit<Line, 'id' | 'quantity' | 'purpose' | 'reason'>): Line[] {
  const isUnchanged = (line: Line) => !line.discount && line.purpose === 'cosmetic' && line.price === undefined
  const existing = lines.find(
    (line) => line.type === 'product' && newLine.type === 'product' && line.product_id === newLine.product_id && isUnchanged(line),
  )
  if (existing) return lines.map((line) => (line === existing ? { ...line, quantity: line.quantity + 1 } : line))
  return [...lines, { id: createUuid(), quantity: 1, purpose: 'cosmetic', reason: '', ...newLine }]
}

/** Removes a line. When it was the booked service, the cart is no longer linked to the booking. */
export function removeLine(cart: Cart, id: string): Partial<Cart> {
  const lines = cart.lines.filter((line) => line.id !== id)
  if (lines.length === 0) return { lines, discount: null, partialPayments: [], bookingId: null }
  return cart.lines.some((line) => line.id === id && line.isBooking) ? { lines, bookingId: null } : { lines }
}

/** Adds the services of a booking, at what remains of each booked price to be paid, and sets the booking's client (BEY-005). */
export const addBooking = (
  cart: Cart,
  booking: Schema['CalendarBooking'],
  { paid, rest, lines }: Pick<Schema['BookingPaymentOut'], 'paid' | 'rest' | 'lines'>,
): Pick<Cart, 'client' | 'bookingId' | 'lines'> => {
  const isRest = paid > 0 && rest > 0
  const due = isRest ? lines.filter((line) => line.rest > 0) : lines
  return {
    client: { id: booking.client.id, name: getFullName(booking.client) },
    bookingId: booking.id,
    lines: due.reduce(
      (added, line, index) =>
        addLine(added, {
          type: 'service',
          name: line.name,
          service_id: line.service_id,
          practitioner_id: booking.practitioner_id,
          price: (isRest ? line.rest : line.price) || undefined,
          isBooking: index === 0,
        }),
      cart.lines,
    ),
  }
}

/** Adds a fee of the cart's client. */
export const addFee = (cart: Cart, fee: Schema['BookingFeeOut'], name: string): Pick<Cart, 'lines'> => ({
  lines: addLine(cart.lines, { type: 'service', name, service_id: fee.service_id, booking_fee_id: fee.id }),
})

/** Returns what changes with another client: their booking and fees leave the cart. */
export const changeClient = (cart: Cart, client: Cart['client']): Partial<Cart> => ({
  client,
  bookingId: null,
  lines: client?.id === cart.client?.id ? cart.lines : cart.lines.filter((line) => !line.booking_fee_id),
})

const toCartLine = ({ id: _, name: __, isBooking: ___, ...line }: Line): Schema['CartLine'] => line

/** Returns the request body of a quote. */
export const toCartInput = (cart: Cart): Schema['CartCreate'] => ({
  lines: cart.lines.map(toCartLine),
  discount: cart.discount,
  booking_id: cart.bookingId,
})

/** Returns what remains to be paid after the partial payments. */
export const remaining = (total: number, parts: PartialPayment[]): number => total - parts.reduce((sum, part) => sum + part.amount, 0)

export const toSaleInput = (cart: Cart, register_id: string, finalPayment: Schema['PaymentCreate'] | null): Sale => ({
  ...toCartInput(cart),
  register_id,
  client_id: cart.client?.id ?? null,
  payments: [...cart.partialPayments, ...(finalPayment ? [finalPayment] : [])],
})
