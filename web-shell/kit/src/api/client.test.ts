import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, ok, refusal } from '../testing'
import { ApiError, client, unwrap } from '.'

/** As when nobody has been here before. */
const forgetCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser's own forgetting
  document.cookie = 'csrf_token=; path=/; max-age=0'
}

const post = () => unwrap(client.POST('/api/v2/report/error', { body: { type: 'client_report', url: '/', stack: 'boom' } }))
const headers = (request: Request | undefined) => Object.fromEntries(request?.headers ?? [])
/** Which cookies each call was to carry: the mocked network doesn't tell. */
const credentials = (fetched: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  fetched.mock.calls.map(([asked, init]) => (asked instanceof Request ? asked.credentials : init?.credentials))

afterEach(() => void vi.restoreAllMocks())

test('PLT-003 every call asks for JSON with the cookies, a change sends JSON, and all carry the CSRF header', async () => {
  forgetCookie()
  const fetched = vi.spyOn(globalThis, 'fetch')
  const read = answer('get', '/api/company', () => ok({}))
  const cookie = answer('get', '/api/csrf-cookie', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: stands in for the answer's Set-Cookie, which jsdom does not see
    document.cookie = 'csrf_token=first; path=/'
    return ok(null)
  })
  const changed = answer('post', '/api/v2/report/error', () => ok(null))
  await unwrap(client.GET('/api/company'))
  expect(headers(read[0]?.request)).toMatchObject({ accept: 'application/json', 'x-language': 'en' })
  expect(cookie).toHaveLength(0)
  await post()
  expect(cookie).toHaveLength(1)
  expect(headers(changed[0]?.request)).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-csrf-token': 'first',
  })
  await unwrap(client.GET('/api/company'))
  expect(headers(read[1]?.request)).toMatchObject({ 'x-csrf-token': 'first' })
  expect(credentials(fetched)).toEqual(['same-origin', 'same-origin', 'same-origin', 'same-origin'])
})

test('PLT-086 a change made offline is told as that, also when not even the CSRF cookie can be had', async () => {
  forgetCookie()
  answer('get', '/api/csrf-cookie', () => HttpResponse.error())
  const error = await post().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'offline', message: 'No Internet Connection' })
})

test('PLT-003 PLT-086 a repeat for the CSRF cookie that meets no network is told as that', async () => {
  const calls = answer('post', '/api/v2/report/error', () =>
    calls.length === 1 ? refusal(403, 'csrf.missing', 'no') : HttpResponse.error(),
  )
  await expect(post()).rejects.toMatchObject({ code: 'offline' })
})
