import { ApiError } from './answer'

interface Fetched {
  data?: unknown
  error?: unknown
  response: Response
}

/** A file that was asked for as a blob, kept by the browser under the name that the server gives it. */
export function saveFile({ data, error, response }: Fetched, otherwise: string): void {
  if (!data) throw new ApiError(response.status, error as never)
  const address = URL.createObjectURL(data as Blob)
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? otherwise
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
