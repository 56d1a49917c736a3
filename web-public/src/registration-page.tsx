import './features/forms/forms.css'
import { Button, type Language, LanguageProvider, ProgressBar, Skeleton, Step, useLanguage } from '@clinic/kit/lite'
import { useEffect, useMemo, useRef } from 'react'
import { ErrorNotice } from './booking/error-notice'
import { Frame } from './booking/portal-page'
import { formsApi } from './features/forms/forms.api'
import { FormsList } from './features/forms/forms-list'
import { ConfirmStep } from './features/registration/confirm-step'
import { DetailsStep } from './features/registration/details-step'
import { PractitionerStep } from './features/registration/practitioner-step'
import { type RegistrationClinic, registrationApi } from './features/registration/registration.api'
import { useRegistrationTranslation } from './features/registration/texts'
import { goToStep, type RegistrationHandle, type RegistrationStep, useRegistration } from './features/registration/use-registration'
import { MessagePage, UnknownClinic } from './message-page'
import { getHistoryDepth } from './url-state'
import { useClinicPage } from './use-clinic-page'

/** `/registration/{companyId}`: a client registers before the first visit, in three steps (PUB-007). */
export default function RegistrationPage({ companyId }: { companyId: string }) {
  const { clinic, language } = useClinicPage((pageLanguage) => registrationApi(companyId, pageLanguage))
  return (
    <LanguageProvider language={language}>
      {clinic.error?.status === 404 ? (
        <UnknownClinic />
      ) : (
        <Frame clinic={clinic.data} contact={clinic.data}>
          <main className="forms">
            {clinic.error && <ErrorNotice error={clinic.error} onRetry={clinic.refetch} />}
            {clinic.data && <OpenOrClosed companyId={companyId} clinic={clinic.data} language={language} />}
          </main>
        </Frame>
      )}
    </LanguageProvider>
  )
}

interface OpenProps {
  companyId: string
  clinic: RegistrationClinic
  language: Language
}

function OpenOrClosed(props: OpenProps) {
  const t = useRegistrationTranslation()
  const { name, state } = props.clinic
  useEffect(() => {
    document.title = t('title', { clinic: name })
  }, [t, name])
  if (state !== 'open') return <MessagePage title={t('closed.title')} text={t('closed.text', { clinic: name })} isInFrame />
  return <Steps {...props} />
}

/** The position of each step among the three that the visitor is told of. */
const POSITIONS: Record<RegistrationStep, number> = { practitioner: 1, details: 2, confirm: 2, questionnaires: 2, consents: 3, done: 3 }
const PREVIOUS: Partial<Record<RegistrationStep, RegistrationStep>> = {
  details: 'practitioner',
  confirm: 'details',
  consents: 'questionnaires',
}

function Steps({ companyId, clinic, language }: OpenProps) {
  const t = useRegistrationTranslation()
  const registration = useRegistration(companyId, clinic, language)
  const { step } = registration
  if (registration.isLoading) return <Skeleton rows={3} label="" />
  if (step === 'done')
    return (
      <Step name="done" title={t('done.title')}>
        <p>{t('done.text', { clinic: clinic.name })}</p>
      </Step>
    )
  const position = POSITIONS[step]
  const previous = PREVIOUS[step]
  const goBack = () => (getHistoryDepth() > 0 ? window.history.back() : previous && goToStep(previous, 'replace'))
  return (
    <>
      {previous && (
        <div className="step-line">
          <button type="button" className="back" onClick={goBack}>
            ‹ {t('back')}
          </button>
        </div>
      )}
      <ProgressBar current={position} total={3} label={t('step', { position })} />
      {step === 'practitioner' && <PractitionerStep clinic={clinic} />}
      {step === 'details' && <DetailsStep clinic={clinic} registration={registration} />}
      {step === 'confirm' && <ConfirmStep proof={clinic.proof} registration={registration} />}
      {(step === 'questionnaires' || step === 'consents') && (
        <RegistrationForms key={step} kind={step} companyId={companyId} registration={registration} />
      )}
    </>
  )
}

interface FormsProps {
  kind: 'questionnaires' | 'consents'
  companyId: string
  registration: RegistrationHandle
}

/** The questionnaires, then the consents; each is saved when it is filled in, and what is left can be filled in later. */
function RegistrationForms({ kind, companyId, registration }: FormsProps) {
  const t = useRegistrationTranslation()
  const language = useLanguage()
  const latest = useRef(registration)
  latest.current = registration
  const api = useMemo(() => formsApi(companyId, language, () => void latest.current.register()), [companyId, language])
  const next = () => (kind === 'questionnaires' ? goToStep('consents') : registration.finish())
  return (
    <div className="forms-part">
      {registration.error && <ErrorNotice error={registration.error} onRetry={registration.retry} />}
      <FormsList
        api={api}
        flowKey={registration.formsKey ?? ''}
        part={{ kind, title: t(`forms.${kind}`) }}
        renderFooter={(pendingCount) => (
          <>
            {pendingCount > 0 && <p>{t('forms.pending', { count: pendingCount })}</p>}
            <Button kind={pendingCount ? 'secondary' : 'primary'} onClick={next}>
              {t(pendingCount ? 'forms.skip' : 'forms.next')}
            </Button>
          </>
        )}
      />
    </div>
  )
}
