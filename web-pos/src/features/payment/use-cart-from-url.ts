import { getFullName } from '@clinic/kit/i18n'
import { confirm } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePosTranslation } from '../../texts'
import { addBooking, changeClient, emptyCart } from './cart'
import { bookingPaymentQuery, bookingQuery, clientQuery } from './payment.api'
import type { CartHandle } from './use-cart'

/**
 * Fill the cart from the address: `booking` is a booking to be paid, `client` the client to sell to, `sell=gift-card` opens the form of a gift card.
 * Each is applied once and then leaves the address, so that a reload doesn't add it to the cart again.
 */
export function useCartFromUrl({ cart, update }: CartHandle) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const [bookingId, clientId, sell] = ['booking', 'client', 'sell'].map((name) => params.get(name))
  const [showGiftCards] = useState(sell === 'gift-card')
  const isApplied = useRef(false)
  useEffect(() => {
    if (isApplied.current || cart.pendingSale || cart.saleId || !(bookingId || clientId || sell)) return
    isApplied.current = true
    const apply = async () => {
      if (bookingId && bookingId !== cart.bookingId) {
        const [booking, payment] = await Promise.all([
          queries.fetchQuery(bookingQuery(bookingId)),
          queries.fetchQuery(bookingPaymentQuery(bookingId)),
        ])
        const hasLines = cart.lines.length > 0
        const isReplaceConfirmed =
          hasLines && (await confirm({ title: t('pay.replaceTitle'), body: t('pay.replaceBody'), confirmLabel: t('pay.replaceConfirm') }))
        if (!hasLines || isReplaceConfirmed) update({ ...emptyCart(), ...addBooking(emptyCart(), booking, payment) })
      } else if (clientId && clientId !== cart.client?.id) {
        const client = await queries.fetchQuery(clientQuery(clientId))
        update((current) => changeClient(current, { id: client.id, name: getFullName(client) }))
      }
    }
    void apply()
      .catch(() => undefined)
      .finally(() => setParams({}, { replace: true }))
  }, [bookingId, clientId, sell, cart, update, queries, setParams, t])
  return showGiftCards
}
