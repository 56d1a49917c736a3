import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { errorResponse, mockEndpoint, okResponse } from '../testing'
import { ApiError, client, unwrap } from '.'

/** Removes the cookie, as on a first visit. */
const deleteCsrfCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: expires the cookie as a browser does
  document.cookie = 'csrf_token=; path=/; max-age=0'
}

const postReport = () => unwrap(client.POST('/api/v2/report/error', { body: { type: 'client_report', url: '/', stack: 'boom' } }))
const getHeaders = (request: Request | undefined) => Object.fromEntries(request?.headers ?? [])
/** The credentials option of each call, which the mocked network doesn't show. */
const getCredentials = (fetchSpy: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  fetchSpy.mock.calls.map(([input, init]) => (input instanceof Request ? input.credentials : init?.credentials))

afterEach(() => void vi.restoreAllMocks())

test('PLT-003 calls send the cookies, JSON headers and the CSRF header', async () => {
  deleteCsrfCookie()
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  const getCalls = mockEndpoint('get', '/api/company', () => okResponse({}))
  const cookieCalls = mockEndpoint('get', '/api/csrf-cookie', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: stands in for the response's Set-Cookie, which jsdom ignores
    document.cookie = 'csrf_token=first; path=/'
    return okResponse(null)
  })
  const postCalls = mockEndpoint('post', '/api/v2/report/error', () => okResponse(null))
  await unwrap(client.GET('/api/company'))
  expect(getHeaders(getCalls[0]?.request)).toMatchObject({ accept: 'application/json', 'x-language': 'en' })
  expect(cookieCalls).toHaveLength(0)
  await postReport()
  expect(cookieCalls).toHaveLength(1)
  expect(getHeaders(postCalls[0]?.request)).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-csrf-token': 'first',
  })
  await unwrap(client.GET('/api/company'))
  expect(getHeaders(getCalls[1]?.request)).toMatchObject({ 'x-csrf-token': 'first' })
  expect(getCredentials(fetchSpy)).toEqual(['same-origin', 'same-origin', 'same-origin', 'same-origin'])
})

test('PLT-086 a failed request for the CSRF cookie is reported as offline', async () => {
  deleteCsrfCookie()
  mockEndpoint('get', '/api/csrf-cookie', () => HttpResponse.error())
  const error = await postReport().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'offline', message: 'No Internet Connection' })
})

test('PLT-003 PLT-086 a failed retry after a CSRF error is reported as offline', async () => {
  const calls = mockEndpoint('post', '/api/v2/report/error', () =>
    calls.length === 1 ? errorResponse(403, 'csrf.missing', 'no') : HttpResponse.error(),
  )
  await expect(postReport()).rejects.toMatchObject({ code: 'offline' })
})

test.each([
  ['that breaks off', '{"status": "1", "data'],
  ['of another server', '<html>'],
])('PLT-086 a success %s can’t be read, so that the call may have been carried out', async (_, body) => {
  mockEndpoint('post', '/api/v2/report/error', () => new Response(body, { headers: { 'Content-Type': 'application/json' } }) as never)
  await expect(postReport()).rejects.toMatchObject({ isOutcomeUnknown: true, message: 'No Internet Connection' })
})
