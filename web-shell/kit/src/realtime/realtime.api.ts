import { client } from '@clinic/kit/api'

/** The page's own origin, the only one that the server accepts. */
export const getRealtimeUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/api/realtime`

/** Loads the session: if it has ended, the response says why in the user's language, and the client signs this tab out. */
export const revalidateSession = () => void client.GET('/api/session').catch(() => {})
