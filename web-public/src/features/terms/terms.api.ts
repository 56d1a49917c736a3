import type { components } from '@clinic/kit/api/types'
import { type Language, sendRequest } from '@clinic/kit/lite'

export type Terms = components['schemas']['TermsOut']

/** Reads a version of the terms of the service, the current one for an empty string. */
export const readTerms = (version: string, language: Language, signal: AbortSignal) =>
  sendRequest<Terms>('/api/terms', { language, signal, query: version ? { terms_version: version } : {} })
