import type { components } from '@clinic/kit/api/types'
import { type Language, sendRequest } from '@clinic/kit/lite'

type Schema = components['schemas']

export type WaitingListLink = Schema['WaitingListLinkOut']
export type WaitingListTimes = Schema['WaitingListTimes']
export type LinkAction = 'accept' | 'decline' | 'leave'

/** Calls of a client who has the link of a message about the waiting list. */
export function waitingListLinkApi(companyId: string, language: Language, linkKey: string) {
  const post = (path: string, keys: { idempotencyKey?: string } = {}) =>
    sendRequest<WaitingListLink>(`/api/v2/booking-portal/${companyId}/waiting-list/${path}`, {
      language,
      method: 'POST',
      body: { key: linkKey },
      ...keys,
    })
  return { open: () => post('link'), answer: (action: LinkAction, idempotencyKey: string) => post(action, { idempotencyKey }) }
}

/** Join the waiting list by a flow whose code is verified. */
export const joinWaitingList = (
  companyId: string,
  language: Language,
  body: WaitingListTimes,
  { flowKey, key }: { flowKey: string; key: string },
) =>
  sendRequest<WaitingListLink>(`/api/v2/booking-portal/${companyId}/waiting-list`, {
    language,
    method: 'POST',
    body,
    flowKey,
    idempotencyKey: key,
  })
