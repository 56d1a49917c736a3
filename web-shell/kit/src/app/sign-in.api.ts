import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '../api'

/** The page of the shell's sign-in that asks for the second factor, in every area. */
export const openSignInStep = (area: 'staff' | 'prescriber') =>
  window.open(area === 'prescriber' ? '/login/step?area=prescriber' : '/login/step', '_self')

export const signIn = ({ body, idempotencyKey }: Submission<Schema['LoginRequest']>) =>
  unwrap(client.POST('/api/login', { body, headers: idempotencyHeader(idempotencyKey) }))
