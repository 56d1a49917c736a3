import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const treatmentNameConsentKey = ['booking', 'treatment-names']

export const treatmentNameConsentQuery = (client_id: string) =>
  queryOptions({
    queryKey: [...treatmentNameConsentKey, client_id],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/treatment-names', { params: { path: { client_id } } })),
  })

export const saveTreatmentNameConsent = (client_id: string, is_agreed: boolean) =>
  unwrap(client.PUT('/api/client/{client_id}/treatment-names', { params: { path: { client_id } }, body: { is_agreed } }))
