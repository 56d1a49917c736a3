import { client } from '../api'

/** Where this page's changes come from: the page's own origin, which is the only one that the server takes. */
export const realtimeUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/api/realtime`

/** Asks who this is: a session that has ended is answered with why, in the person's language, and the client signs this tab out with it. */
export const askAgain = () => void client.GET('/api/session').catch(() => {})
