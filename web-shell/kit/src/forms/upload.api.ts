import { client, unwrap } from '../api'
import { withCsrf } from '../api/csrf'

/** A picture that the server has, and where it can be seen for some minutes. */
export interface StoredPicture {
  id: string
  name: string
  url: string
}

type Progress = (percent: number) => void

/** Sends the file and tells how far it has come, which the browser's fetch doesn't say. */
const sendFile = (asked: Request, file: File, onProgress: Progress): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const failed = () => reject(new TypeError('No answer to the upload'))
    request.open(asked.method, asked.url)
    asked.headers.forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / Math.max(1, total)))
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = failed
    request.ontimeout = failed
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })

/** The uploaded picture's id; an ApiError with the server's words when it is refused. The client's rules hold for it as for any call. */
export async function uploadPicture(file: File, onProgress: Progress): Promise<string> {
  const fetch = withCsrf((request) => sendFile(request, file, onProgress))
  return (await unwrap(client.POST('/api/files', { body: undefined as never, fetch }))).id
}

/** An address for a picture whose id alone is known, as when a draft comes back. */
export const addressOf = async (id: string): Promise<string> =>
  (await unwrap(client.POST('/api/get-signed-url', { body: { path: `files/${id}` } }))).url
