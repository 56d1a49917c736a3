import './features/forms/forms.css'
import './options.css'
import { Skeleton, useFetch, useLanguage } from '@clinic/kit/lite'
import { useEffect, useMemo, useRef } from 'react'
import { ErrorNotice } from './booking/error-notice'
import { type LinkedBooking, LinkPage } from './features/booking-info/link-page'
import { formsApi } from './features/forms/forms.api'
import { FormsList } from './features/forms/forms-list'
import { PersonalDataNotice } from './personal-data-notice'
import { useTranslation } from './texts'

/** `/booking/{companyId}?is_FillLocAndQue=1&key=…`: a booking's client fills in their forms before the visit, after a code (PUB-002). */
export default function BookingFormsPage({ companyId }: { companyId: string }) {
  return <LinkPage companyId={companyId} startTitle="info.forms" render={(linked) => <BookingForms {...linked} />} />
}

function BookingForms({ companyId, clinic, access }: LinkedBooking) {
  const t = useTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useFetch('booking-forms', access.openForms)
  const reset = useRef(access.reset)
  reset.current = access.reset
  const api = useMemo(() => formsApi(companyId, language, () => reset.current()), [companyId, language])
  const isExpired = error?.status === 401
  useEffect(() => {
    if (isExpired) reset.current()
  }, [isExpired])
  if (error) return <ErrorNotice error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={3} label={t('loading')} />
  return (
    <div className="forms-part">
      <FormsList api={api} flowKey={data.flow_key} />
      <PersonalDataNotice policy={clinic.policy} clinic={clinic.name} />
    </div>
  )
}
