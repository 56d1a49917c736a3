import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'

export const register = ({ body, key }: Submission<Schema['RegisterIn']>) =>
  unwrap(client.POST('/api/v2/register', { body, headers: keyed(key) }))

export const verifyEmail = ({ body, key }: Submission<Schema['VerifyEmailIn']>) =>
  unwrap(client.POST('/api/verify-email', { body, headers: keyed(key) }))

export const resendCode = () => unwrap(client.POST('/api/resend-otp'))

export const verifyByLink = (body: Schema['EmailVerifyIn']) => unwrap(client.POST('/api/email/verify', { body }))

export const setUp = ({ body, key }: Submission<Schema['SetUpIn']>) =>
  unwrap(client.POST('/api/v2/register/set-up', { body, headers: keyed(key) }))
