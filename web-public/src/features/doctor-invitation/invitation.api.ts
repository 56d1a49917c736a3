import type { components } from '@clinic/kit/api/types'
import { type Language, sendRequest } from '@clinic/kit/lite'

export type Invitation = components['schemas']['PrescriberInvitationOut']

/** Reads an invitation; its key is sent in the body, so that no log contains it. */
export const readInvitation = (company: string, invitation: string, language: Language, signal: AbortSignal) =>
  sendRequest<Invitation>('/api/v3/prescribers/invitation', { method: 'POST', body: { company, invitation }, language, signal })
