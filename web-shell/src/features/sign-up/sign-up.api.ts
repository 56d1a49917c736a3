import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'

export const register = ({ body, idempotencyKey }: Submission<Schema['SignUpRequest']>) =>
  unwrap(client.POST('/api/v2/register', { body, headers: idempotencyHeader(idempotencyKey) }))

export const verifyEmail = ({ body, idempotencyKey }: Submission<Schema['EmailCodeVerification']>) =>
  unwrap(client.POST('/api/verify-email', { body, headers: idempotencyHeader(idempotencyKey) }))

export const resendCode = () => unwrap(client.POST('/api/resend-otp'))

export const verifyByLink = (body: Schema['EmailLinkVerification']) => unwrap(client.POST('/api/email/verify', { body }))

export const completeSetUp = ({ body, idempotencyKey }: Submission<Schema['OnboardingRequest']>) =>
  unwrap(client.POST('/api/v2/register/set-up', { body, headers: idempotencyHeader(idempotencyKey) }))
