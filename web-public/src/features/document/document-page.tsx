import './document.css'
import { Button, Field, instant, locale, Notice, pickLanguage, Skeleton, useLoad } from '@clinic/kit/lite'
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { navigate, useQuery } from '../../address'
import { ErrorNotice } from '../../booking/trouble-notice'
import { TextsProvider } from '../../texts'
import { type Verified, verify } from './document.api'
import { DocumentTextsProvider, useDocumentTexts } from './texts'

/** `/public/document/{code}`: anybody with a document's code sees whether it stands (BEY-023). */
export function DocumentPage({ code }: { code: string }) {
  const language = pickLanguage(useQuery().get('lang'), navigator.language)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <TextsProvider language={language}>
      <DocumentTextsProvider language={language}>
        <Verification given={code} />
      </DocumentTextsProvider>
    </TextsProvider>
  )
}

function Verification({ given }: { given: string }) {
  const { t, language } = useDocumentTexts()
  const [code, setCode] = useState(given)
  const [asked, setAsked] = useState(given)
  const { data, error, loading, again } = useLoad(asked ? `${asked}.${language}` : null, (signal) => verify(asked, language, signal))
  const other = language === 'sv' ? { code: 'en', name: 'English' } : { code: 'sv', name: 'Svenska' }
  useEffect(() => {
    document.title = t.title
  }, [t])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    if (!typed) return
    window.history.replaceState(window.history.state, '', `/public/document/${encodeURIComponent(typed)}${window.location.search}`)
    if (typed === asked) again()
    setAsked(typed)
  }
  return (
    <main className="verify">
      <header className="verify-head">
        <h1>{t.title}</h1>
        <button
          type="button"
          className="button button-quiet language"
          lang={other.code}
          onClick={() => navigate({ lang: other.code }, 'replace')}
        >
          {other.name}
        </button>
      </header>
      <p className="quiet">{t.lead}</p>
      <form className="form" onSubmit={submit} noValidate>
        <Field
          label={t.label}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="numbers"
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" busy={loading}>
          {t.check}
        </Button>
      </form>
      {loading && <Skeleton rows={2} label={t.checking} />}
      {error?.status === 404 && <Notice kind="warning">{t.unknown}</Notice>}
      {error && error.status !== 404 && <ErrorNotice error={error} again={again} />}
      {data && <Found data={data} />}
    </main>
  )
}

function Found({ data }: { data: Verified }) {
  const { t, language } = useDocumentTexts()
  const at = new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeStyle: 'short' }).format(instant(data.created_at))
  const rows = [
    [t.company, data.company],
    [t.kind, data.kind_name],
    [t.at, t.zone(at)],
    [t.code, data.code],
    [t.digest, data.digest],
  ]
  return (
    <>
      <Notice kind={data.stands ? 'success' : 'error'} title={data.stands ? t.stands : t.moved}>
        {data.stands ? t.standsText : t.movedText}
      </Notice>
      <dl className="card rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="verify-value">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
