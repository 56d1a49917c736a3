import { Button, instant, Skeleton, Step, useLoad } from '@clinic/kit/lite'
import { useTexts } from '../../texts'
import type { Confirmation } from '../portal.api'
import { BookedList } from '../summary'
import { ErrorNotice } from '../trouble-notice'
import type { Portal } from '../use-portal'
import { ZoneNote } from '../zone-note'

export function DoneStep({ portal }: { portal: Portal }) {
  const { t } = useTexts()
  const { api, memory, clinic } = portal
  const flowKey = memory.get('flow') ?? ''
  const { data, error, again } = useLoad(`booking:${flowKey}`, (signal) => api.confirmation(flowKey, signal))
  return (
    <Step name="done" title={t.done.title} lead={t.done.lead}>
      <span className="tick" aria-hidden="true">
        ✓
      </span>
      {error && <ErrorNotice error={error} again={again} />}
      {!data && !error && <Skeleton rows={2} label={t.loading} />}
      {data && (
        <>
          <div className="card">
            <BookedList booking={data.booking} clinic={clinic} />
          </div>
          <ZoneNote clinic={clinic} at={instant(data.booking.start_at)} exact />
          <CalendarLinks confirmation={data} portal={portal} />
        </>
      )}
      <Button kind="link" onClick={portal.startOver}>
        {t.done.another}
      </Button>
    </Step>
  )
}

/** The title names the clinic and not the treatment: a calendar is often shared, and health is nobody else's business. */
function CalendarLinks({ confirmation: { booking, key }, portal }: { confirmation: Confirmation; portal: Portal }) {
  const { t } = useTexts()
  const title = t.done.event(portal.clinic.name)
  const from = instant(booking.start_at).toISOString()
  const to = instant(booking.end_at).toISOString()
  const short = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '')
  const google = new URLSearchParams({ action: 'TEMPLATE', text: title, dates: `${short(from)}/${short(to)}` })
  const outlook = new URLSearchParams({ path: '/calendar/action/compose', rru: 'addevent', subject: title, startdt: from, enddt: to })
  const away = { target: '_blank', rel: 'noopener noreferrer', className: 'button button-quiet' }
  return (
    <div className="links">
      <a className="button button-primary" href={portal.api.calendarFile(key)} download="booking.ics">
        {t.done.file}
      </a>
      <a {...away} href={`https://calendar.google.com/calendar/render?${google}`}>
        {t.done.google}
      </a>
      <a {...away} href={`https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`}>
        {t.done.outlook}
      </a>
    </div>
  )
}
