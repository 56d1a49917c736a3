import { now, rememberServerTime } from './clock'

/** A refusal or a failure to reach the server, in the one form that a public page handles. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, { code: string; message: string }[]> = {},
    readonly data: Record<string, unknown> = {},
  ) {
    super(message)
  }

  /** Nobody knows whether the server did it: only the same Idempotency-Key may be sent again. */
  get unanswered() {
    return this.status === 0 || (this.status >= 502 && this.status <= 504)
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT'
  query?: Record<string, string | null | undefined>
  body?: unknown
  flowKey?: string | null
  idempotencyKey?: string
  language?: string
  signal?: AbortSignal
}

const TIME_OUT_MS = 20_000

/** Calls our API the visitor's way: no cookie, a flow key when there is one, the envelope taken off. */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  const answer = await reach(path, options)
  const envelope = await answer.json().catch(() => null)
  if (answer.ok && envelope?.status === '1') return envelope.data as T
  const { code = `http.${answer.status}`, ...data } = envelope?.data ?? {}
  throw new CallError(answer.status, code, envelope?.message ?? '', envelope?.errors ?? {}, data)
}

declare global {
  interface Window {
    /** What the page's HTML asked for before this script came, by path. */
    asterEarly?: Record<string, Promise<Response | undefined>>
  }
}

/** An early answer serves once: whoever asks again wants to know how it is now. */
function takeEarly(path: string, { method, query, flowKey }: CallOptions) {
  const early = method || query || flowKey ? undefined : window.asterEarly?.[path]
  if (early) delete window.asterEarly?.[path]
  return early
}

async function reach(path: string, options: CallOptions): Promise<Response> {
  const early = await takeEarly(path, options)
  if (early) return early
  const stop = new AbortController()
  const abort = () => stop.abort()
  const late = setTimeout(abort, TIME_OUT_MS)
  options.signal?.addEventListener('abort', abort)
  try {
    const answer = await fetch(address(path, options.query), {
      method: options.method ?? 'GET',
      credentials: 'omit',
      headers: headers(options),
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: stop.signal,
    })
    rememberServerTime(answer.headers.get('date'))
    return answer
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new CallError(0, 'unreached', '')
  } finally {
    clearTimeout(late)
  }
}

function address(path: string, query: CallOptions['query'] = {}) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] != null)
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

function headers({ body, flowKey, idempotencyKey, language }: CallOptions) {
  const all: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) all['Content-Type'] = 'application/json'
  if (flowKey) all['X-Flow-Key'] = flowKey
  if (idempotencyKey) all['Idempotency-Key'] = idempotencyKey
  if (language) all['X-Language'] = language
  return all
}

/** How long until an instant of the server, in milliseconds, whatever the visitor's clock says. */
export function timeUntil(instant: string) {
  return Date.parse(`${instant.replace(' ', 'T')}Z`) - now()
}
