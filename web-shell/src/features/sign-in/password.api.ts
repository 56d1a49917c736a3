import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'

export const forgotPassword = ({ body, key }: Submission<Schema['ForgotPasswordIn']>) =>
  unwrap(client.POST('/api/forgot-password', { body, headers: keyed(key) }))

export const resetPassword = ({ body, key }: Submission<Schema['ResetPasswordIn']>) =>
  unwrap(client.POST('/api/reset-password', { body, headers: keyed(key) }))
