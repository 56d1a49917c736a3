import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const authenticatorQuery = queryOptions({
  queryKey: ['shell', 'profile', 'authenticator'],
  queryFn: () => unwrap(client.GET('/api/profile/authenticator')),
})

/** The key of a new app, valid for ten minutes. */
export const createAuthenticatorSecret = ({ body, idempotencyKey }: Submission<Schema['PasswordProof']>) =>
  unwrap(client.POST('/api/profile/authenticator/secret', { body, headers: idempotencyHeader(idempotencyKey) }))

export const confirmAuthenticator = ({ body, idempotencyKey }: Submission<Schema['AuthenticatorConfirm']>) =>
  unwrap(client.POST('/api/profile/authenticator', { body, headers: idempotencyHeader(idempotencyKey) }))

export const renewRecoveryCodes = ({ body, idempotencyKey }: Submission<Schema['PasswordProof']>) =>
  unwrap(client.POST('/api/profile/authenticator/recovery-codes', { body, headers: idempotencyHeader(idempotencyKey) }))

export const removeAuthenticator = ({ body, idempotencyKey }: Submission<Schema['PasswordProof']>) =>
  unwrap(client.POST('/api/profile/authenticator/remove', { body, headers: idempotencyHeader(idempotencyKey) }))
