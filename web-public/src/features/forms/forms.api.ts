import type { components } from '@clinic/kit/api/types'
import { ApiError, type Language, type RequestOptions, sendRequest } from '@clinic/kit/lite'
import { uploadPicture } from '../../upload.api'

type Schema = components['schemas']

export type Clinic = Schema['FormLinkClinic']
export type FlowState = Schema['FormFlowOut']
export type Forms = Schema['ClientForms']
export type Consent = Schema['PendingConsent']
export type ConsentText = Schema['ConsentText']
export type Questionnaire = Schema['PendingQuestionnaire']
export type Question = Schema['QuestionOut']
export type SignRequest = Schema['ConsentSignRequest']
export type CompletedForm = Schema['CompletedForm']
export type FormType = 'consent' | 'questionnaire'

/** Answers by question id. */
export type Answers = Record<string, unknown>
export interface Draft {
  answers: Answers
  names: Record<string, string>
}

type ActionKeys = { flowKey: string | null; key: string }
type VerifiedKeys = ActionKeys & { flowKey: string }

/** Whether the flow has expired, so that the visitor must verify again. */
export const isFlowExpired = (error: unknown) =>
  error instanceof ApiError && (error.code === 'forms.flow_expired' || error.code === 'forms.not_verified')

/** A consent's text in the page's language, which is signed, or the clinic's own where it isn't translated (USE-019). */
export const localizedText = ({ texts }: Consent, language: Language): ConsentText =>
  texts.find((text) => text.language === language) ?? (texts[0] as ConsentText)

/** Codes that say that the form was filled in, changed or cancelled after it was opened. */
const CONFLICT_CODES = new Set(['version.stale', 'forms.already_signed', 'forms.cancelled', 'not_found'])
export const isConflict = ({ code }: ApiError) => CONFLICT_CODES.has(code)

/** Calls of a form link. `onFlowExpired` gets the key of a flow that the server reports as expired. */
export function formsApi(companyId: string, language: Language, onFlowExpired: (flowKey: string) => void = () => {}) {
  const base = `/api/questionary-loc/${companyId}`
  const get = <T>(path: string, options: RequestOptions = {}) => sendRequest<T>(base + path, { language, ...options })
  const send = <T>(path: string, body: unknown, { flowKey, key }: ActionKeys) =>
    sendRequest<T>(base + path, { language, method: 'POST', body, flowKey, idempotencyKey: key })
  const reportExpiry = <T>(flowKey: string, response: Promise<T>) =>
    response.catch((error) => {
      if (isFlowExpired(error)) onFlowExpired(flowKey)
      throw error
    })
  return {
    clinic: (signal: AbortSignal) => get<Clinic>('', { signal }),
    open: (linkKey: string, key: string) => send<Schema['FormFlowCreated']>('/flows', { key: linkKey }, { flowKey: null, key }),
    flow: (flowKey: string) => get<FlowState>('/flow', { flowKey }),
    resend: (keys: ActionKeys) => send<FlowState>('/resend-otp', {}, keys),
    verify: (code: string, keys: ActionKeys) => send<FlowState>('/verify-otp', { code }, keys),
    forms: (flowKey: string, signal: AbortSignal) => reportExpiry(flowKey, get<Forms>('/forms', { flowKey, signal })),
    sign: (id: string, body: SignRequest, keys: VerifiedKeys) =>
      reportExpiry(keys.flowKey, send<CompletedForm>(`/consents/${id}/sign`, body, keys)),
    answer: (id: string, body: Schema['QuestionnaireAnswerRequest'], keys: VerifiedKeys) =>
      reportExpiry(keys.flowKey, send<CompletedForm>(`/questionnaires/${id}/answer`, body, keys)),
    draft: (type: FormType, id: string, flowKey: string) =>
      reportExpiry(flowKey, get<{ body: Draft } | null>(`/drafts/${type}/${id}`, { flowKey })),
    saveDraft: (type: FormType, id: string, body: Draft, flowKey: string) =>
      reportExpiry(flowKey, get<unknown>(`/drafts/${type}/${id}`, { method: 'PUT', body: { body, base_version: null }, flowKey })),
    upload: (file: File, keys: VerifiedKeys) => reportExpiry(keys.flowKey, uploadPicture(`${base}/files`, file, language, keys)),
  }
}

export type FormsApi = ReturnType<typeof formsApi>
