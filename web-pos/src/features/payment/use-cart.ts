import { createUuid } from '@clinic/kit/api'
import { useSessionStore } from '@clinic/kit/session'
import { useCallback, useRef, useState } from 'react'
import { type Cart, emptyCart } from './cart'

/** The storage key of a user's cart at a company. The session storage keeps it in this tab over a reload or a lost network. */
function storageKey(): string {
  const { company, user } = useSessionStore.getState().session ?? {}
  return `pos.cart.${company?.id}.${user?.id}`
}

function loadCart(): Cart {
  try {
    return { ...emptyCart(), ...JSON.parse(sessionStorage.getItem(storageKey()) ?? '{}') }
  } catch {
    return emptyCart()
  }
}

function saveCart(cart: Cart): Cart {
  sessionStorage.setItem(storageKey(), JSON.stringify(cart))
  return cart
}

export interface CartHandle {
  cart: Cart
  /** Changes the cart and renews its key. Does nothing after the sale was sent or created. */
  update: (changes: Partial<Cart> | ((current: Cart) => Partial<Cart>)) => void
  /** Stores the progress of the cart's sale. */
  setSaleState: (changes: Pick<Partial<Cart>, 'pendingSale' | 'saleId' | 'idempotencyKey'>) => void
  clear: () => void
}

export function useCart(): CartHandle {
  const [cart, setCart] = useState(loadCart)
  const latest = useRef(cart)
  const set = useCallback((next: Cart) => {
    latest.current = saveCart(next)
    setCart(next)
  }, [])
  const setSaleState: CartHandle['setSaleState'] = useCallback((changes) => set({ ...latest.current, ...changes }), [set])
  const update: CartHandle['update'] = useCallback(
    (changes) => {
      const current = latest.current
      if (!current.pendingSale && !current.saleId)
        set({ ...current, ...(typeof changes === 'function' ? changes(current) : changes), idempotencyKey: createUuid() })
    },
    [set],
  )
  const clear = useCallback(() => set(emptyCart()), [set])
  return { cart, update, setSaleState, clear }
}

/** Deletes the cart when its sale is paid. */
export function clearAfterSale(saleId: string): void {
  if (loadCart().saleId === saleId) sessionStorage.removeItem(storageKey())
}

/** Detaches the cart from a failed sale so that it can be changed, or attaches it to the sale's retry. */
export function reopenCart(saleId: string, next: string | null = null): void {
  const cart = loadCart()
  if (cart.saleId === saleId) saveCart({ ...cart, saleId: next, pendingSale: null, idempotencyKey: createUuid() })
}

export const isCartOf = (saleId: string): boolean => loadCart().saleId === saleId
