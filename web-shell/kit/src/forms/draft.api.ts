import { client, unwrap } from '../api'
import { lasting } from './given-anew'

const at = (form: string, subject: string) => ({ params: { path: { form, subject } } })

export async function fetchDraft(form: string, subject: string) {
  const draft = await unwrap(client.GET('/api/drafts/{form}/{subject}', at(form, subject)))
  return draft && { ...draft, body: lasting(draft.body) }
}

export const keepDraft = (form: string, subject: string, body: Record<string, unknown>, version: number | null) =>
  unwrap(client.PUT('/api/drafts/{form}/{subject}', { ...at(form, subject), body: { body: lasting(body), base_version: version } }))

export const dropDraft = (form: string, subject: string) => unwrap(client.DELETE('/api/drafts/{form}/{subject}', at(form, subject)))
