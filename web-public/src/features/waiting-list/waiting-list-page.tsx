import {
  ApiError,
  Button,
  createUuid,
  formatDayAndYear,
  formatTime,
  getLocalDay,
  type Language,
  LanguageProvider,
  parseInstant,
  Skeleton,
  Step,
  toDateSettings,
  useFetch,
  useLanguage,
} from '@clinic/kit/lite'
import { useEffect, useMemo, useState } from 'react'
import { CancellationPolicyNote } from '../../booking/cancellation-policy-note'
import { ErrorNotice } from '../../booking/error-notice'
import { FeeTermsNote } from '../../booking/fee-terms-note'
import { type Clinic, portalApi } from '../../booking/portal.api'
import { Frame } from '../../booking/portal-page'
import '../../linked-page.css'
import { MessagePage, UnknownClinic } from '../../message-page'
import { useTranslation } from '../../texts'
import { useUrlParams } from '../../url-state'
import { useClinicPage } from '../../use-clinic-page'
import { useWaitingListTranslation } from './texts'
import { type LinkAction, type WaitingListLink, waitingListLinkApi } from './waiting-list.api'

/** The page of the links in the waiting list's messages: to accept or decline an offered time, and to leave the list (BEY-004). */
export default function WaitingListPage({ companyId }: { companyId: string }) {
  const linkKey = useUrlParams().get('key') ?? ''
  const { clinic, language } = useClinicPage((pageLanguage) => portalApi(companyId, pageLanguage))
  return (
    <LanguageProvider language={language}>
      {clinic.error?.status === 404 ? (
        <UnknownClinic />
      ) : (
        <Frame clinic={clinic.data} contact={clinic.data}>
          <main className="linked-page">
            {clinic.error && <ErrorNotice error={clinic.error} onRetry={clinic.refetch} />}
            {clinic.data && <Content companyId={companyId} clinic={clinic.data} linkKey={linkKey} />}
          </main>
        </Frame>
      )}
    </LanguageProvider>
  )
}

/** What the link is about, and the answers by it; one is sent at a time. */
function useLink(companyId: string, language: Language, linkKey: string) {
  const api = useMemo(() => waitingListLinkApi(companyId, language, linkKey), [companyId, language, linkKey])
  const opened = useFetch(linkKey && `waiting-list:${linkKey}:${language}`, api.open)
  const [answered, setAnswered] = useState<WaitingListLink>()
  const [failed, setFailed] = useState<{ error: ApiError; action: LinkAction }>()
  const [isBusy, setIsBusy] = useState(false)
  const answer = async (action: LinkAction) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      setAnswered(await api.answer(action, createUuid()))
      setFailed(undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed({ error, action })
    } finally {
      setIsBusy(false)
    }
  }
  return { opened, link: answered ?? opened.data, failed, isBusy, answer: (action: LinkAction) => void answer(action) }
}

type LinkHandle = ReturnType<typeof useLink>

function Content({ companyId, clinic, linkKey }: { companyId: string; clinic: Clinic; linkKey: string }) {
  const t = useWaitingListTranslation()
  const common = useTranslation()
  const handle = useLink(companyId, useLanguage(), linkKey)
  useEffect(() => {
    document.title = t('title', { clinic: clinic.name })
  }, [t, clinic.name])
  if (!linkKey) return <MessagePage title={t('incomplete.title')} text={t('incomplete.text')} isInFrame />
  if (clinic.state !== 'open')
    return <MessagePage title={common('closed.title')} text={common('closed.text', { clinic: clinic.name })} isInFrame />
  if (handle.opened.error) return <ErrorNotice error={handle.opened.error} onRetry={handle.opened.refetch} />
  if (!handle.link) return <Skeleton rows={3} label={common('loading')} />
  return handle.link.offer_state === 'open' && handle.link.state === 'waiting' ? (
    <Offer link={handle.link} clinic={clinic} handle={handle} />
  ) : (
    <Outcome link={handle.link} companyId={companyId} handle={handle} />
  )
}

function LinkError({ handle: { failed, answer } }: { handle: LinkHandle }) {
  return failed ? <ErrorNotice error={failed.error} onRetry={() => answer(failed.action)} /> : null
}

function Offer({ link, clinic, handle }: { link: WaitingListLink; clinic: Clinic; handle: LinkHandle }) {
  const t = useWaitingListTranslation()
  const language = useLanguage()
  const write = (instant: string) => {
    const at = parseInstant(instant)
    const style = { ...toDateSettings(clinic), language }
    return `${formatDayAndYear(getLocalDay(at, clinic.timezone), style)} ${formatTime(at, style)}`
  }
  return (
    <Step name="offer" title={t('offer.title')} intro={t('offer.lead', { service: link.service_name, name: link.practitioner_name ?? '' })}>
      <div className="card">
        <p>
          <strong>{write(link.start_at ?? '')}</strong>
        </p>
        <p>{t('offer.answerBy', { time: write(link.expires_at ?? '') })}</p>
      </div>
      <CancellationPolicyNote clinic={clinic} />
      <FeeTermsNote terms={link.fee_terms} clinic={clinic} />
      <LinkError handle={handle} />
      <Button isBusy={handle.isBusy} onClick={() => handle.answer('accept')}>
        {t('offer.accept')}
      </Button>
      <Button kind="secondary" onClick={() => handle.answer('decline')}>
        {t('offer.decline')}
      </Button>
    </Step>
  )
}

/** How an offer went, or that the client stands on the list; who still waits can leave. */
function Outcome({ link, companyId, handle }: { link: WaitingListLink; companyId: string; handle: LinkHandle }) {
  const t = useWaitingListTranslation()
  const language = useLanguage()
  const isWaiting = link.state === 'waiting'
  const offerState = link.offer_state === 'open' ? null : link.offer_state
  const outcome = offerState === 'accepted' ? 'accepted' : !isWaiting ? 'ended' : (offerState ?? 'entry')
  return (
    <Step
      name="outcome"
      title={t(`${outcome}.title`)}
      intro={outcome === 'entry' || outcome === 'ended' ? t(`${outcome}.text`, { service: link.service_name }) : t(`${outcome}.text`)}
    >
      <LinkError handle={handle} />
      {isWaiting && (
        <Button kind="secondary" isBusy={handle.isBusy} onClick={() => handle.answer('leave')}>
          {t('leave')}
        </Button>
      )}
      {outcome === 'ended' && (
        <a className="button button-primary" href={`/booking/${companyId}?lang=${language}`}>
          {t('book')}
        </a>
      )}
    </Step>
  )
}
