import '../../text-page.css'
import { Notice, Skeleton, useFetch, useLanguage } from '@clinic/kit/lite'
import { useEffect } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { PageFooter } from '../../page-footer'
import { PageHead } from '../../page-head'
import { PageLanguage } from '../../page-language'
import { getPdfPath, type LegalDocument, readTerms, type Terms } from './terms.api'
import { useTermsTranslation } from './texts'

interface Props {
  document: LegalDocument
  version: string
}

const PATHS = { terms: '/public/terms', processor_agreement: '/public/processor-agreement', privacy_notice: '/public/privacy-notice' }

/** A legal document of the service in both languages, the current version or an earlier one (PLT-014, PLT-059). */
export function TermsPage(props: Props) {
  return (
    <PageLanguage>
      <TermsContent {...props} />
      <PageFooter />
    </PageLanguage>
  )
}

function TermsContent({ document: name, version }: Props) {
  const t = useTermsTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useFetch(`${name}/${version}/${language}`, (signal) => readTerms(name, version, language, signal))
  useEffect(() => {
    document.title = t(`title.${name}`)
  }, [t, name])
  return (
    <main className="text-page">
      <PageHead title={t(`title.${name}`)} />
      <p className="quiet">{t(`lead.${name}`)}</p>
      {error?.status === 404 && <Notice kind="warning">{t('unknown')}</Notice>}
      {error && error.status !== 404 && <ErrorNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={8} label={t('loading')} />}
      {data && <Sections terms={data} path={PATHS[name]} pdf={getPdfPath(name, data.version, language)} />}
    </main>
  )
}

function Sections({ terms, path, pdf }: { terms: Terms; path: string; pdf: string }) {
  const t = useTermsTranslation()
  const language = useLanguage()
  const otherVersions = terms.versions.filter((version) => version !== terms.version)
  return (
    <>
      <p>
        <strong>{t('version', { version: terms.version })}</strong> · <a href={pdf}>{t('pdf')}</a>
      </p>
      {terms.version !== terms.current_version && (
        <Notice kind="warning">
          {t('older')} <a href={`${path}?lang=${language}`}>{t('current')}</a>
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
            <a key={version} href={`${path}/${version}?lang=${language}`}>
              {t('version', { version })}
            </a>
          ))}
        </nav>
      )}
    </>
  )
}
