import { client } from '@clinic/kit/api'

/** The page's own origin, the only one that the server accepts. */
export const getRealtimeUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/api/realtime`

/**
 * Loads the session and returns whether there is one. If it has ended, the response says why in the user's language, and the client signs
 * this tab out.
 */
export const revalidateSession = (): Promise<boolean> =>
  client.GET('/api/session').then(
    ({ response }) => response.ok,
    () => false,
  )
