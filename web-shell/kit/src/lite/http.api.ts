import { withCsrf } from '../api/csrf'
import { createOfflineError, readEnvelope } from '../core/errors'
import { rememberServerTime, serverNow } from './server-clock'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT'
  query?: Record<string, string | string[] | null | undefined>
  body?: unknown
  flowKey?: string | null
  /** Sends the session's cookie, and the CSRF header with it. */
  withSession?: boolean
  idempotencyKey?: string
  language?: string
  signal?: AbortSignal
}

const TIMEOUT_MS = 20_000

/** Calls the API and returns the data of the envelope: as a visitor, without cookies and with a flow key if there is one, or with the session. */
export async function sendRequest<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await fetchResponse(path, options)
  return readEnvelope(response, await response.json().catch(() => null)) as T
}

declare global {
  interface Window {
    /** The responses that index.html requested before this script loaded, by path. */
    asterPreloads?: Record<string, Promise<Response | undefined>>
  }
}

/** A preloaded response is used once: a later request has to see the current state. */
function consumePreloaded(path: string, { method, query, flowKey }: RequestOptions) {
  const preloaded = method || query || flowKey ? undefined : window.asterPreloads?.[path]
  if (preloaded) delete window.asterPreloads?.[path]
  return preloaded
}

async function fetchResponse(path: string, options: RequestOptions): Promise<Response> {
  const preloaded = await consumePreloaded(path, options)
  if (preloaded) return preloaded
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timeout = setTimeout(abort, TIMEOUT_MS)
  options.signal?.addEventListener('abort', abort)
  try {
    const send = options.withSession ? sendWithSession : fetch
    const response = await send(toUrl(path, options.query), {
      method: options.method ?? 'GET',
      credentials: options.withSession ? 'same-origin' : 'omit',
      headers: createHeaders(options),
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: controller.signal,
    })
    rememberServerTime(response.headers.get('date'))
    return response
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw createOfflineError()
  } finally {
    clearTimeout(timeout)
  }
}

const sendWithSession = (url: string, init: RequestInit) =>
  withCsrf((request) => fetch(request))(new Request(new URL(url, window.location.origin), init))

function toUrl(path: string, query: RequestOptions['query'] = {}) {
  const params = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((item) => [name, item]))
  return params.length ? `${path}?${new URLSearchParams(params)}` : path
}

function createHeaders({ body, flowKey, idempotencyKey, language }: RequestOptions) {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (flowKey) headers['X-Flow-Key'] = flowKey
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (language) headers['X-Language'] = language
  return headers
}

/** The milliseconds until an instant of the server, whatever the visitor's clock says. */
export function getMsUntil(instant: string) {
  return Date.parse(`${instant.replace(' ', 'T')}Z`) - serverNow()
}
