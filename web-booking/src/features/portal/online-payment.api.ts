import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type OnlinePaymentSettings = Schema['OnlinePaymentSettingsOut']

export const onlinePaymentKey = ['online-payment-settings']

export const onlinePaymentQuery = () =>
  queryOptions({ queryKey: onlinePaymentKey, queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/online-payments/settings')) })

export const saveOnlinePayment = ({ body, idempotencyKey }: Submission<Schema['OnlinePaymentSettingsUpdate']>) =>
  unwrap(client.PUT('/api/v3/point-of-sale/online-payments/settings', { body, headers: idempotencyHeader(idempotencyKey) }))
