import { LanguageProvider, Skeleton, useLanguage } from '@clinic/kit/lite'
import { type ReactNode, useEffect } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { type Clinic, portalApi } from '../../booking/portal.api'
import { Frame } from '../../booking/portal-page'
import '../../linked-page.css'
import { MessagePage, UnknownClinic } from '../../message-page'
import { useTranslation } from '../../texts'
import { useUrlParams } from '../../url-state'
import { useClinicPage } from '../../use-clinic-page'
import { AccessSteps } from './access-steps'
import type { LinkKeys, ManagedBooking } from './booking-info.api'
import { useBookingInfoTranslation } from './texts'
import { type AccessHandle, useAccess } from './use-access'

export interface LinkedBooking {
  companyId: string
  clinic: Clinic
  booking: ManagedBooking
  access: AccessHandle
}

interface Props {
  companyId: string
  /** The title of the first step, where the code is sent; that of a booking's page unless given. */
  startTitle?: 'start.title' | 'info.forms' | undefined
  render: (linked: LinkedBooking) => ReactNode
}

/** A page that is opened by the link to a booking: in the clinic's frame and the link's language, after a code (PUB-002, PUB-010). */
export function LinkPage({ companyId, startTitle, render }: Props) {
  const params = useUrlParams()
  const { clinic, language } = useClinicPage((pageLanguage) => portalApi(companyId, pageLanguage))
  const link = { key: params.get('key') ?? '', clientKey: params.get('client_key') ?? '' }
  return (
    <LanguageProvider language={language}>
      {clinic.error?.status === 404 ? (
        <UnknownClinic />
      ) : (
        <Frame clinic={clinic.data} contact={clinic.data}>
          <main className="linked-page">
            {clinic.error && <ErrorNotice error={clinic.error} onRetry={clinic.refetch} />}
            {clinic.data && <Content companyId={companyId} clinic={clinic.data} link={link} startTitle={startTitle} render={render} />}
          </main>
        </Frame>
      )}
    </LanguageProvider>
  )
}

function Content({ companyId, clinic, link, startTitle, render }: Props & { clinic: Clinic; link: LinkKeys }) {
  const t = useBookingInfoTranslation()
  const common = useTranslation()
  const access = useAccess(companyId, useLanguage(), link)
  useEffect(() => {
    document.title = t('title', { clinic: clinic.name })
  }, [t, clinic.name])
  if (!link.key) return <MessagePage title={t('incomplete.title')} text={t('incomplete.text')} isInFrame />
  if (clinic.state !== 'open')
    return <MessagePage title={common('closed.title')} text={common('closed.text', { clinic: clinic.name })} isInFrame />
  if (access.isLoading) return <Skeleton rows={3} label={common('loading')} />
  const booking = access.access?.booking
  return booking ? (
    render({ companyId, clinic, booking, access })
  ) : (
    <AccessSteps access={access} clinic={clinic.name} title={t(startTitle ?? 'start.title')} />
  )
}
