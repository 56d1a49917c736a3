import { toApiError } from '../core/errors'

interface BlobResult {
  data?: unknown
  error?: unknown
  response: Response
}

/** Saves a fetched blob as a file under the name that the server gives it. */
export function downloadFile({ data, error, response }: BlobResult, fallbackName: string): void {
  if (!data) throw toApiError(response.status, error)
  const url = URL.createObjectURL(data as Blob)
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? fallbackName
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
