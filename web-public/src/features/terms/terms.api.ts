import type { components } from '@clinic/kit/api/types'
import { type Language, sendRequest } from '@clinic/kit/lite'

export type Terms = components['schemas']['TermsOut']

export type LegalDocument = components['schemas']['LegalDocumentVersion']['document']

/** Reads a version of a legal document of the service, the current one for an empty string. */
export const readTerms = (document: LegalDocument, version: string, language: Language, signal: AbortSignal) =>
  sendRequest<Terms>('/api/terms', { language, signal, query: { document, ...(version && { terms_version: version }) } })

/** The address of the PDF of a version. */
export const getPdfPath = (document: LegalDocument, version: string, language: Language) =>
  `/api/terms/pdf?${new URLSearchParams({ document, terms_version: version, language })}`
