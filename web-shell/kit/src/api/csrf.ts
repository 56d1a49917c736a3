const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const HEADER = 'X-CSRF-Token'

/** How a request gets its answer: the browser's fetch, or what also tells how far a file has come. */
export type Send = (request: Request) => Promise<Response>

const read = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith('csrf_token='))
    ?.slice('csrf_token='.length)

/** Asks for the cookie when it is not there yet, or when the server no longer takes the one we have. */
async function token(anew = false): Promise<string> {
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

/**
 * Every call carries the header that matches the cookie (PLT-003). An unsafe one asks for a cookie that isn't there, and is sent once more with
 * a fresh one when its own has run out.
 */
export const withCsrf =
  (send: Send): Send =>
  async (request) => {
    if (SAFE.has(request.method)) {
      const known = read()
      if (known) request.headers.set(HEADER, known)
      return send(request)
    }
    const again = request.clone()
    request.headers.set(HEADER, await token())
    const response = await send(request)
    if (!(await refusedForCsrf(response))) return response
    again.headers.set(HEADER, await token(true))
    return send(again)
  }
