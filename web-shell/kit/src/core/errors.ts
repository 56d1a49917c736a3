export interface ErrorBody {
  message?: string
  data?: Record<string, unknown> | null
  errors?: Record<string, { code: string; message: string }[]>
}

/** An error response of the API, or no response at all (`status` 0). An answer that isn't our server's has the code `http.<status>`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown>
  readonly errors: Record<string, { code: string; message: string }[]>

  constructor(status: number, { message, data, errors }: ErrorBody = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.data = data ?? {}
    this.code = typeof this.data.code === 'string' ? this.data.code : `http.${status}`
    this.errors = errors ?? {}
  }

  get isFromOtherServer(): boolean {
    return this.status > 0 && this.code === `http.${this.status}`
  }

  /** A refused field's own message, else the message: for an action that has no fields to show it at, such as a button's or a drag's. */
  get messageWithoutFields(): string {
    return Object.values(this.errors)[0]?.[0]?.message ?? this.message
  }

  /**
   * The server may or may not have carried the call out, so that it may be repeated only under the same idempotency key: there was no
   * answer, a proxy gave up (502 to 504), the server failed (500, also after its commit; it stores no 5xx under the key), or a success
   * broke off before it could be read.
   */
  get isOutcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500 || (this.status < 300 && this.isFromOtherServer)
  }
}

/** The codes of 401 and 410 that say that there is no session, or no longer. */
export const SESSION_END_CODES = new Set(['auth.required', 'auth.session_replaced', 'auth.ended_for_security'])

export const isOutcomeUnknown = (error: unknown): boolean => error instanceof ApiError && error.isOutcomeUnknown

/** No answer to a call, or only a part of one. */
export const createOfflineError = (message = ''): ApiError => new ApiError(0, { message, data: { code: 'offline' } })

/** The envelope of every JSON response (PLT-001). */
interface Envelope extends Omit<ErrorBody, 'data'> {
  status: string
  data?: unknown
}

const isEnvelope = (body: unknown): body is Envelope => body !== null && typeof body === 'object' && 'status' in body

/** The error of a response that is no success. A refusal with HTTP 200 is a limit of the plan. */
export function toApiError(status: number, body: unknown): ApiError {
  if (!isEnvelope(body)) return new ApiError(status)
  const data = (body.data ?? {}) as Record<string, unknown>
  return new ApiError(status, { ...body, data: body.status === '2' ? { ...data, code: 'plan.limit' } : data })
}

/** Returns the data of the envelope. Only status "1" is success, also with HTTP 200; everything else is thrown as an ApiError. */
export function readEnvelope({ ok, status }: Pick<Response, 'ok' | 'status'>, body: unknown): unknown {
  if (ok && isEnvelope(body) && body.status === '1') return body.data
  throw toApiError(status, body)
}
