import { queryOptions } from '@tanstack/react-query'
import { client, getPasskey, idempotencyHeader, type Schema, type Submission, unwrap } from '../api'
import type { Session } from '../session'

/** The ways in which the signed-in person can prove a second factor. */
export const proofOptionsQuery = queryOptions({
  queryKey: ['kit', 'session-proof'],
  queryFn: () => unwrap(client.GET('/api/session/proof')),
  staleTime: 0,
  gcTime: 0,
})

/** Begins the step of this session that a code ends. */
export const beginProof = () => unwrap(client.POST('/api/session/proof'))

/** Begins the step and has a code sent. */
export async function sendProofCode(method: Schema['CodeRequest']['method']): Promise<void> {
  await beginProof()
  await unwrap(client.POST('/api/login/code', { body: { method } }))
}

export const proveByCode = async ({ body, idempotencyKey }: Submission<Schema['SecondFactor']>): Promise<Session> => {
  const answer = await unwrap(client.POST('/api/login/second-factor', { body, headers: idempotencyHeader(idempotencyKey) }))
  if (answer.next !== 'session') throw new Error('Another step follows')
  return answer
}

export async function proveByPasskey(): Promise<Session> {
  const { options } = await unwrap(client.POST('/api/login/passkey/options'))
  const credential = await getPasskey(options, { isSuggestion: false, signal: new AbortController().signal })
  return unwrap(client.POST('/api/login/passkey', { body: { credential } }))
}

export const startBankIdProof = () => unwrap(client.POST('/api/session/proof/bankid/start-order', { body: { same_device: false } }))

export const proveByBankId = (order_ref: string): Promise<Session> =>
  unwrap(client.POST('/api/session/proof/bankid', { body: { order_ref } }))

export const sendMobileCode = ({ body, idempotencyKey }: Submission<Schema['MobileCodeRequest']>) =>
  unwrap(client.POST('/api/profile/mobile/code', { body, headers: idempotencyHeader(idempotencyKey) }))

export const verifyMobile = ({ body, idempotencyKey }: Submission<Schema['MobileCode']>): Promise<Session> =>
  unwrap(client.POST('/api/profile/mobile/verify', { body, headers: idempotencyHeader(idempotencyKey) }))
