import type { components } from '@clinic/kit/api/types'
import { sendRequest } from '@clinic/kit/lite'

/** Reports an error to the operators (PLT-085); the server removes personal data and keys from it. */
export const reportError = (error: unknown) => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const body: components['schemas']['BrowserErrorReport'] = {
    type: 'client_report',
    url: window.location.href.slice(0, 2_000),
    stack: stack.slice(0, 10_000),
  }
  return sendRequest<null>('/api/v2/report/error', { method: 'POST', body })
}
