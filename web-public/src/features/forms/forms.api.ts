import type { components } from '@clinic/kit/api/lite'
import { CallError, type CallOptions, call, type Language, newKey } from '@clinic/kit/lite'

type Schema = components['schemas']

export type Clinic = Schema['ClinicOut']
export type VisitState = Schema['VisitOut']
export type Forms = Schema['FormsOut']
export type Letter = Schema['ConsentToSign']
export type Questionary = Schema['QuestionaryToAnswer']
export type Question = Schema['QuestionOut']
export type Signing = Schema['SigningIn']
export type Done = Schema['DoneOut']
export type Kind = 'consent' | 'questionnaire'

/** What somebody has answered, by the questions' ids. */
export type Answers = Record<string, unknown>
export interface Draft {
  answers: Answers
  names: Record<string, string>
}

type Deed = { flowKey: string | null; key: string }

/** The client's forms as the link reaches them; the one place that knows their addresses. */
export function formsApi(companyId: string, language: Language) {
  const base = `/api/v2/questionary-loc/${companyId}`
  const get = <T>(path: string, options: CallOptions = {}) => call<T>(base + path, { language, ...options })
  const send = <T>(path: string, body: unknown, { flowKey, key }: Deed) =>
    call<T>(base + path, { language, method: 'POST', body, flowKey, idempotencyKey: key })
  return {
    clinic: (signal: AbortSignal) => get<Clinic>('', { signal }),
    open: (linkKey: string, key: string) => send<Schema['VisitKey']>('/visits', { key: linkKey }, { flowKey: null, key }),
    visit: (flowKey: string) => get<VisitState>('/visit', { flowKey }),
    resend: (deed: Deed) => send<VisitState>('/resend-otp', {}, deed),
    verify: (code: string, deed: Deed) => send<VisitState>('/verify-otp', { code }, deed),
    forms: (flowKey: string, signal: AbortSignal) => get<Forms>('/forms', { flowKey, signal }),
    sign: (id: string, body: Signing, deed: Deed) => send<Done>(`/consents/${id}/sign`, body, deed),
    answer: (id: string, body: Schema['AnswersIn'], deed: Deed) => send<Done>(`/questionnaires/${id}/answer`, body, deed),
    draft: (kind: Kind, id: string, flowKey: string) => get<{ body: Draft } | null>(`/drafts/${kind}/${id}`, { flowKey }),
    keepDraft: (kind: Kind, id: string, body: Draft, flowKey: string) =>
      get<unknown>(`/drafts/${kind}/${id}`, { method: 'PUT', body: { body, base_version: null }, flowKey }),
    upload: (file: File, flowKey: string) => upload(`${base}/files`, file, flowKey, language),
  }
}

export type FormsApi = ReturnType<typeof formsApi>

async function upload(path: string, file: File, flowKey: string, language: Language): Promise<{ id: string; name: string }> {
  const body = new FormData()
  body.append('file', file)
  const headers = { Accept: 'application/json', 'X-Flow-Key': flowKey, 'X-Language': language, 'Idempotency-Key': newKey() }
  const answer = await fetch(path, { method: 'POST', credentials: 'omit', headers, body }).catch(() => {
    throw new CallError(0, 'unreached', '')
  })
  const envelope = await answer.json().catch(() => null)
  if (answer.ok && envelope?.status === '1') return envelope.data
  throw new CallError(answer.status, envelope?.data?.code ?? `http.${answer.status}`, envelope?.message ?? '', envelope?.errors ?? {})
}
