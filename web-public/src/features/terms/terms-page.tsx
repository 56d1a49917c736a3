import './terms.css'
import { Notice, Skeleton, useFetch, useLanguage } from '@clinic/kit/lite'
import { useEffect } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { PageHead } from '../../page-head'
import { PageLanguage } from '../../page-language'
import { readTerms, type Terms } from './terms.api'
import { useTermsTranslation } from './texts'

/** `/public/terms`: the terms of the service in both languages, the current version or an earlier one (PLT-014). */
export function TermsPage({ version }: { version: string }) {
  return (
    <PageLanguage>
      <TermsContent version={version} />
    </PageLanguage>
  )
}

function TermsContent({ version }: { version: string }) {
  const t = useTermsTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useFetch(`terms/${version}/${language}`, (signal) => readTerms(version, language, signal))
  useEffect(() => {
    document.title = t('title')
  }, [t])
  return (
    <main className="terms">
      <PageHead title={t('title')} />
      <p className="quiet">{t('lead')}</p>
      {error?.status === 404 && <Notice kind="warning">{t('unknown')}</Notice>}
      {error && error.status !== 404 && <ErrorNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={8} label={t('loading')} />}
      {data && <Sections terms={data} />}
    </main>
  )
}

function Sections({ terms }: { terms: Terms }) {
  const t = useTermsTranslation()
  const language = useLanguage()
  const otherVersions = terms.versions.filter((version) => version !== terms.version)
  return (
    <>
      <p>
        <strong>{t('version', { version: terms.version })}</strong>
      </p>
      {terms.version !== terms.current_version && (
        <Notice kind="warning">
          {t('older')} <a href={`/public/terms?lang=${language}`}>{t('current')}</a>
        </Notice>
      )}
      {terms.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {otherVersions.length > 0 && (
        <nav aria-label={t('versions')}>
          {otherVersions.map((version) => (
            <a key={version} href={`/public/terms/${version}?lang=${language}`}>
              {t('version', { version })}
            </a>
          ))}
        </nav>
      )}
    </>
  )
}
