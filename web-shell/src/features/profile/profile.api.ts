import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

const profileKey = ['shell', 'profile']

export const profileQuery = queryOptions({
  queryKey: [...profileKey, 'details'],
  queryFn: () => unwrap(client.GET('/api/profile')),
  staleTime: 0,
  // A refetch would replace the values of the form. An administrator's change is reported as a conflict when the form is saved.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const saveProfile = ({ body, idempotencyKey }: Submission<Schema['ProfileUpdate']>) =>
  unwrap(client.PUT('/api/profile', { body, headers: idempotencyHeader(idempotencyKey) }))

export const changePassword = ({ body, idempotencyKey }: Submission<Schema['PasswordChange']>) =>
  unwrap(client.POST('/api/profile/password', { body, headers: idempotencyHeader(idempotencyKey) }))

export const sendEmailCode = ({ body, idempotencyKey }: Submission<Schema['EmailChangeRequest']>) =>
  unwrap(client.POST('/api/profile/email/code', { body, headers: idempotencyHeader(idempotencyKey) }))

export const verifyEmailCode = ({ body, idempotencyKey }: Submission<Schema['EmailCode']>) =>
  unwrap(client.POST('/api/profile/email/verify', { body, headers: idempotencyHeader(idempotencyKey) }))

/** Starts the order by which BankID is connected to the own account. */
export const startBankIdConnection = (password: string) =>
  unwrap(client.POST('/api/profile/bankid/start-order', { body: { password, same_device: false } }))

export const disconnectBankId = ({ body, idempotencyKey }: Submission<Schema['PasswordProof']>) =>
  unwrap(client.POST('/api/profile/bankid/disconnect', { body, headers: idempotencyHeader(idempotencyKey) }))

export const twoFactorQuery = queryOptions({
  queryKey: [...profileKey, 'two-factor'],
  queryFn: () => unwrap(client.GET('/api/profile/two-factor')),
})

export const saveTwoFactor = ({ body, idempotencyKey }: Submission<Schema['TwoFactorChange']>) =>
  unwrap(client.PUT('/api/profile/two-factor', { body, headers: idempotencyHeader(idempotencyKey) }))
export const passkeysQuery = queryOptions({
  queryKey: [...profileKey, 'passkeys'],
  queryFn: () => unwrap(client.GET('/api/profile/passkeys')),
})

/** What the browser needs to make a passkey; valid for five minutes, once. */
export const fetchPasskeyOptions = ({ body, idempotencyKey }: Submission<Schema['PasswordProof']>) =>
  unwrap(client.POST('/api/profile/passkeys/options', { body, headers: idempotencyHeader(idempotencyKey) }))

export const addPasskey = ({ body, idempotencyKey }: Submission<Schema['PasskeyCreate']>) =>
  unwrap(client.POST('/api/profile/passkeys', { body, headers: idempotencyHeader(idempotencyKey) }))

export const renamePasskey =
  (passkey_id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['PasskeyUpdate']>) =>
    unwrap(
      client.PUT('/api/profile/passkeys/{passkey_id}', {
        params: { path: { passkey_id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const removePasskey =
  (passkey_id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['PasswordProof']>) =>
    unwrap(
      client.POST('/api/profile/passkeys/{passkey_id}/remove', {
        params: { path: { passkey_id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const signInsKey = [...profileKey, 'sign-ins']

export const signInsQuery = ({ page, per_page }: ListState['query']) =>
  queryOptions({
    queryKey: [...signInsKey, page],
    queryFn: () => unwrap(client.GET('/api/profile/sign-ins', { params: { query: { page, per_page } } })),
  })

export const signOutEverywhere = () => unwrap(client.POST('/api/profile/sign-out-everywhere'))

export const calendarLinkQuery = queryOptions({
  queryKey: [...profileKey, 'calendar-link'],
  queryFn: () => unwrap(client.GET('/api/profile/calendar-link')),
})

export const createCalendarLink = () => unwrap(client.POST('/api/profile/calendar-link'))

export const revokeCalendarLink = () => unwrap(client.DELETE('/api/profile/calendar-link'))

const GOOGLE_POLL_MS = 1500

/** The own Google calendar; read at intervals while the worker connects or disconnects it. */
/** The worker connects, disconnects, or reads a calendar that has just been connected, whose name it then knows. */
const isGoogleAtWork = (calendar: Schema['GoogleCalendarOut'] | undefined) =>
  calendar !== undefined &&
  (calendar.state.endsWith('ing') || (calendar.state === 'connected' && !calendar.last_synced_at && !calendar.has_failed))

export const googleCalendarQuery = queryOptions({
  queryKey: [...profileKey, 'google-calendar'],
  queryFn: () => unwrap(client.GET('/api/profile/google-calendar')),
  refetchInterval: ({ state }) => (isGoogleAtWork(state.data) ? GOOGLE_POLL_MS : false),
})

export const beginGoogleConsent = () => unwrap(client.POST('/api/profile/google-calendar/consent'))

export const connectGoogleCalendar = (body: Schema['GoogleConsent']) =>
  unwrap(client.POST('/api/profile/google-calendar/connect', { body }))

export const disconnectGoogleCalendar = (remove_events: boolean) =>
  unwrap(client.POST('/api/profile/google-calendar/disconnect', { body: { remove_events } }))
