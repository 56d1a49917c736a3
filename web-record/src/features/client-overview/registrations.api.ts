import { client, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type Registration = Schema['RegistrationOut']

export const registrationsKey = (clientId: string) => ['record', 'registrations', clientId]

export const registrationsQuery = (clientId: string) =>
  queryOptions({
    queryKey: registrationsKey(clientId),
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/registrations', { params: { path: { client_id: clientId } } })),
  })

export const resolveRegistration = (clientId: string, { id, version }: Registration, outcome: Schema['RegistrationResolve']['outcome']) =>
  unwrap(
    client.POST('/api/client/{client_id}/registrations/{registration_id}/resolve', {
      params: { path: { client_id: clientId, registration_id: id } },
      body: { outcome, version },
    }),
  )
