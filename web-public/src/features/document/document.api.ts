import type { components } from '@clinic/kit/api/lite'
import { call, type Language } from '@clinic/kit/lite'

export type Verified = components['schemas']['VerifiedOut']

/** Whether a document stands as it was frozen; the code is all that it takes. */
export const verify = (code: string, language: Language, signal: AbortSignal) =>
  call<Verified>(`/api/documents/verify/${encodeURIComponent(code)}`, { language, signal })
