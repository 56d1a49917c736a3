import type { components } from '@clinic/kit/api/types'
import { type RequestOptions, sendRequest } from '@clinic/kit/lite'

type Schema = components['schemas']
export type Session = Schema['SessionOut']
type PendingSignUp = Schema['PendingSignUpOut']
export type BankIdOrder = Schema['BankIdSignInOut']
export type SecondFactorStep = Schema['SecondFactorStep']
/** A step that a sign-in waits for. */
export type PendingStep = SecondFactorStep | Schema['PasswordChangeStep']
/** What follows a step of the sign-in: the session, or the next step. */
export type SignInAnswer = Schema['SignedIn'] | PendingStep

/** What a form submits: its values and an idempotency key, which stays the same for a retry. */
export interface Submission<Body> {
  body: Body
  idempotencyKey: string
}

const send = <Data>(path: string, options: RequestOptions = {}) =>
  sendRequest<Data>(path, { ...options, withSession: true, language: document.documentElement.lang })

const submit = <Data, Body>(path: string, { body, idempotencyKey }: Submission<Body>) =>
  send<Data>(path, { method: 'POST', body, idempotencyKey })

export const fetchSession = () => send<Session>('/api/session')

export const signIn = (submission: Submission<Schema['LoginRequest']>) =>
  submit<SignInAnswer, Schema['LoginRequest']>('/api/login', submission)

/** The step that the sign-in of this browser waits for, or null. */
export const fetchSignInStep = () => send<PendingStep | null>('/api/login/step')

export const sendSignInCode = (submission: Submission<Schema['CodeRequest']>) =>
  submit<SecondFactorStep, Schema['CodeRequest']>('/api/login/code', submission)

export const proveSecondFactor = (submission: Submission<Schema['SecondFactor']>) =>
  submit<SignInAnswer, Schema['SecondFactor']>('/api/login/second-factor', submission)

/** Choose a new password in a sign-in whose password has expired. */
export const changeExpiredPassword = (submission: Submission<Schema['NewPassword']>) =>
  submit<Schema['SignedIn'], Schema['NewPassword']>('/api/login/password', submission)

/** The calls of a BankID order that signs in; an order works only in the browser that started it. */
export const bankIdCalls = {
  startOrder: (same_device: boolean) => send<BankIdOrder>('/api/login/bankid/start-order', { method: 'POST', body: { same_device } }),
  fetchQrCode: (order_ref: string) => send<Schema['BankIdQrCode']>(`/api/login/bankid/generate-qr?order_ref=${order_ref}`),
  collectOrder: (order_ref: string) => send<BankIdOrder>('/api/login/bankid/collect-order', { method: 'POST', body: { order_ref } }),
  cancelOrder: (order_ref: string) => send('/api/login/bankid/cancel-order', { method: 'POST', body: { order_ref } }),
}

/** A challenge of the server for a passkey, valid for five minutes, once, in this browser. */
export const fetchPasskeyOptions = () => send<Schema['PasskeyOptionsOut']>('/api/login/passkey/options', { method: 'POST' })

export const signInWithPasskey = (credential: Schema['PasskeyAnswer']['credential']) =>
  send<Session>('/api/login/passkey', { method: 'POST', body: { credential } })

export const forgotPassword = (submission: Submission<Schema['PasswordResetRequest']>) => submit('/api/forgot-password', submission)

export const resetPassword = (submission: Submission<Schema['PasswordResetConfirm']>) => submit('/api/reset-password', submission)

/** Check whether a link of an e-mail can still be used. */
export const checkLink = (token: string) => send('/api/reset-password/check', { method: 'POST', body: { token } })

export const requestNewInvitation = (submission: Submission<Schema['LinkToken']>) => submit('/api/invitations/renew', submission)

export const register = (submission: Submission<Schema['SignUpRequest']>) =>
  submit<PendingSignUp, Schema['SignUpRequest']>('/api/v2/register', submission)

/** The sign-up of this browser that waits for its code, or null. */
export const fetchPendingSignUp = () => send<PendingSignUp | null>('/api/v2/register')

export const verifyEmail = (submission: Submission<Schema['EmailCodeVerification']>) =>
  submit<Session, Schema['EmailCodeVerification']>('/api/verify-email', submission)

export const resendCode = (submission: Submission<undefined>) => submit('/api/resend-otp', submission)

export const verifyByLink = (submission: Submission<Schema['EmailLinkVerification']>) => submit('/api/email/verify', submission)

export const completeSetUp = (submission: Submission<Schema['OnboardingRequest']>) =>
  submit<Session, Schema['OnboardingRequest']>('/api/v2/register/set-up', submission)

/** Reports an error to the operators (PLT-085); the server removes personal data and keys from it. */
export const reportError = (error: unknown) => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const body = { type: 'client_report', url: window.location.href.slice(0, 2_000), stack: stack.slice(0, 10_000) }
  return send('/api/v2/report/error', { method: 'POST', body })
}
