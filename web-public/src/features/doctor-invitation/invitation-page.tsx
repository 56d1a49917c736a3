import { applyTheme, Button, type FetchState, type Language, LanguageProvider, pickLanguage, useFetch, useLanguage } from '@clinic/kit/lite'
import { useEffect, useLayoutEffect } from 'react'
import { PageFooter } from '../../page-footer'
import { useUrlParams } from '../../url-state'
import { type Invitation, readInvitation } from './invitation.api'
import { useTranslation } from './texts'

const SIGN_UP_PATH = '/prescription/sign-up'
const SIGN_IN_PATH = '/prescription/login'

/** Shows an invitation to a prescriber, with a link to the prescribers' sign-up. */
export default function InvitationPage({ companyId }: { companyId: string }) {
  const query = useUrlParams()
  const key = query.get('invitation') ?? ''
  const requestedLanguage = pickLanguage(query.get('lang'), navigator.language)
  const invitation = useFetch(`invitation/${companyId}/${key}`, (signal) => readInvitation(companyId, key, requestedLanguage, signal))
  const language = pickLanguage(query.get('lang'), invitation.data?.language, navigator.language)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useLayoutEffect(() => {
    if (invitation.data) applyTheme({ theme_color: invitation.data.theme_color, is_black_text: invitation.data.is_black_text })
  }, [invitation.data])
  return (
    <LanguageProvider language={language}>
      <main className="message">
        <Content
          invitation={invitation}
          signUpUrl={`${SIGN_UP_PATH}?${new URLSearchParams({ company: companyId, invitation: key, lang: language })}`}
        />
      </main>
      <PageFooter />
    </LanguageProvider>
  )
}

function Content({ invitation, signUpUrl }: { invitation: FetchState<Invitation>; signUpUrl: string }) {
  const t = useTranslation()
  const language = useLanguage()
  const title = invitation.data ? t('title', { clinic: invitation.data.clinic_name }) : invitation.error ? t('expired') : t('loading')
  useEffect(() => {
    document.title = title
  }, [title])
  if (invitation.data) {
    return (
      <>
        <h1>{title}</h1>
        <p>{t('text', { email: invitation.data.email })}</p>
        <a className="button button-primary" href={signUpUrl}>
          {invitation.data.account === 'none' ? t('create') : t('join')}
        </a>
      </>
    )
  }
  if (invitation.error?.code === 'auth.link_invalid' || invitation.error?.status === 422) return <ExpiredInvitation language={language} />
  if (invitation.error) {
    return (
      <div role="alert">
        <h1>{t('loadError')}</h1>
        <p>{invitation.error.message}</p>
        <Button onClick={invitation.refetch}>{t('tryAgain')}</Button>
      </div>
    )
  }
  return <p role="status">{t('loading')}</p>
}

function ExpiredInvitation({ language }: { language: Language }) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('expired')}</h1>
      <p>{t('expiredHelp')}</p>
      <a className="button button-secondary" href={`${SIGN_IN_PATH}?lang=${language}`}>
        {t('signIn')}
      </a>
    </>
  )
}
