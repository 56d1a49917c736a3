import { client, unwrap } from '../api'

const draftParams = (form: string, subject: string) => ({ params: { path: { form, subject } } })

export const fetchDraft = (form: string, subject: string) => unwrap(client.GET('/api/drafts/{form}/{subject}', draftParams(form, subject)))

export const saveDraft = (form: string, subject: string, body: Record<string, unknown>, version: number | null) =>
  unwrap(client.PUT('/api/drafts/{form}/{subject}', { ...draftParams(form, subject), body: { body, base_version: version } }))

export const deleteDraft = (form: string, subject: string) =>
  unwrap(client.DELETE('/api/drafts/{form}/{subject}', draftParams(form, subject)))
