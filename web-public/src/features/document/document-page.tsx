import './document.css'
import {
  Button,
  formatDay,
  formatTime,
  getLocalDay,
  InputField,
  Notice,
  parseInstant,
  Skeleton,
  toDateSettings,
  useFetch,
  useLanguage,
} from '@clinic/kit/lite'
import { type FormEvent, useEffect, useState } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { PageFooter } from '../../page-footer'
import { PageHead } from '../../page-head'
import { PageLanguage } from '../../page-language'
import { type Verified, verify } from './document.api'
import { useDocumentTranslation } from './texts'

/** `/public/document/{code}`: shows anyone who has a document's code whether it is authentic (BEY-023). */
export function DocumentPage({ code }: { code: string }) {
  return (
    <PageLanguage>
      <Verification initialCode={code} />
      <PageFooter />
    </PageLanguage>
  )
}

function Verification({ initialCode }: { initialCode: string }) {
  const t = useDocumentTranslation()
  const language = useLanguage()
  const [code, setCode] = useState(initialCode)
  const [submittedCode, setSubmittedCode] = useState(initialCode)
  const { data, error, isLoading, refetch } = useFetch(submittedCode ? `${submittedCode}.${language}` : null, (signal) =>
    verify(submittedCode, language, signal),
  )
  useEffect(() => {
    document.title = t('title')
  }, [t])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = code.trim()
    if (!trimmed) return
    window.history.replaceState(window.history.state, '', `/public/document/${encodeURIComponent(trimmed)}${window.location.search}`)
    if (trimmed === submittedCode) refetch()
    setSubmittedCode(trimmed)
  }
  return (
    <main className="verify">
      <PageHead title={t('title')} />
      <p className="quiet">{t('lead')}</p>
      <form className="form" onSubmit={handleSubmit} noValidate>
        <InputField
          label={t('label')}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular-numbers"
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" isBusy={isLoading}>
          {t('check')}
        </Button>
      </form>
      {isLoading && <Skeleton rows={2} label={t('checking')} />}
      {error?.status === 404 && <Notice kind="warning">{t('unknown')}</Notice>}
      {error && error.status !== 404 && <ErrorNotice error={error} onRetry={refetch} />}
      {data && <VerificationResult data={data} />}
    </main>
  )
}

function VerificationResult({ data }: { data: Verified }) {
  const t = useDocumentTranslation()
  const settings = toDateSettings(data)
  const issuedAt = parseInstant(data.created_at)
  const rows = [
    [t('company'), data.company],
    [t('type'), data.type_name],
    [t('issuedAt'), `${formatDay(getLocalDay(issuedAt, settings.timezone), settings)} ${formatTime(issuedAt, settings)}`],
    [t('code'), data.code],
    [t('digest'), data.digest],
  ]
  return (
    <>
      <Notice kind={data.is_intact ? 'success' : 'error'} title={data.is_intact ? t('verified') : t('notVerified')}>
        {data.is_intact ? t('verifiedText') : t('notVerifiedText')}
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
