import createClient, { type Middleware } from 'openapi-fetch'
import { newKey } from '../lite/key'
import { ApiError } from './answer'
import { withCsrf } from './csrf'
import type { paths } from './generated/schema'

/** What the kit's client needs from the page it runs in; the session and the texts fill it. */
export const surroundings = {
  language: () => document.documentElement.lang || 'en',
  /** The server no longer knows who this is (401), or has ended the session (410). */
  signedOut: (_code: string, _message: string) => {},
  offlineText: () => 'No Internet Connection',
}

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const headers: Middleware = {
  onRequest({ request }) {
    request.headers.set('Accept', 'application/json')
    request.headers.set('X-Language', surroundings.language())
    if (UNSAFE.has(request.method) && !request.headers.has('Idempotency-Key')) request.headers.set('Idempotency-Key', newKey())
    return request
  },
  onError() {
    return new ApiError(0, { message: surroundings.offlineText(), data: { code: 'offline' } })
  },
}

const ends = new Set(['auth.required', 'auth.ended_elsewhere', 'auth.ended_for_security'])

const signOut: Middleware = {
  async onResponse({ response }) {
    if (response.status !== 401 && response.status !== 410) return
    const body = await response
      .clone()
      .json()
      .catch(() => null)
    const code = String(body?.data?.code ?? (response.status === 410 ? 'auth.ended_for_security' : ''))
    if (ends.has(code)) surroundings.signedOut(code, String(body?.message ?? ''))
  },
}

/** The typed client of the API. It is used in `*.api.ts` files only, which are the ones that know a URL. */
export const client = createClient<paths>({
  baseUrl: window.location.origin,
  credentials: 'same-origin',
  fetch: withCsrf((request) => fetch(request)),
})
client.use(headers, signOut)

/** The header that makes a repeat of this form's call get the first answer. */
export const keyed = (key: string) => ({ 'Idempotency-Key': key })

/** What a form sends: its values, and the key under which a repeat is known. */
export interface Submission<Body> {
  body: Body
  key: string
}
