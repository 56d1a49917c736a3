import type { components } from '@clinic/kit/api/lite'
import { call } from '@clinic/kit/lite'

/** Tells us what broke (PLT-085); the server takes persons and keys out of it. */
export const report = (error: unknown) => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const body: components['schemas']['ErrorReportIn'] = {
    type: 'client_report',
    url: window.location.href.slice(0, 2_000),
    stack: stack.slice(0, 10_000),
  }
  return call<null>('/api/v2/report/error', { method: 'POST', body })
}
