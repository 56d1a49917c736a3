import createClient, { type Middleware } from 'openapi-fetch'
import { createOfflineError, SESSION_END_CODES } from '../core/errors'
import { createUuid } from '../core/uuid'
import { withCsrf } from './csrf'
import type { paths } from './generated/schema'
import { withSecondFactor } from './second-factor'

interface ClientConfig {
  getLanguage: () => string
  getOfflineMessage: () => string
  /** Called when the server knows no session (401) or has ended it (410). */
  onSessionEnd?: (code: string, message: string) => void
}

let config: ClientConfig = {
  getLanguage: () => document.documentElement.lang || 'en',
  getOfflineMessage: () => 'No Internet Connection',
}

/** Connects the client to the session and the texts, which themselves depend on the client. */
export function configureClient(next: ClientConfig): void {
  config = next
}

export const getOfflineMessage = (): string => config.getOfflineMessage()

const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const headersMiddleware: Middleware = {
  onRequest({ request }) {
    request.headers.set('Accept', 'application/json')
    request.headers.set('X-Language', config.getLanguage())
    if (UNSAFE_METHODS.has(request.method) && !request.headers.has('Idempotency-Key')) request.headers.set('Idempotency-Key', createUuid())
    return request
  },
  onError() {
    return createOfflineError(getOfflineMessage())
  },
}

const sessionEndMiddleware: Middleware = {
  async onResponse({ response }) {
    if (response.status !== 401 && response.status !== 410) return
    const body = await response
      .clone()
      .json()
      .catch(() => null)
    const code = String(body?.data?.code ?? (response.status === 410 ? 'auth.ended_for_security' : ''))
    if (SESSION_END_CODES.has(code)) config.onSessionEnd?.(code, String(body?.message ?? ''))
  },
}

/** The typed client of the API. Only `*.api.ts` files use it, as only they know URLs. */
export const client = createClient<paths>({
  baseUrl: window.location.origin,
  credentials: 'same-origin',
  fetch: withSecondFactor(withCsrf((request) => fetch(request))),
})
client.use(headersMiddleware, sessionEndMiddleware)

/** The header under which the server answers a repeated call with its first response. */
export const idempotencyHeader = (idempotencyKey: string) => ({ 'Idempotency-Key': idempotencyKey })

/** What a form submits: its values and an idempotency key, which stays the same for a retry. */
export interface Submission<Body> {
  body: Body
  idempotencyKey: string
}
