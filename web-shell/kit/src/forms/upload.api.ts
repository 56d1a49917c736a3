import { client, idempotencyHeader, type Schema, unwrap } from '../api'
import { withCsrf } from '../api/csrf'

/** An image on the server, with a URL that is valid for some minutes. */
export interface StoredImage {
  id: string
  name: string
  url: string
}

export interface UploadOptions {
  /** The same for a retry, so that the file is stored once. */
  idempotencyKey: string
  signal: AbortSignal
  onProgress: (percent: number) => void
}

/** An upload without progress for this long is aborted. */
const STALL_TIMEOUT_MS = 60_000

/** Sends the file with XMLHttpRequest, because fetch reports no upload progress. */
const sendFile = (request: Request, file: File, { signal, onProgress }: UploadOptions): Promise<Response> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    let stallTimer = setTimeout(abort, STALL_TIMEOUT_MS)
    const restartStallTimer = () => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(abort, STALL_TIMEOUT_MS)
    }
    const fail = () => reject(new TypeError('No response to the upload'))
    signal.addEventListener('abort', abort)
    xhr.open(request.method, request.url)
    request.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value)
    })
    xhr.upload.onprogress = ({ loaded, total }) => {
      restartStallTimer()
      onProgress(Math.round((100 * loaded) / Math.max(1, total)))
    }
    xhr.onload = () => resolve(new Response(xhr.responseText, { status: xhr.status }))
    xhr.onerror = fail
    xhr.onabort = fail
    xhr.onloadend = () => clearTimeout(stallTimer)
    const form = new FormData()
    form.append('file', file)
    if (signal.aborted) fail()
    else xhr.send(form)
  })

/** Uploads a file through the client's own middleware and returns its id; throws an ApiError when it is refused. */
async function upload(path: '/api/files' | '/api/files/documents', file: File, options: UploadOptions): Promise<string> {
  const fetch = withCsrf((request) => sendFile(request, file, options))
  const headers = idempotencyHeader(options.idempotencyKey)
  return (await unwrap(client.POST(path, { body: undefined as never, headers, fetch }))).id
}

export const uploadImage = (file: File, options: UploadOptions) => upload('/api/files', file, options)

/** Uploads a PDF or an image. */
export const uploadDocument = (file: File, options: UploadOptions) => upload('/api/files/documents', file, options)

/** Uploads an Excel or CSV file, and returns the import that it begins. */
export async function uploadImport(kind: Schema['ImportOut']['kind'], file: File, options: UploadOptions) {
  const fetch = withCsrf((request) => sendFile(request, file, options))
  const headers = idempotencyHeader(options.idempotencyKey)
  return unwrap(client.POST('/api/imports', { params: { query: { kind } }, body: undefined as never, headers, fetch }))
}

/** Fetches a URL for an image of which only the id is known, as in a restored draft. */
export const fetchSignedUrl = async (id: string): Promise<string> =>
  (await unwrap(client.POST('/api/get-signed-url', { body: { path: `files/${id}` } }))).url
