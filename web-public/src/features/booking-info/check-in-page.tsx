import { LanguageProvider, Skeleton, useLanguage } from '@clinic/kit/lite'
import { useEffect, useRef } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { type Clinic, portalApi } from '../../booking/portal.api'
import { Frame } from '../../booking/portal-page'
import { LinkCodeStep } from '../../link-code-step'
import { MessagePage, UnknownClinic } from '../../message-page'
import { useTranslation } from '../../texts'
import { useClinicPage } from '../../use-clinic-page'
import type { CheckInContact } from './booking-info.api'
import { CheckInStep } from './check-in-step'
import { useCheckInTranslation } from './check-in-texts'
import { ContactStep } from './contact-step'
import { useAccess } from './use-access'

/** What the QR code at the reception opens: clients say that they have arrived, after a code (BEY-007). */
export default function CheckInPage({ companyId }: { companyId: string }) {
  const { clinic, language } = useClinicPage((pageLanguage) => portalApi(companyId, pageLanguage))
  return (
    <LanguageProvider language={language}>
      {clinic.error?.status === 404 ? (
        <UnknownClinic />
      ) : (
        <Frame clinic={clinic.data} contact={clinic.data}>
          <main className="linked-booking">
            {clinic.error && <ErrorNotice error={clinic.error} onRetry={clinic.refetch} />}
            {clinic.data && <Steps companyId={companyId} clinic={clinic.data} />}
          </main>
        </Frame>
      )}
    </LanguageProvider>
  )
}

function Steps({ companyId, clinic }: { companyId: string; clinic: Clinic }) {
  const t = useCheckInTranslation()
  const common = useTranslation()
  const access = useAccess(companyId, useLanguage(), { key: 'check-in', clientKey: '' })
  const contact = useRef<CheckInContact | null>(null)
  useEffect(() => {
    document.title = t('title', { clinic: clinic.name })
  }, [t, clinic.name])
  if (clinic.state !== 'open')
    return <MessagePage title={common('closed.title')} text={common('closed.text', { clinic: clinic.name })} isInFrame />
  if (access.isLoading) return <Skeleton rows={3} label={common('loading')} />
  const open = (typed?: CheckInContact) => {
    contact.current = typed ?? contact.current
    return contact.current ? access.open(contact.current) : Promise.resolve(access.reset())
  }
  if (!access.access) return <ContactStep clinic={clinic} access={{ ...access, open }} />
  const { booking, sent_to, resend_at } = access.access
  if (booking) return <CheckInStep companyId={companyId} clinic={clinic} booking={booking} access={access} />
  return (
    <>
      <LinkCodeStep
        sentTo={sent_to}
        resendAt={resend_at}
        isBusy={access.isBusy}
        error={access.error}
        onVerify={access.verify}
        onResend={() => open()}
      />
      <p>{t('noCode')}</p>
    </>
  )
}
