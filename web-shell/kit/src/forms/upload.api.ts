import { client, keyed, unwrap } from '../api'
import { withCsrf } from '../api/csrf'

/** A picture that the server has, and where it can be seen for some minutes. */
export interface StoredPicture {
  id: string
  name: string
  url: string
}

interface Way {
  /** Of the picture, so that one that is sent again is the same. */
  key: string
  signal: AbortSignal
  onProgress: (percent: number) => void
}

/** How long nothing may be heard of a picture on its way. */
const STILL_MS = 60_000

/** Sends the file and tells how far it has come, which the browser's fetch doesn't say. */
const sendFile = (asked: Request, file: File, { signal, onProgress }: Way): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    let still = setTimeout(stop, STILL_MS)
    const heard = () => {
      clearTimeout(still)
      still = setTimeout(stop, STILL_MS)
    }
    const failed = () => reject(new TypeError('No answer to the upload'))
    signal.addEventListener('abort', stop)
    request.open(asked.method, asked.url)
    asked.headers.forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) => {
      heard()
      onProgress(Math.round((100 * loaded) / Math.max(1, total)))
    }
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = failed
    request.onabort = failed
    request.onloadend = () => clearTimeout(still)
    const form = new FormData()
    form.append('file', file)
    if (signal.aborted) failed()
    else request.send(form)
  })

/** The uploaded picture's id; an ApiError with the server's words when it is refused. The client's rules hold for it as for any call. */
export async function uploadPicture(file: File, way: Way): Promise<string> {
  const fetch = withCsrf((request) => sendFile(request, file, way))
  return (await unwrap(client.POST('/api/files', { body: undefined as never, headers: keyed(way.key), fetch }))).id
}

/** An address for a picture whose id alone is known, as when a draft comes back. */
export const addressOf = async (id: string): Promise<string> =>
  (await unwrap(client.POST('/api/get-signed-url', { body: { path: `files/${id}` } }))).url
