import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'

export const sendSupportMessage = ({ body, idempotencyKey }: Submission<Schema['SupportMessageCreate']>) =>
  unwrap(client.POST('/api/support/store', { body, headers: idempotencyHeader(idempotencyKey) }))

export const inviteFriend = ({ body, idempotencyKey }: Submission<Schema['FriendInvitation']>) =>
  unwrap(client.POST('/api/invite', { body, headers: idempotencyHeader(idempotencyKey) }))
