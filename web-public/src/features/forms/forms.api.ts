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
type Proved = Deed & { flowKey: string }

/** The server no longer knows the visit: who it is has to be shown anew. */
export const hasEnded = (error: unknown) =>
  error instanceof CallError && (error.code === 'forms.visit_ended' || error.code === 'forms.unverified')

/** The form isn't as it was opened: somebody else has filled it in, changed or cancelled it. */
const MOVED = new Set(['version.stale', 'forms.already_signed', 'forms.cancelled', 'not_found'])
export const hasMoved = ({ code }: CallError) => MOVED.has(code)

/** The client's forms as the link reaches them; the one place that knows their addresses. `onEnded` hears whose visit has ended. */
export function formsApi(companyId: string, language: Language, onEnded: (flowKey: string) => void = () => {}) {
  const base = `/api/v2/questionary-loc/${companyId}`
  const get = <T>(path: string, options: CallOptions = {}) => call<T>(base + path, { language, ...options })
  const send = <T>(path: string, body: unknown, { flowKey, key }: Deed) =>
    call<T>(base + path, { language, method: 'POST', body, flowKey, idempotencyKey: key })
  const within = <T>(flowKey: string, answer: Promise<T>) =>
    answer.catch((error) => {
      if (hasEnded(error)) onEnded(flowKey)
      throw error
    })
  return {
    clinic: (signal: AbortSignal) => get<Clinic>('', { signal }),
    open: (linkKey: string, key: string) => send<Schema['VisitKey']>('/visits', { key: linkKey }, { flowKey: null, key }),
    visit: (flowKey: string) => get<VisitState>('/visit', { flowKey }),
    resend: (deed: Deed) => send<VisitState>('/resend-otp', {}, deed),
    verify: (code: string, deed: Deed) => send<VisitState>('/verify-otp', { code }, deed),
    forms: (flowKey: string, signal: AbortSignal) => within(flowKey, get<Forms>('/forms', { flowKey, signal })),
    sign: (id: string, body: Signing, deed: Proved) => within(deed.flowKey, send<Done>(`/consents/${id}/sign`, body, deed)),
    answer: (id: string, body: Schema['AnswersIn'], deed: Proved) =>
      within(deed.flowKey, send<Done>(`/questionnaires/${id}/answer`, body, deed)),
    draft: (kind: Kind, id: string, flowKey: string) => within(flowKey, get<{ body: Draft } | null>(`/drafts/${kind}/${id}`, { flowKey })),
    keepDraft: (kind: Kind, id: string, body: Draft, flowKey: string) =>
      within(flowKey, get<unknown>(`/drafts/${kind}/${id}`, { method: 'PUT', body: { body, base_version: null }, flowKey })),
    upload: (file: File, flowKey: string) => within(flowKey, upload(`${base}/files`, file, flowKey, language)),
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
