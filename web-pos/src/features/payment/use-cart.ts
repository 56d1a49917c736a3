import { newKey } from '@clinic/kit/api'
import { session } from '@clinic/kit/session'
import { useCallback, useRef, useState } from 'react'
import { type Cart, emptyCart } from './cart'

/** One person's cart at one company, in this tab: it outlives a reload and a lost network, and nobody else finds it. */
function place(): string {
  const { company, user } = session.getState().session ?? {}
  return `pos.cart.${company?.id}.${user?.id}`
}

function kept(): Cart {
  try {
    return { ...emptyCart(), ...JSON.parse(sessionStorage.getItem(place()) ?? '{}') }
  } catch {
    return emptyCart()
  }
}

function keep(cart: Cart): Cart {
  sessionStorage.setItem(place(), JSON.stringify(cart))
  return cart
}

export interface CartOf {
  cart: Cart
  /** Changes what is sold or how it is paid: another sale than before, so under another key. Nothing of a sale that was sent or has begun is changed. */
  change: (changes: Partial<Cart> | ((was: Cart) => Partial<Cart>)) => void
  /** Remembers how far the sale of this very cart has come. */
  mark: (changes: Pick<Partial<Cart>, 'sent' | 'sale' | 'key'>) => void
  empty: () => void
}

export function useCart(): CartOf {
  const [cart, setCart] = useState(kept)
  const latest = useRef(cart)
  const set = useCallback((next: Cart) => {
    latest.current = keep(next)
    setCart(next)
  }, [])
  const mark: CartOf['mark'] = useCallback((changes) => set({ ...latest.current, ...changes }), [set])
  const change: CartOf['change'] = useCallback(
    (changes) => {
      const was = latest.current
      if (!was.sent && !was.sale) set({ ...was, ...(typeof changes === 'function' ? changes(was) : changes), key: newKey() })
    },
    [set],
  )
  const empty = useCallback(() => set(emptyCart()), [set])
  return { cart, change, mark, empty }
}

/** The cart is done with, once its sale is paid. */
export function forget(saleId: string): void {
  if (kept().sale === saleId) sessionStorage.removeItem(place())
}

/** A sale that came to nothing lets its cart go: back to the till, to be changed or paid otherwise, or on to the sale's next try. */
export function takeUp(saleId: string, next: string | null = null): void {
  const cart = kept()
  if (cart.sale === saleId) keep({ ...cart, sale: next, sent: null, key: newKey() })
}

export const hasCartOf = (saleId: string): boolean => kept().sale === saleId
