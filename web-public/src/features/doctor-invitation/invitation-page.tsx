import { Button, type Language, type Loaded, pickLanguage, useLoad, wearTheme } from '@clinic/kit/lite'
import { useEffect, useLayoutEffect } from 'react'
import { useQuery } from '../../address'
import { type Invitation, readInvitation } from './invitation.api'
import { TextsProvider, useTexts } from './texts'

const ONWARD = '/prescription/sign-up'
const SIGN_IN = '/prescription/login'

/** `/doctor-invitation/{companyId}`: who invites, and the way on to the prescribers' own pages. */
export default function InvitationPage({ companyId }: { companyId: string }) {
  const query = useQuery()
  const key = query.get('invitation') ?? ''
  const asked = pickLanguage(query.get('lang'), navigator.language)
  const found = useLoad(`invitation/${companyId}/${key}`, (signal) => readInvitation(companyId, key, asked, signal))
  const language = pickLanguage(query.get('lang'), found.data?.language, navigator.language)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useLayoutEffect(() => {
    if (found.data) wearTheme({ theme_color: found.data.theme_color, is_black_text: found.data.is_black_text })
  }, [found.data])
  return (
    <TextsProvider language={language}>
      <main className="message">
        <Content found={found} onward={`${ONWARD}?${new URLSearchParams({ company: companyId, invitation: key, lang: language })}`} />
      </main>
    </TextsProvider>
  )
}

function Content({ found, onward }: { found: Loaded<Invitation>; onward: string }) {
  const { t, language } = useTexts()
  const title = found.data ? t.title(found.data.clinic_name) : found.error ? t.gone : t.waiting
  useEffect(() => {
    document.title = title
  }, [title])
  if (found.data) {
    return (
      <>
        <h1>{title}</h1>
        <p>{t.text(found.data.email)}</p>
        <a className="button button-primary" href={onward}>
          {found.data.account === 'none' ? t.create : t.join}
        </a>
      </>
    )
  }
  if (found.error?.code === 'auth.link_used' || found.error?.status === 422) return <Gone language={language} />
  if (found.error) {
    return (
      <div role="alert">
        <h1>{t.failed}</h1>
        <p>{found.error.message}</p>
        <Button onClick={found.again}>{t.again}</Button>
      </div>
    )
  }
  return <p role="status">{t.waiting}</p>
}

function Gone({ language }: { language: Language }) {
  const { t } = useTexts()
  return (
    <>
      <h1>{t.gone}</h1>
      <p>{t.goneText}</p>
      <a className="button button-quiet" href={`${SIGN_IN}?lang=${language}`}>
        {t.signIn}
      </a>
    </>
  )
}
