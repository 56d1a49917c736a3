import '../../text-page.css'
import { LanguageProvider, useLanguage } from '@clinic/kit/lite'
import { useEffect } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { portalApi } from '../../booking/portal.api'
import { Frame } from '../../booking/portal-page'
import { PageFooter } from '../../page-footer'
import { PageHead } from '../../page-head'
import { PageLanguage } from '../../page-language'
import { useClinicPage } from '../../use-clinic-page'
import { useAccessibilityTranslation } from './texts'

const AUTHORITY_URL = 'https://www.pts.se'

/** How accessible the public pages are, and where to report a problem: to the clinic, if the address names it (LAW-053). */
export default function AccessibilityPage({ companyId }: { companyId: string }) {
  if (companyId) return <ClinicStatement companyId={companyId} />
  return (
    <PageLanguage>
      <Statement />
      <PageFooter />
    </PageLanguage>
  )
}

function ClinicStatement({ companyId }: { companyId: string }) {
  const { clinic, language } = useClinicPage((pageLanguage) => portalApi(companyId, pageLanguage))
  return (
    <LanguageProvider language={language}>
      {clinic.error?.status === 404 ? (
        <>
          <Statement />
          <PageFooter />
        </>
      ) : (
        <Frame clinic={clinic.data} contact={clinic.data}>
          {clinic.error && <ErrorNotice error={clinic.error} onRetry={clinic.refetch} />}
          {clinic.data && <Statement clinic={clinic.data.name} />}
        </Frame>
      )}
    </LanguageProvider>
  )
}

/** The statement; in a clinic's frame, whose name is the page's first heading, its own headings are a level lower. */
function Statement({ clinic = '' }: { clinic?: string }) {
  const t = useAccessibilityTranslation()
  const language = useLanguage()
  const Heading = clinic ? 'h3' : 'h2'
  useEffect(() => {
    document.title = t('title')
  }, [t])
  return (
    <main className="text-page">
      {clinic ? <h2>{t('title')}</h2> : <PageHead title={t('title')} />}
      <p className="quiet">{t('lead')}</p>
      {(['offer', 'level', 'lacks'] as const).map((part) => (
        <section key={part}>
          <Heading>{t(`${part}.title`)}</Heading>
          <p>{t(`${part}.text`)}</p>
        </section>
      ))}
      <section>
        <Heading>{t('report.title')}</Heading>
        <p>{clinic ? t('report.clinic', { clinic }) : t('report.service')}</p>
        {!clinic && (
          <p>
            <a href={`/public/privacy-notice?lang=${language}`}>{t('report.operator')}</a>
          </p>
        )}
        <p>{t('report.answer')}</p>
      </section>
      <section>
        <Heading>{t('authority.title')}</Heading>
        <p>{t('authority.text')}</p>
        <p>
          <a href={AUTHORITY_URL} target="_blank" rel="noreferrer">
            {t('authority.link')}
          </a>
        </p>
      </section>
    </main>
  )
}
