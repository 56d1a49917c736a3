import { ApiError, createUuid } from '@clinic/kit/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { receiptQuery } from '../receipts/receipts.api'
import type { Cart } from './cart'
import { createSale } from './payment.api'
import type { CartHandle } from './use-cart'

/** The text of a refusal, field by field where the server names fields. */
export const errorMessage = (error: unknown): string => {
  if (!(error instanceof ApiError)) return ''
  const messages = Object.values(error.errors).flatMap((fieldErrors) => fieldErrors.map(({ message }) => message))
  return messages.length > 0 ? messages.join(' ') : error.message
}

/**
 * Sends the sale once: the cart is marked before the request, so that neither a second press, a lost response nor a reload can start
 * another. Without a response the same sale is only retried under the same key, which the server answers with the first result.
 * `isUnknown` is true until then, but not while the first response is awaited.
 */
export function usePayment({ cart, setSaleState }: CartHandle) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [phase, setPhase] = useState<'first' | 'retry' | null>(null)
  const [error, setError] = useState('')
  const inFlight = useRef(false)

  const submit = async (body: NonNullable<Cart['pendingSale']>, attempt: 'first' | 'retry') => {
    if (inFlight.current) return
    inFlight.current = true
    setPhase(attempt)
    setError('')
    setSaleState({ pendingSale: body })
    try {
      const receipt = await createSale(body, cart.idempotencyKey)
      queries.setQueryData(receiptQuery(receipt.id).queryKey, receipt)
      setSaleState({ pendingSale: null, saleId: receipt.id })
      await navigate(`/point-of-sale/payment/${receipt.id}`)
    } catch (cause) {
      setPhase(null) // Not after success: the buttons stay disabled until the sale can be shown.
      if (!(cause instanceof ApiError)) throw cause
      if (!cause.isOutcomeUnknown) setSaleState({ pendingSale: null, idempotencyKey: createUuid() })
      setError(errorMessage(cause))
    } finally {
      inFlight.current = false
    }
  }
  return {
    send: (body: NonNullable<Cart['pendingSale']>) => submit(body, 'first'),
    retry: () => cart.pendingSale && submit(cart.pendingSale, 'retry'),
    abandon: () => setSaleState({ pendingSale: null, idempotencyKey: createUuid() }),
    isBusy: phase !== null,
    isUnknown: cart.pendingSale !== null && phase !== 'first',
    error,
  }
}
