import { createOfflineError, type Language, readEnvelope } from '@clinic/kit/lite'

interface UploadKeys {
  flowKey: string
  key: string
}

/** Upload a picture of a visitor's flow. */
export async function uploadPicture(path: string, file: File, language: Language, { flowKey, key }: UploadKeys) {
  const body = new FormData()
  body.append('file', file)
  const headers = { Accept: 'application/json', 'X-Flow-Key': flowKey, 'X-Language': language, 'Idempotency-Key': key }
  const response = await fetch(path, { method: 'POST', credentials: 'omit', headers, body }).catch(() => {
    throw createOfflineError()
  })
  return readEnvelope(response, await response.json().catch(() => null)) as { id: string; name: string }
}
