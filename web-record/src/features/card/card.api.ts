import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { clientsKey } from '../clients/clients.api'

/** Listens, until what it answers is called, for a change that is refused because its client has become part of another. */
export function onMerged(listener: () => void): () => void {
  const listen: Parameters<typeof client.use>[0] = {
    async onResponse({ request, response }) {
      if (request.method === 'GET' || response.status !== 409) return
      const body = await response
        .clone()
        .json()
        .catch(() => null)
      if (body?.data?.code === 'client.merged') listener()
    },
  }
  client.use(listen)
  return () => client.eject(listen)
}

/** Everything that the head of the card tells, in one call. */
export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: [...clientsKey, 'card', id],
    queryFn: () => unwrap(client.GET('/api/overview/clients/{client_id}/card', { params: { path: { client_id: id } } })),
  })
