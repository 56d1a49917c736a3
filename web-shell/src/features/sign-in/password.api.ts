import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'

export const forgotPassword = ({ body, idempotencyKey }: Submission<Schema['PasswordResetRequest']>) =>
  unwrap(client.POST('/api/forgot-password', { body, headers: idempotencyHeader(idempotencyKey) }))

export const resetPassword = ({ body, idempotencyKey }: Submission<Schema['PasswordResetConfirm']>) =>
  unwrap(client.POST('/api/reset-password', { body, headers: idempotencyHeader(idempotencyKey) }))
