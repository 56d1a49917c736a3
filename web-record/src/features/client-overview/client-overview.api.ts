import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { clientSummaryKey } from '../clients/clients.api'

/** Calls the listener when the server refuses a change because its client has been merged into another. Returns the unsubscribe function. */
export function subscribeToMerge(listener: () => void): () => void {
  const middleware: Parameters<typeof client.use>[0] = {
    async onResponse({ request, response }) {
      if (request.method === 'GET' || response.status !== 409) return
      const body = await response
        .clone()
        .json()
        .catch(() => null)
      if (body?.data?.code === 'client.merged') listener()
    },
  }
  client.use(middleware)
  return () => client.eject(middleware)
}

/** A client with age, next booking, latest treatment notes and counts, in one call. */
export const clientSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: clientSummaryKey(id),
    queryFn: () => unwrap(client.GET('/api/overview/clients/{client_id}/summary', { params: { path: { client_id: id } } })),
  })

/** Delete a personal id that a client typed and that is another client's. */
export const dismissClaimedPersonalId = (client_id: string) =>
  unwrap(client.DELETE('/api/clients/{client_id}/claimed-personal-id', { params: { path: { client_id } } }))
