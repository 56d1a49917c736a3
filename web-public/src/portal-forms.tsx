import './features/forms/forms.css'
import { Skeleton, useFetch, useLanguage } from '@clinic/kit/lite'
import { useMemo, useRef } from 'react'
import { ErrorNotice } from './booking/error-notice'
import type { Portal } from './booking/use-booking-flow'
import { formsApi } from './features/forms/forms.api'
import { FormsList } from './features/forms/forms-list'
import { useTranslation } from './texts'

/** The consents and questionnaires of a booking that was just made, filled in without another code (PUB-003, BKG-042). */
export default function PortalForms({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const language = useLanguage()
  const flowKey = portal.store.get('flow') ?? ''
  const { data, error, refetch } = useFetch(`extra-data:${flowKey}`, () => portal.api.addExtraData(flowKey))
  const renew = useRef(refetch)
  renew.current = refetch
  const api = useMemo(() => formsApi(portal.companyId, language, () => renew.current()), [portal.companyId, language])
  if (error) return <ErrorNotice error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={3} label={t('loading')} />
  return (
    <div className="forms-part">
      <FormsList api={api} flowKey={data.form_flow.flow_key} />
    </div>
  )
}
