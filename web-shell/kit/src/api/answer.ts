/** What the server said when it did not say yes. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown>
  readonly errors: Record<string, { code: string; message: string }[]>

  constructor(status: number, body: Refusal) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.data = body.data ?? {}
    this.code = typeof this.data.code === 'string' ? this.data.code : 'unknown'
    this.errors = body.errors ?? {}
  }

  /** No answer came: the change may or may not have been made, so the same call may be sent again under the same key. */
  get unanswered(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** Every JSON answer is this envelope (PLT-001). */
interface Envelope {
  status?: string
  message?: string
}

/** What a success holds. A refusal that travels with 200 (a plan's limit) is thrown, and so is no part of it. */
type DataOf<Body> = Body extends { data: infer Data } ? (string extends keyof Data ? never : Data) : undefined

interface Refusal {
  message: string
  data?: Record<string, unknown> | null
  errors?: Record<string, { code: string; message: string }[]>
}

/** The part of an openapi-fetch result that is read here. */
interface Reply<Body> {
  data?: Body
  error?: unknown
  response: Response
}

const refusalOf = (body: unknown): Refusal =>
  body !== null && typeof body === 'object' && 'message' in body ? (body as Refusal) : { message: '' }

/** Takes the envelope off. Only status "1" is success, also when HTTP said 200; everything else is thrown as an ApiError. */
export async function unwrap<Body extends Envelope>(call: Promise<Reply<Body>>): Promise<DataOf<Body>> {
  const { data: body, error, response } = await call
  if (body?.status === '1') return (body as { data?: unknown }).data as DataOf<Body>
  const refusal = refusalOf(body ?? error)
  const code = body?.status === '2' ? { ...refusal.data, code: 'plan.limit' } : refusal.data
  throw new ApiError(response.status, { ...refusal, data: code ?? {} })
}
