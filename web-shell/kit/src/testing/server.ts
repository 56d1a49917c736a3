import { HttpResponse, type HttpResponseResolver, http, type UnhandledFrameHandle, ws } from 'msw'
import { setupServer } from 'msw/node'

/** Changes from elsewhere: one socket, which opens and says nothing unless a test makes it. */
export const live = ws.link('ws://*/api/realtime')

/** The network as a test mocks it: only what answers, never a function of ours. */
export const server = setupServer(
  http.get('*/api/csrf-cookie', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: stands in for the answer's Set-Cookie, which jsdom does not see
    document.cookie = 'csrf_token=test-token; path=/'
    return ok(null)
  }),
  http.get('*/api/drafts/:form/:subject', () => ok(null)),
  http.put('*/api/drafts/:form/:subject', () => ok(null)),
  http.delete('*/api/drafts/:form/:subject', () => ok(null)),
  live.addEventListener('connection', () => {}),
)

/** Calls that no handler knew: each fails where it is made, and then the test that made it. */
const missed: string[] = []

export const refuseUnanswered: UnhandledFrameHandle = ({ frame }) => {
  const { request, connection } = frame.data as { request?: Request; connection?: { client: { url: URL } } }
  const call = request ? `${request.method} ${request.url}` : String(connection?.client.url)
  missed.push(call)
  throw new TypeError(`Nobody answers ${call}`)
}

export const unanswered = () => missed.splice(0)

/** A success, in its envelope. */
export const ok = (data: unknown) => HttpResponse.json({ status: '1', message: '', data })

/** One page of a list. */
export const listed = (items: unknown[], more: Record<string, unknown> = {}) =>
  ok({ items, page: 1, per_page: 20, total: items.length, total_capped: false, ...more })

/** A refusal, as the server says it. */
export const refusal = (status: number, code: string, message: string, more: Record<string, unknown> = {}) =>
  HttpResponse.json({ status: '0', message, data: { code, ...more } }, { status })

/** A failed validation: dotted field to what is wrong with it. */
export const invalid = (errors: Record<string, string>) =>
  HttpResponse.json(
    {
      status: '0',
      message: 'Please check the form',
      data: { code: 'validation' },
      errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [{ code: 'x', message }]])),
    },
    { status: 422 },
  )

type Method = 'get' | 'post' | 'put' | 'delete'

/** Answers one call of the API for the rest of the test, and keeps what was asked. */
export function answer(method: Method, path: string, resolver: HttpResponseResolver) {
  const calls: { request: Request; body: unknown; url: URL }[] = []
  server.use(
    http[method](`*${path}`, async (info) => {
      const text = await info.request.clone().text()
      calls.push({ request: info.request, body: text ? JSON.parse(text) : null, url: new URL(info.request.url) })
      return resolver(info)
    }),
  )
  return calls
}
