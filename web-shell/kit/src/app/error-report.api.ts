import { client, unwrap } from '../api'

export const reportError = (error: unknown) => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return unwrap(
    client.POST('/api/v2/report/error', {
      body: { type: 'client_report', url: window.location.href.slice(0, 2_000), stack: stack.slice(0, 10_000) },
    }),
  )
}
