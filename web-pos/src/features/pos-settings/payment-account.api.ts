import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { registersKey } from '../registers/registers.api'

export type PaymentAccount = Schema['PaymentAccountOut']

const PENDING_POLL_MS = 5000

/** Whether the account's state may still change at the provider. */
export const isPending = (account: PaymentAccount | undefined) => account?.state === 'started' || account?.state === 'waiting'

/** The account with the payment provider; the server hears of a change by itself, so a pending one is only read again. */
export const paymentAccountQuery = () =>
  queryOptions({
    queryKey: [...registersKey, 'payment-account'],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/payment-account')),
    refetchInterval: ({ state }) => (isPending(state.data) ? PENDING_POLL_MS : false),
  })

export const connectPaymentAccount = ({ body, idempotencyKey }: Submission<Schema['PaymentAccountCreate']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/payment-account', { body, headers: idempotencyHeader(idempotencyKey) }))

export const refreshPaymentAccount = () => unwrap(client.POST('/api/v3/point-of-sale/payment-account/refresh'))
