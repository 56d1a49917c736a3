import { HttpResponse, type HttpResponseResolver, http, type UnhandledFrameHandle, ws } from 'msw'
import { setupServer } from 'msw/node'

/** The realtime socket, which opens and sends nothing unless a test does. */
export const mockSocket = ws.link('ws://*/api/realtime')

/** The mocked network: tests mock responses, never our own functions. */
export const server = setupServer(
  http.get('*/api/csrf-cookie', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: stands in for the response's Set-Cookie, which jsdom ignores
    document.cookie = 'csrf_token=test-token; path=/'
    return okResponse(null)
  }),
  http.get('*/api/drafts/:form/:subject', () => okResponse(null)),
  http.put('*/api/drafts/:form/:subject', () => okResponse(null)),
  http.delete('*/api/drafts/:form/:subject', () => okResponse(null)),
  http.get('*/api/notifications/unread-count', () => okResponse({ unread_count: 0 })),
  http.get('*/api/client/:clientId/registrations', () => okResponse([])),
  mockSocket.addEventListener('connection', () => {}),
)

/** Requests without a handler: each fails, and so does the test that sent it. */
const unhandledRequests: string[] = []

export const failUnhandledRequest: UnhandledFrameHandle = ({ frame }) => {
  const { request, connection } = frame.data as { request?: Request; connection?: { client: { url: URL } } }
  const call = request ? `${request.method} ${request.url}` : String(connection?.client.url)
  unhandledRequests.push(call)
  throw new TypeError(`No handler for ${call}`)
}

export const takeUnhandledRequests = () => unhandledRequests.splice(0)

/** A successful response in its envelope. */
export const okResponse = (data: unknown) => HttpResponse.json({ status: '1', message: '', data })

/** A page of a list. */
export const pageResponse = (items: unknown[], changes: Record<string, unknown> = {}) =>
  okResponse({ items, page: 1, per_page: 20, total: items.length, total_capped: false, ...changes })

export const errorResponse = (status: number, code: string, message: string, data: Record<string, unknown> = {}) =>
  HttpResponse.json({ status: '0', message, data: { code, ...data } }, { status })

/** A validation error with messages by dotted field name. */
export const validationErrorResponse = (errors: Record<string, string>) =>
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

/** Mocks an endpoint for the rest of the test and returns the list of its calls. */
export function mockEndpoint(method: Method, path: string, resolver: HttpResponseResolver) {
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
