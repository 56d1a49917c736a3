import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'
import { salesKey } from '../receipts/receipts.api'

export type GiftCard = Schema['GiftCardOut']

export type Sort = 'created_at' | 'code' | 'expires_on' | 'balance'

export const giftCardsQuery = (query: Partial<ListState<Sort>['query']> & { client_id?: string }) =>
  queryOptions({
    queryKey: [...salesKey, 'gift-cards', query],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/gift-cards', { params: { query } })),
  })

export const findGiftCard = (code: string) =>
  unwrap(client.GET('/api/v3/point-of-sale/gift-cards/by-code/{code}', { params: { path: { code } } }))

export const saveGiftCard =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['GiftCardUpdate']>) =>
    unwrap(
      client.PUT('/api/v3/point-of-sale/gift-cards/{gift_card_id}', {
        params: { path: { gift_card_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
