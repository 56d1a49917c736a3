import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '../api'

export const signIn = ({ body, idempotencyKey }: Submission<Schema['LoginRequest']>) =>
  unwrap(client.POST('/api/login', { body, headers: idempotencyHeader(idempotencyKey) }))
