import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type Link = Schema['LinkIn']

/** What the mailed invitation says. */
export const invitationQuery = (link: Link) =>
  queryOptions({
    queryKey: ['prescriber', 'invitation', link],
    queryFn: () => unwrap(client.POST('/api/v3/prescribers/invitation', { body: link })),
    retry: false,
    refetchOnWindowFocus: false,
  })

export const register = ({ body, key }: Submission<Schema['PrescriberIn']>) =>
  unwrap(client.POST('/api/v3/prescribers/register', { body, headers: keyed(key) }))

export const join = ({ body, key }: Submission<Schema['JoinIn']>) =>
  unwrap(client.POST('/api/v3/prescribers/join', { body, headers: keyed(key) }))

export const verifyEmail = ({ body, key }: Submission<Schema['VerifyEmailIn']>) =>
  unwrap(client.POST('/api/verify-email', { body, headers: keyed(key) }))

export const resendCode = () => unwrap(client.POST('/api/resend-otp'))

export const forgotPassword = ({ body, key }: Submission<Schema['ForgotPasswordIn']>) =>
  unwrap(client.POST('/api/forgot-password', { body, headers: keyed(key) }))
