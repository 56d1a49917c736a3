import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { clientsKey } from '../clients/clients.api'

/** Everything that the head of the card tells, in one call. */
export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: [...clientsKey, 'card', id],
    queryFn: () => unwrap(client.GET('/api/overview/clients/{client_id}/card', { params: { path: { client_id: id } } })),
  })
