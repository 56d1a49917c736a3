import { confirm } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePosTexts } from '../../texts'
import { emptyCart, withVisit } from './cart'
import { clientQuery, visitQuery } from './payment.api'
import type { CartOf } from './use-cart'

/**
 * What the address asks for: `booking` is a visit to be paid, `client` whom to sell to, `sell=gift-card` opens what a gift card needs.
 * Each is done once and then leaves the address, so that a reload doesn't lay it in the cart again.
 */
export function useWanted({ cart, change }: CartOf) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const [booking, client, sell] = ['booking', 'client', 'sell'].map((name) => params.get(name))
  const [selling] = useState(sell === 'gift-card')
  const done = useRef(false)
  useEffect(() => {
    if (done.current || cart.sent || cart.sale || !(booking || client || sell)) return
    done.current = true
    const take = async () => {
      if (booking && booking !== cart.booking) {
        const visit = await queries.fetchQuery(visitQuery(booking))
        const other = cart.lines.length > 0
        const replace = other && (await confirm({ title: t('pay.otherTitle'), body: t('pay.otherBody'), action: t('pay.otherTake') }))
        if (!other || replace) change({ ...emptyCart(), ...withVisit(emptyCart(), visit) })
      } else if (client && client !== cart.client?.id) {
        const found = await queries.fetchQuery(clientQuery(client))
        change({ client: { id: found.id, name: `${found.first_name} ${found.last_name}` }, booking: null })
      }
    }
    void take()
      .catch(() => undefined)
      .finally(() => setParams({}, { replace: true }))
  }, [booking, client, sell, cart, change, queries, setParams, t])
  return selling
}
