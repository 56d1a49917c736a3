import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type InvitationLink = Schema['InvitationLink']

export const invitationQuery = (link: InvitationLink) =>
  queryOptions({
    queryKey: ['prescriber', 'invitation', link],
    queryFn: () => unwrap(client.POST('/api/v3/prescribers/invitation', { body: link })),
    retry: false,
    refetchOnWindowFocus: false,
  })

export const signUpPrescriber = ({ body, idempotencyKey }: Submission<Schema['PrescriberSignUp']>) =>
  unwrap(client.POST('/api/v3/prescribers/register', { body, headers: idempotencyHeader(idempotencyKey) }))

/** The sign-up of this browser that waits for its code, or null. */
export const pendingSignUpQuery = queryOptions({
  queryKey: ['prescriber', 'pending-sign-up'],
  queryFn: () => unwrap(client.GET('/api/v2/register')),
})

export const acceptInvitation = ({ body, idempotencyKey }: Submission<Schema['InvitationAccept']>) =>
  unwrap(client.POST('/api/v3/prescribers/join', { body, headers: idempotencyHeader(idempotencyKey) }))

export const verifyEmail = ({ body, idempotencyKey }: Submission<Schema['EmailCodeVerification']>) =>
  unwrap(client.POST('/api/verify-email', { body, headers: idempotencyHeader(idempotencyKey) }))

export const resendEmailCode = () => unwrap(client.POST('/api/resend-otp'))

export const forgotPassword = ({ body, idempotencyKey }: Submission<Schema['PasswordResetRequest']>) =>
  unwrap(client.POST('/api/forgot-password', { body, headers: idempotencyHeader(idempotencyKey) }))
