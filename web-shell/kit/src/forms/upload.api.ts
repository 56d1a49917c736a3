import { ApiError, client, newKey, surroundings, unwrap } from '../api'
import { token } from '../api/csrf'

/** A picture that the server has, and where it can be seen for some minutes. */
export interface StoredPicture {
  id: string
  name: string
  url: string
}

const replyOf = (request: XMLHttpRequest) => {
  const body = typeof request.response === 'object' && request.response ? request.response : { message: '' }
  return { ...(body.status === '1' ? { data: body } : { error: body }), response: { status: request.status } as Response }
}

/** Sends one file and tells how far it has come; the browser's other way of calling doesn't say. */
async function send(file: File, onProgress: (percent: number) => void): Promise<XMLHttpRequest> {
  const csrf = await token()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const failed = () => reject(new ApiError(0, { message: surroundings.offlineText(), data: { code: 'offline' } }))
    request.open('POST', `${window.location.origin}/api/files`)
    request.responseType = 'json'
    const headers = {
      Accept: 'application/json',
      'X-Language': surroundings.language(),
      'X-CSRF-Token': csrf,
      'Idempotency-Key': newKey(),
    }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / Math.max(1, total)))
    request.onload = () => resolve(request)
    request.onerror = failed
    request.ontimeout = failed
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

/** The uploaded picture's id; an ApiError with the server's words when it is refused. */
export async function uploadPicture(file: File, onProgress: (percent: number) => void): Promise<string> {
  const { id } = await unwrap<{ status?: string; data: { id: string } }>(send(file, onProgress).then(replyOf) as never)
  return id
}

/** An address for a picture whose id alone is known, as when a draft comes back. */
export const addressOf = async (id: string): Promise<string> =>
  (await unwrap(client.POST('/api/get-signed-url', { body: { path: `files/${id}` } }))).url
