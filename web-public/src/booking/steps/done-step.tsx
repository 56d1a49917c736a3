import { Button, formatPhone, getCountryOfTimeZone, Notice, parseInstant, Skeleton, Step, useFetch } from '@clinic/kit/lite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../texts'
import { BookedList } from '../booking-summary'
import { CancellationPolicyNote } from '../cancellation-policy-note'
import { formatAddress } from '../clinic-contact'
import { ClinicText } from '../clinic-text'
import { ErrorNotice } from '../error-notice'
import { FeeTermsNote } from '../fee-terms-note'
import type { Confirmation } from '../portal.api'
import { TimezoneNote } from '../timezone-note'
import type { Portal } from '../use-booking-flow'

const PortalForms = lazy(() => import('../../portal-forms'))

export function DoneStep({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const { api, store, clinic } = portal
  const flowKey = store.get('flow') ?? ''
  const { data, error, refetch } = useFetch(`booking:${flowKey}`, (signal) => api.confirmation(flowKey, signal))
  return (
    <Step name="done" title={t('done.title')} intro={t('done.lead')}>
      <span className="tick" aria-hidden="true">
        ✓
      </span>
      {error && <ErrorNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={2} label={t('loading')} />}
      {data && (
        <>
          <div className="card">
            <BookedList booking={data.booking} clinic={clinic} />
          </div>
          <TimezoneNote clinic={clinic} at={parseInstant(data.booking.start_at)} exact />
          <CancellationPolicyNote clinic={clinic} />
          <FeeTermsNote terms={data.fee_terms} clinic={clinic} />
          <ClinicText clinic={clinic} part="done" />
          {data.asks_forms && <FormsPart portal={portal} />}
          <CalendarLinks confirmation={data} portal={portal} />
          <VisitLinks confirmation={data} portal={portal} />
        </>
      )}
      <Button kind="link" onClick={portal.startOver}>
        {t('done.another')}
      </Button>
    </Step>
  )
}

/** Where the clinic is and how to reach it, and the page on which the booking is shown, moved and cancelled (USE-007). */
function VisitLinks({ confirmation: { key }, portal: { clinic, companyId, language } }: { confirmation: Confirmation; portal: Portal }) {
  const t = useTranslation()
  const address = formatAddress(clinic)
  return (
    <div className="card visit">
      <p>
        <strong>{clinic.name}</strong>
      </p>
      {address && (
        <p>
          {address}
          {' · '}
          <a
            href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${clinic.name}, ${address}` })}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('done.map')}
          </a>
        </p>
      )}
      {clinic.phone_number && (
        <p>
          <a href={`tel:${clinic.phone_number}`}>{formatPhone(clinic.phone_number, getCountryOfTimeZone(clinic.timezone))}</a>
        </p>
      )}
      <p>
        <a href={`/booking/info/${companyId}?${new URLSearchParams({ lang: language, key })}`}>{t('done.manage')}</a>
      </p>
    </div>
  )
}

/** The forms that the service asks for, opened by a press: they can be filled in later by the link in the message too. */
function FormsPart({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <Notice title={t('done.formsTitle')}>
        <p>{t('done.formsText')}</p>
        <Button onClick={() => setIsOpen(true)}>{t('done.forms')}</Button>
      </Notice>
    )
  return (
    <Suspense fallback={<Skeleton rows={2} label={t('loading')} />}>
      <PortalForms portal={portal} />
    </Suspense>
  )
}

/** Links to calendars. The event's title has the clinic's name but not the treatment, since calendars are often shared. */
function CalendarLinks({ confirmation: { booking, key }, portal }: { confirmation: Confirmation; portal: Portal }) {
  const t = useTranslation()
  const title = t('done.event', { clinic: portal.clinic.name })
  const from = parseInstant(booking.start_at).toISOString()
  const to = parseInstant(booking.end_at).toISOString()
  const toCompactIso = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '')
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${toCompactIso(from)}/${toCompactIso(to)}`,
    location: formatAddress(portal.clinic),
  })
  const outlook = new URLSearchParams({ path: '/calendar/action/compose', rru: 'addevent', subject: title, startdt: from, enddt: to })
  const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer', className: 'button button-secondary' }
  return (
    <div className="links">
      <a className="button button-primary" href={portal.api.calendarFile(key)} download="booking.ics">
        {t('done.file')}
      </a>
      <a {...externalLinkProps} href={`https://calendar.google.com/calendar/render?${google}`}>
        {t('done.google')}
      </a>
      <a {...externalLinkProps} href={`https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`}>
        {t('done.outlook')}
      </a>
    </div>
  )
}
