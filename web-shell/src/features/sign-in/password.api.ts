import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const forgotPassword = ({ body, idempotencyKey }: Submission<Schema['PasswordResetRequest']>) =>
  unwrap(client.POST('/api/forgot-password', { body, headers: idempotencyHeader(idempotencyKey) }))

export const resetPassword = ({ body, idempotencyKey }: Submission<Schema['PasswordResetConfirm']>) =>
  unwrap(client.POST('/api/reset-password', { body, headers: idempotencyHeader(idempotencyKey) }))

/** Whether a link of an e-mail can still be used. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['shell', 'link', token],
    queryFn: () => unwrap(client.POST('/api/reset-password/check', { body: { token } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const requestNewInvitation = (token: string) => unwrap(client.POST('/api/invitations/renew', { body: { token } }))
