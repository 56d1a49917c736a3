import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export const prescriptionsKey = ['record', 'prescriptions']

export type Prescription = Schema['PrescriptionOut']
export type PrescriptionSort = 'created_at' | 'drug' | 'valid_until'

export const prescriptionsQuery = (clientId: string, query: ListState<PrescriptionSort>['query']) =>
  queryOptions({
    queryKey: [...prescriptionsKey, clientId, query],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}/prescriptions', { params: { path: { client_id: clientId }, query } })),
  })

/** Lists the clinic’s prescribers; those who are invited but have not joined have no id. */
export type PrescriberSort = 'name' | 'email' | 'joined_at'

export const prescribersQuery = (query: ListState<PrescriberSort>['query']) =>
  queryOptions({
    queryKey: [...prescriptionsKey, 'prescribers', query],
    queryFn: () => unwrap(client.GET('/api/v3/prescribers', { params: { query } })),
  })

/** The first prescribers that match a text and that a prescription can be requested from. */
export const prescriberMatchesQuery = (search: string) =>
  queryOptions({
    queryKey: [...prescriptionsKey, 'prescribers', 'matches', search],
    queryFn: () => unwrap(client.GET('/api/v3/prescribers', { params: { query: { search, joined: true } } })),
  })

export const prescriberQuery = (id: string) =>
  queryOptions({
    queryKey: [...prescriptionsKey, 'prescribers', id],
    queryFn: () => unwrap(client.GET('/api/v3/prescribers/{prescriber_id}', { params: { path: { prescriber_id: id } } })),
  })

/** Invites a prescriber by e-mail; returns the prescriber without an invitation when they have joined already. */
export const invitePrescriber = ({ body, idempotencyKey }: Submission<Schema['PrescriberInvitationCreate']>) =>
  unwrap(client.POST('/api/v3/prescribers/invite', { body, headers: idempotencyHeader(idempotencyKey) }))

/** Removes a prescriber from the clinic; their signed prescriptions remain valid. */
export const removePrescriber = (id: string, reason: string) =>
  unwrap(client.DELETE('/api/v3/prescribers/{prescriber_id}', { params: { path: { prescriber_id: id } }, body: { reason } }))

export const requestPrescription =
  (clientId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['PrescriptionCreate']>) =>
    unwrap(
      client.POST('/api/clients/{client_id}/prescriptions', {
        params: { path: { client_id: clientId } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

const prescriptionPath = (id: string) => ({ path: { prescription_id: id } })

export const updateRequest =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['PrescriptionUpdate']>) =>
    unwrap(
      client.PUT('/api/prescriptions/{prescription_id}', {
        params: prescriptionPath(id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const withdrawRequest = ({ id, version }: Prescription, reason: string) =>
  unwrap(client.DELETE('/api/prescriptions/{prescription_id}', { params: prescriptionPath(id), body: { reason, version } }))

export const inactivatePrescription =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['PrescriptionCloseRequest']>) =>
    unwrap(
      client.POST('/api/prescriptions/{prescription_id}/inactivate', {
        params: prescriptionPath(id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
