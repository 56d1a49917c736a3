import type { Middleware } from 'openapi-fetch'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const HEADER = 'X-CSRF-Token'

const read = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith('csrf_token='))
    ?.slice('csrf_token='.length)

/** Asks for the cookie when it is not there yet, or when the server no longer takes the one we have. */
export async function token(anew = false): Promise<string> {
  if (anew || !read()) await fetch('/api/csrf-cookie', { credentials: 'same-origin' })
  return read() ?? ''
}

const refusedForCsrf = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  (
    await response
      .clone()
      .json()
      .catch(() => null)
  )?.data?.code === 'csrf.missing'

const spare = new WeakMap<Request, Request>()

/** Every unsafe call carries the matching header (PLT-003); one whose cookie has run out is sent once more with a fresh one. */
export const csrf: Middleware = {
  async onRequest({ request }) {
    if (SAFE.has(request.method)) return
    request.headers.set(HEADER, await token())
    spare.set(request, request.clone())
    return request
  },
  async onResponse({ request, response }) {
    const again = spare.get(request)
    if (!again || !(await refusedForCsrf(response))) return
    again.headers.set(HEADER, await token(true))
    return fetch(again)
  },
}
