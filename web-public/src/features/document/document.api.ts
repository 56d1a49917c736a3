import type { components } from '@clinic/kit/api/types'
import { type Language, sendRequest } from '@clinic/kit/lite'

export type Verified = components['schemas']['DocumentVerification']

/** Verify a document by its code. */
export const verify = (code: string, language: Language, signal: AbortSignal) =>
  sendRequest<Verified>(`/api/documents/verify/${encodeURIComponent(code)}`, { language, signal })
