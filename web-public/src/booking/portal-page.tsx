import { isEmbedded, LanguageProvider, useLanguage, useReportEmbedHeight } from '@clinic/kit/lite'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { MessagePage, UnknownClinic } from '../message-page'
import { PageFooter } from '../page-footer'
import { LanguageSwitch } from '../page-head'
import { useTranslation } from '../texts'
import { useClinicPage } from '../use-clinic-page'
import { ClinicContact, type ContactDetails } from './clinic-contact'
import { ErrorNotice } from './error-notice'
import { type Clinic, portalApi } from './portal.api'
import { PortalSteps } from './portal-steps'

export function PortalPage({ companyId }: { companyId: string }) {
  const { clinic, language } = useClinicPage((pageLanguage) => portalApi(companyId, pageLanguage))
  useReportEmbedHeight()
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('framed', isEmbedded())
  }, [])

  return (
    <LanguageProvider language={language}>
      {clinic.error?.status === 404 && <UnknownClinic />}
      {clinic.error && clinic.error.status !== 404 && (
        <Frame>
          <ErrorNotice error={clinic.error} onRetry={clinic.refetch} />
        </Frame>
      )}
      {!clinic.error && (
        <Frame clinic={clinic.data} contact={clinic.data}>
          {clinic.data && <OpenOrClosed companyId={companyId} clinic={clinic.data} />}
        </Frame>
      )}
    </LanguageProvider>
  )
}

function OpenOrClosed({ companyId, clinic }: { companyId: string; clinic: Clinic }) {
  const t = useTranslation()
  const language = useLanguage()
  useEffect(() => {
    document.title = t('bookAt', { clinic: clinic.name })
  }, [t, clinic.name])
  if (clinic.state !== 'open') {
    return (
      <main>
        <MessagePage title={t('closed.title')} text={t('closed.text', { clinic: clinic.name })} isInFrame />
      </main>
    )
  }
  return <PortalSteps companyId={companyId} clinic={clinic} language={language} />
}

type ClinicBranding = Pick<Clinic, 'name' | 'logo'> & Partial<Pick<Clinic, 'cover'>>

interface FrameProps {
  clinic?: ClinicBranding | undefined
  contact?: ContactDetails | undefined
  children: ReactNode
}

/** Page with the clinic's cover, logo and name, and how to reach it. Its header has its final size before the data is loaded. */
export function Frame({ clinic, contact, children }: FrameProps) {
  return (
    <>
      <header className="clinic">
        <div className="cover">{clinic?.cover && <img src={clinic.cover} alt="" decoding="async" fetchPriority="low" />}</div>
        <div className="clinic-line">
          {clinic?.logo && <img className="logo" src={clinic.logo} alt="" width="64" height="64" />}
          <h1>{clinic?.name ?? '\u00a0'}</h1>
          <LanguageSwitch />
        </div>
      </header>
      {children}
      {contact && <ClinicContact clinic={contact} />}
      <PageFooter />
    </>
  )
}
