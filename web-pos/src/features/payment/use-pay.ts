import { ApiError, newKey } from '@clinic/kit/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { receiptQuery } from '../receipts/receipts.api'
import type { Cart } from './cart'
import { pay } from './payment.api'
import type { CartOf } from './use-cart'

/** What a refusal says, field by field where it does. */
export const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return ''
  const told = Object.values(error.errors).flatMap((each) => each.map(({ message }) => message))
  return told.length > 0 ? told.join(' ') : error.message
}

/**
 * Sends the sale, once: the cart is marked before the call leaves, so that neither a second press, a lost answer nor a reload can begin
 * another. Without an answer the same sale may only be asked for again under the same key, which the server answers with the first result:
 * `unsure` until then, but not while the first answer is still awaited.
 */
export function usePay({ cart, mark }: CartOf) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState<'first' | 'again' | null>(null)
  const [problem, setProblem] = useState('')
  const going = useRef(false)

  const ask = async (body: NonNullable<Cart['sent']>, time: 'first' | 'again') => {
    if (going.current) return
    going.current = true
    setAsking(time)
    setProblem('')
    mark({ sent: body })
    try {
      const receipt = await pay(body, cart.key)
      queries.setQueryData(receiptQuery(receipt.id).queryKey, receipt)
      mark({ sent: null, sale: receipt.id })
      await navigate(`/point-of-sale/payment/${receipt.id}`)
    } catch (error) {
      setAsking(null) // Not after an answer: the till stands busy until the sale is there to be shown.
      if (!(error instanceof ApiError)) throw error
      if (!error.unanswered) mark({ sent: null, key: newKey() })
      setProblem(wordsOf(error))
    } finally {
      going.current = false
    }
  }
  return {
    send: (body: NonNullable<Cart['sent']>) => ask(body, 'first'),
    again: () => cart.sent && ask(cart.sent, 'again'),
    drop: () => mark({ sent: null, key: newKey() }),
    busy: asking !== null,
    unsure: cart.sent !== null && asking !== 'first',
    problem,
  }
}
