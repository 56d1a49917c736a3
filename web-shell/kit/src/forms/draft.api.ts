import { client, unwrap } from '../api'

const at = (form: string, subject: string) => ({ params: { path: { form, subject } } })

export const fetchDraft = (form: string, subject: string) => unwrap(client.GET('/api/drafts/{form}/{subject}', at(form, subject)))

export const keepDraft = (form: string, subject: string, body: Record<string, unknown>, version: number | null) =>
  unwrap(client.PUT('/api/drafts/{form}/{subject}', { ...at(form, subject), body: { body, base_version: version } }))

export const dropDraft = (form: string, subject: string) => unwrap(client.DELETE('/api/drafts/{form}/{subject}', at(form, subject)))
