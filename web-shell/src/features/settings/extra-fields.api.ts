import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const extraFieldsQuery = queryOptions({
  queryKey: ['shell', 'extra-fields'],
  queryFn: () => unwrap(client.GET('/api/company/extra-fields')),
})

export const addExtraField = ({ body, idempotencyKey }: Submission<Schema['ExtraFieldCreate']>) =>
  unwrap(client.POST('/api/company/extra-fields', { body, headers: idempotencyHeader(idempotencyKey) }))

export const saveExtraField =
  (field_id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ExtraFieldUpdate']>) =>
    unwrap(
      client.PUT('/api/company/extra-fields/{field_id}', {
        params: { path: { field_id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const deleteExtraField = ({ id }: { id: string }) =>
  unwrap(client.DELETE('/api/company/extra-fields/{field_id}', { params: { path: { field_id: id } } }))
