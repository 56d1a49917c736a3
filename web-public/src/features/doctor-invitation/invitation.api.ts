import type { components } from '@clinic/kit/api/lite'
import { call, type Language } from '@clinic/kit/lite'

export type Invitation = components['schemas']['InvitationOut']

/** What a mailed invitation says; the key travels in the body, so that it stands in no log. */
export const readInvitation = (company: string, invitation: string, language: Language, signal: AbortSignal) =>
  call<Invitation>('/api/v3/prescribers/invitation', { method: 'POST', body: { company, invitation }, language, signal })
