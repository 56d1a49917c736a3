import './forms.css'
import '../../options.css'
import { createSessionStore, LanguageProvider, Skeleton, useLanguage } from '@clinic/kit/lite'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { Frame } from '../../booking/portal-page'
import { MessagePage, UnknownClinic } from '../../message-page'
import { PersonalDataNotice } from '../../personal-data-notice'
import { useClinicPage } from '../../use-clinic-page'
import { type Clinic, formsApi } from './forms.api'
import { FormsList } from './forms-list'
import { useFormsTranslation } from './texts'
import { useVerification } from './use-verification'
import { CodeStep, StartStep } from './verification-steps'

/** `/questionary-loc/{companyId}#key`: a client fills in their forms before the visit (PUB-008). */
export function FormsPage({ companyId }: { companyId: string }) {
  const { clinic, language } = useClinicPage((pageLanguage) => formsApi(companyId, pageLanguage))
  const linkKey = window.location.hash.slice(1)
  return (
    <LanguageProvider language={language}>
      {clinic.error?.status === 404 ? (
        <UnknownClinic />
      ) : (
        <Frame clinic={clinic.data} contact={clinic.data}>
          <main className="forms">
            {clinic.error && <ErrorNotice error={clinic.error} onRetry={clinic.refetch} />}
            {clinic.data && <OpenOrClosed companyId={companyId} clinic={clinic.data} linkKey={linkKey} />}
          </main>
        </Frame>
      )}
    </LanguageProvider>
  )
}

function OpenOrClosed({ companyId, clinic, linkKey }: { companyId: string; clinic: Clinic; linkKey: string }) {
  const t = useFormsTranslation()
  const { name } = clinic
  if (clinic.state === 'closed') return <MessagePage title={t('closed.title')} text={t('closed.text', { clinic: name })} isInFrame />
  if (!linkKey) return <IncompleteLink />
  return (
    <>
      <FormsContent companyId={companyId} name={name} linkKey={linkKey} />
      <PersonalDataNotice policy={clinic.policy} clinic={name} />
    </>
  )
}

function FormsContent({ companyId, name, linkKey }: { companyId: string; name: string; linkKey: string }) {
  const t = useFormsTranslation()
  const language = useLanguage()
  const store = useMemo(() => createSessionStore(`forms.${companyId}`), [companyId])
  const verification = useVerification(
    useMemo(() => formsApi(companyId, language), [companyId, language]),
    store,
    linkKey,
  )
  const api = useMemo(() => formsApi(companyId, language, verification.expire), [companyId, language, verification.expire])
  const [flowKey, setFlowKey] = useState<string | null>(null)
  const isVerified = verification.flow?.state === 'verified'
  if (isVerified && flowKey !== verification.flowKey) setFlowKey(verification.flowKey)
  useEffect(() => {
    document.title = t('title', { clinic: name })
  }, [t, name])
  if (verification.isLoading) return <Skeleton rows={2} label="" />
  return (
    <>
      {!verification.flow && <StartStep verification={verification} clinic={name} />}
      {verification.flow && !isVerified && <CodeStep verification={verification} />}
      {flowKey && (
        <HiddenWhile hidden={!isVerified}>
          <FormsList api={api} flowKey={flowKey} />
        </HiddenWhile>
      )}
    </>
  )
}

/** Keep the form mounted but hidden during a new verification, then move the focus back to it. */
function HiddenWhile({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const wasHidden = useRef(hidden)
  useEffect(() => {
    if (wasHidden.current && !hidden) container.current?.querySelector('h2')?.focus()
    wasHidden.current = hidden
  }, [hidden])
  return (
    <div className="forms-part" ref={container} hidden={hidden}>
      {children}
    </div>
  )
}

function IncompleteLink() {
  const t = useFormsTranslation()
  return <MessagePage title={t('incompleteLink.title')} text={t('incompleteLink.text')} isInFrame />
}
