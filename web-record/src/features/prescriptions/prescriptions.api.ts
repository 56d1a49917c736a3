import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export const prescriptionsKey = ['record', 'prescriptions']

export type Prescription = Schema['PrescriptionOut']

/** A client's prescriptions, in the order of time. */
export const prescriptionsQuery = (clientId: string, { page, per_page, order }: ListState['query']) =>
  queryOptions({
    queryKey: [...prescriptionsKey, clientId, page, order],
    queryFn: () =>
      unwrap(
        client.GET('/api/clients/{client_id}/prescriptions', {
          params: { path: { client_id: clientId }, query: { page, per_page, order } },
        }),
      ),
  })

/** Who prescribes for the clinic; those who are invited but have not joined have no id. */
export const prescribersQuery = () =>
  queryOptions({ queryKey: [...prescriptionsKey, 'prescribers'], queryFn: () => unwrap(client.GET('/api/v3/prescribers')) })

/** Invites a prescriber by mail; one who has joined is simply answered. */
export const invite = ({ body, key }: Submission<Schema['InviteIn']>) =>
  unwrap(client.POST('/api/v3/prescribers/invite', { body, headers: keyed(key) }))

/** Parts from a prescriber: what they signed stays. */
export const part = (id: string) =>
  unwrap(client.DELETE('/api/v3/prescribers/{prescriber_id}', { params: { path: { prescriber_id: id } } }))

export const ask =
  (clientId: string) =>
  ({ body, key }: Submission<Schema['PrescriptionIn']>) =>
    unwrap(client.POST('/api/clients/{client_id}/prescriptions', { params: { path: { client_id: clientId } }, body, headers: keyed(key) }))

const at = (id: string) => ({ path: { prescription_id: id } })

export const change =
  (id: string) =>
  ({ body, key }: Submission<Schema['PrescriptionUpdate']>) =>
    unwrap(client.PUT('/api/prescriptions/{prescription_id}', { params: at(id), body, headers: keyed(key) }))

export const remove = ({ id, version }: Prescription) =>
  unwrap(client.DELETE('/api/prescriptions/{prescription_id}', { params: { ...at(id), query: { version } } }))

export const inactivate =
  (id: string) =>
  ({ body, key }: Submission<Schema['PrescriptionEndIn']>) =>
    unwrap(client.POST('/api/prescriptions/{prescription_id}/inactivate', { params: at(id), body, headers: keyed(key) }))
