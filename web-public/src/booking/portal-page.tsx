import { isFramed, type Language, pickLanguage, useFrameHeight, useLoad, wearTheme } from '@clinic/kit/lite'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { navigate, useQuery } from '../address'
import { MessagePage } from '../message-page'
import { TextsProvider, useTexts } from '../texts'
import { type Clinic, portalApi } from './portal.api'
import { PortalSteps } from './portal-steps'
import { ErrorNotice } from './trouble-notice'

export function PortalPage({ companyId }: { companyId: string }) {
  const asked = useQuery().get('lang')
  const api = useMemo(() => portalApi(companyId, pickLanguage(asked, navigator.language)), [companyId, asked])
  const clinic = useLoad('clinic', api.clinic)
  const language = pickLanguage(asked, clinic.data?.language, navigator.language)
  useFrameHeight()
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.classList.toggle('framed', isFramed())
  }, [language])
  useLayoutEffect(() => {
    if (clinic.data) wearTheme(clinic.data)
  }, [clinic.data])

  return (
    <TextsProvider language={language}>
      {clinic.error?.status === 404 && <UnknownClinic />}
      {clinic.error && clinic.error.status !== 404 && (
        <Frame>
          <ErrorNotice error={clinic.error} again={clinic.again} />
        </Frame>
      )}
      {!clinic.error && <Frame clinic={clinic.data}>{clinic.data && <OpenOrClosed companyId={companyId} clinic={clinic.data} />}</Frame>}
    </TextsProvider>
  )
}

function UnknownClinic() {
  const { t } = useTexts()
  return <MessagePage title={t.unknown.title} text={t.unknown.text} />
}

function OpenOrClosed({ companyId, clinic }: { companyId: string; clinic: Clinic }) {
  const { t, language } = useTexts()
  useEffect(() => {
    document.title = t.bookAt(clinic.name)
  }, [t, clinic.name])
  if (clinic.state !== 'open') return <MessagePage title={t.closed.title} text={t.closed.text(clinic.name)} inside />
  return <PortalSteps companyId={companyId} clinic={clinic} language={language} />
}

type Face = Pick<Clinic, 'name' | 'logo'> & Partial<Pick<Clinic, 'cover'>>

/** The clinic's own face: cover, logo and name. It has its full size before anything has come. */
export function Frame({ clinic, children }: { clinic?: Face | undefined; children: ReactNode }) {
  return (
    <>
      <header className="clinic">
        <div className="cover">{clinic?.cover && <img src={clinic.cover} alt="" />}</div>
        <div className="clinic-line">
          {clinic?.logo && <img className="logo" src={clinic.logo} alt="" width="64" height="64" />}
          <h1>{clinic?.name ?? '\u00a0'}</h1>
          <LanguageSwitch />
        </div>
      </header>
      {children}
    </>
  )
}

const OTHER: Record<Language, { code: Language; name: string }> = {
  en: { code: 'sv', name: 'Svenska' },
  sv: { code: 'en', name: 'English' },
}

function LanguageSwitch() {
  const { language } = useTexts()
  const { code, name } = OTHER[language]
  return (
    <button type="button" className="button button-quiet language" lang={code} onClick={() => navigate({ lang: code }, 'replace')}>
      {name}
    </button>
  )
}
