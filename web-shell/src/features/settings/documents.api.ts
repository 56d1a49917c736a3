import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

type Document = Schema['LegalDocumentVersion']['document']

export const legalDocumentsQuery = queryOptions({
  queryKey: ['shell', 'legal-documents'],
  queryFn: () => unwrap(client.GET('/api/company/legal-documents')),
})

/** Accepts the version that was read; the server refuses when there is a newer one. */
export const acceptLegalDocument = (body: Schema['AgreementCreate']) => unwrap(client.POST('/api/company/legal-documents', { body }))

/** The address of a published version's PDF. */
export const getTermsPdfPath = (document: Document, version: string, language: 'en' | 'sv') =>
  `/api/terms/pdf?${new URLSearchParams({ document, terms_version: version, language })}`

/** The address of the PDF of an accepted version, with who accepted it and when. */
export const getAgreementPdfPath = (agreementId: string, language: 'en' | 'sv') =>
  `/api/company/legal-documents/${agreementId}/pdf?language=${language}`

const documentsKey = ['shell', 'company-documents']

export const documentsQuery = (page: number) =>
  queryOptions({
    queryKey: [...documentsKey, page],
    queryFn: () => unwrap(client.GET('/api/company/documents', { params: { query: { page } } })),
  })

export const allDocumentsKey = documentsKey

export const addDocument = ({ body, idempotencyKey }: Submission<Schema['CompanyDocumentCreate']>) =>
  unwrap(client.POST('/api/company/documents', { body, headers: idempotencyHeader(idempotencyKey) }))

export const fetchDocumentUrl = async (company_document_id: string): Promise<string> =>
  (await unwrap(client.POST('/api/company/documents/{company_document_id}/download', { params: { path: { company_document_id } } }))).url

export const deleteDocument = ({ id }: { id: string }) =>
  unwrap(client.DELETE('/api/company/documents/{company_document_id}', { params: { path: { company_document_id: id } } }))
