const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const HEADER = 'X-CSRF-Token'

/** Sends a request: the browser's fetch, or a function that also reports upload progress. */
export type Send = (request: Request) => Promise<Response>

const readToken = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith('csrf_token='))
    ?.slice('csrf_token='.length)

/** Fetches the cookie when there is none, or a new one when the server no longer accepts it. */
async function getToken({ renew = false } = {}): Promise<string> {
  if (renew || !readToken()) await fetch('/api/csrf-cookie', { credentials: 'same-origin' })
  return readToken() ?? ''
}

const isCsrfError = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  (
    await response
      .clone()
      .json()
      .catch(() => null)
  )?.data?.code === 'csrf.missing'

/**
 * Adds the header that matches the CSRF cookie to every call (PLT-003). An unsafe call fetches a missing cookie first. A call that is
 * refused because its cookie is missing or has expired is sent once more with a new one: also a GET, as some of them change data.
 */
export const withCsrf =
  (send: Send): Send =>
  async (request) => {
    const retry = request.clone()
    const token = SAFE_METHODS.has(request.method) ? readToken() : await getToken()
    if (token) request.headers.set(HEADER, token)
    const response = await send(request)
    if (!(await isCsrfError(response))) return response
    retry.headers.set(HEADER, await getToken({ renew: true }))
    return send(retry)
  }
