import { newKey, type Schema } from '@clinic/kit/api'

export type Discount = Schema['DiscountIn']

/** A line as the till keeps it: what the server is told, and the name to show before it has answered. */
export interface Line {
  id: string
  kind: 'product' | 'service' | 'gift_card'
  name: string
  product_id?: string
  service_id?: string
  practitioner_id?: string
  quantity: number
  unit_price?: number
  discount?: Discount | null
  purpose: 'cosmetic' | 'medical'
  reason: string
  expires_on?: string
  /** What was done at the visit that is paid: without it the sale isn't the visit's. */
  isVisit?: boolean
}

/** A part that is paid by gift card or cash; the rest is left for the last way. */
export interface Part {
  way: 'gift_card' | 'cash'
  amount: number
  code?: string
}

type Sale = Schema['SaleIn']

export interface Cart {
  client: { id: string; name: string } | null
  booking: string | null
  lines: Line[]
  discount: Discount | null
  parts: Part[]
  /** Under this the server knows a repeat of the sale. Another cart, another key. */
  key: string
  /** A sale that was sent and not answered: it may have begun, so nothing may change until the server has said. */
  sent: Sale | null
  /** The sale that this cart became. */
  sale: string | null
}

export const emptyCart = (): Cart => ({
  client: null,
  booking: null,
  lines: [],
  discount: null,
  parts: [],
  key: newKey(),
  sent: null,
  sale: null,
})

/** A product or a service that stands there already is one more of it; whatever was changed about a line stays its own. */
export function withLine(lines: Line[], added: Omit<Line, 'id' | 'quantity' | 'purpose' | 'reason'>): Line[] {
  const plain = (line: Line) => !line.discount && line.purpose === 'cosmetic' && line.unit_price === undefined
  const same = lines.find(
    (line) => line.kind === 'product' && added.kind === 'product' && line.product_id === added.product_id && plain(line),
  )
  if (same) return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + 1 } : line))
  return [...lines, { id: newKey(), quantity: 1, purpose: 'cosmetic', reason: '', ...added }]
}

/** What is left when a line is taken away; a visit whose line it was stays to be paid. */
export function without(cart: Cart, id: string): Partial<Cart> {
  const lines = cart.lines.filter((line) => line.id !== id)
  if (lines.length === 0) return { lines, discount: null, parts: [], booking: null }
  return cart.lines.some((line) => line.id === id && line.isVisit) ? { lines, booking: null } : { lines }
}

/** A visit is paid by its client, with the service at the price it was booked for. */
export const withVisit = (cart: Cart, visit: Schema['CalendarBooking']): Pick<Cart, 'client' | 'booking' | 'lines'> => ({
  client: { id: visit.client_id, name: visit.client_name },
  booking: visit.id,
  lines: withLine(cart.lines, {
    kind: 'service',
    name: visit.service_name,
    service_id: visit.service_id,
    practitioner_id: visit.practitioner_id,
    unit_price: visit.price > 0 ? visit.price : undefined,
    isVisit: true,
  }),
})

const onWire = ({ id: _, name: __, isVisit: ___, ...line }: Line): Schema['CartLine'] => line

/** What the server prices. */
export const asked = (cart: Cart): Schema['CartIn'] => ({
  lines: cart.lines.map(onWire),
  discount: cart.discount,
  booking_id: cart.booking,
})

/** What is to be paid beside the parts: amounts as the server gave them, laid side by side. */
export const left = (total: number, parts: Part[]): number => total - parts.reduce((sum, part) => sum + part.amount, 0)

export const saleOf = (cart: Cart, register_id: string, last: Schema['PaymentIn'] | null): Sale => ({
  ...asked(cart),
  register_id,
  client_id: cart.client?.id ?? null,
  payments: [...cart.parts, ...(last ? [last] : [])],
})
