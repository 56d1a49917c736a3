import type { components } from '@clinic/kit/api/types'
import { type Language, type RequestOptions, sendRequest } from '@clinic/kit/lite'
import { uploadPicture } from '../../upload.api'

type Schema = components['schemas']

export type RegistrationClinic = Schema['RegistrationPortal']
export type RegistrationDetails = Schema['RegistrationDetails']
export type RegistrationFlow = Schema['RegistrationFlowOut']
export type RegistrationDone = Schema['RegistrationDone']
interface ActionKeys {
  flowKey: string
  key: string
}

/** Calls of a visitor of the registration portal. */
export function registrationApi(companyId: string, language: Language) {
  const base = `/api/registration-portal/${companyId}`
  const send = <T>(path: string, options: RequestOptions = {}) => sendRequest<T>(base + path, { language, ...options })
  const act = <T>(method: 'POST' | 'PUT', path: string, body: unknown, { flowKey, key }: ActionKeys) =>
    send<T>(path, { method, body, flowKey, idempotencyKey: key })
  return {
    base,
    clinic: (signal: AbortSignal) => send<RegistrationClinic>('', { signal }),
    start: (key: string) => send<Schema['RegistrationFlowCreated']>('/flows', { method: 'POST', body: {}, idempotencyKey: key }),
    flow: (flowKey: string) => send<RegistrationFlow>('/flow', { flowKey }),
    saveDetails: (body: RegistrationDetails, keys: ActionKeys) => act<RegistrationFlow>('PUT', '/flow', body, keys),
    sendCode: (keys: ActionKeys) => act<RegistrationFlow>('POST', '/send-otp', {}, keys),
    verify: (code: string, keys: ActionKeys) => act<RegistrationFlow>('POST', '/verify-otp', { code }, keys),
    upload: (file: File, keys: ActionKeys) => uploadPicture(`${base}/files`, file, language, keys),
    register: (keys: ActionKeys) => act<RegistrationDone>('POST', '/register', {}, keys),
  }
}

export type RegistrationApi = ReturnType<typeof registrationApi>
