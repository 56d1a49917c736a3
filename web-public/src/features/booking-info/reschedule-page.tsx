import { Button, formatDayAndYear, formatTime, getLocalDay, parseInstant, Step, toDateSettings, useLanguage } from '@clinic/kit/lite'
import { useMemo } from 'react'
import { readSelection, toUrlParam } from '../../booking/booking-selection'
import { BookedList } from '../../booking/booking-summary'
import { CancellationPolicyNote } from '../../booking/cancellation-policy-note'
import { FlowErrorNotice } from '../../booking/error-notice'
import { portalApi, type Slot } from '../../booking/portal.api'
import { DayStep } from '../../booking/steps/day-step'
import { TimeStep } from '../../booking/steps/time-step'
import { useFlowAction } from '../../booking/use-flow-action'
import { setUrlParams, useUrlParams } from '../../url-state'
import { type LinkedBooking, LinkPage } from './link-page'
import { useBookingInfoTranslation } from './texts'

/** Another time for a booking, found by the same search as a new one; the choice so far is in the URL (PUB-005). */
export default function ReschedulePage({ companyId }: { companyId: string }) {
  return <LinkPage companyId={companyId} render={(linked) => <Reschedule {...linked} />} />
}

/** What the steps for day and time need, and the move itself. */
function useReschedule({ companyId, clinic, booking, access }: LinkedBooking) {
  const language = useLanguage()
  const api = useMemo(() => portalApi(companyId, language), [companyId, language])
  const params = useUrlParams()
  const action = useFlowAction(access)
  const { service_id: service, practitioner_id: practitioner, add_on_ids: addOns } = booking
  const selection = { ...readSelection(params), service, practitioner, addOns }
  const goTo = (patch: Record<string, string | null>, mode?: 'replace') => {
    action.clear()
    setUrlParams(patch, mode)
  }
  return {
    api,
    clinic,
    selection,
    step: params.get('step'),
    isBusy: action.isBusy,
    flowError: action.flowError,
    retry: action.retry,
    pickDay: (day: string) => goTo({ day, at: null, step: 'time' }),
    pickTime: ({ start_at }: Slot) => goTo({ at: toUrlParam(start_at), step: 'confirm' }),
    change: (step: string) => goTo({ at: null, step }),
    confirm: (start_at: string) =>
      action.run(async () => {
        await access.move({ start_at, any_practitioner: false })
        setUrlParams({ day: null, at: null, step: 'done' }, 'replace')
      }),
  }
}

type Moving = ReturnType<typeof useReschedule>

function useMoment({ clinic }: Moving) {
  const style = { ...toDateSettings(clinic), language: useLanguage() }
  return (at: string) =>
    `${formatDayAndYear(getLocalDay(parseInstant(at), clinic.timezone), style)}, ${formatTime(parseInstant(at), style)}`
}

const getInfoPath = (companyId: string) => {
  const params = new URLSearchParams(window.location.search)
  for (const name of ['day', 'at', 'step']) params.delete(name)
  return `/booking/info/${companyId}?${params}`
}

function Reschedule(linked: LinkedBooking) {
  const t = useBookingInfoTranslation()
  const moving = useReschedule(linked)
  const moment = useMoment(moving)
  const { booking, clinic, companyId } = linked
  const back = (
    <a className="button button-secondary" href={getInfoPath(companyId)}>
      {t('move.back')}
    </a>
  )
  if (moving.step === 'done' || !booking.is_changeable)
    return (
      <Step
        name="done"
        title={t(moving.step === 'done' ? 'move.done' : 'info.title')}
        intro={t(moving.step === 'done' ? 'move.doneText' : 'info.other')}
      >
        <div className="card">
          <BookedList booking={booking} clinic={clinic} />
        </div>
        <CancellationPolicyNote clinic={clinic} />
        {back}
      </Step>
    )
  const { day, at } = moving.selection
  return (
    <>
      <p className="quiet">{t('move.from', { time: moment(booking.start_at) })}</p>
      {moving.step === 'confirm' && at ? (
        <ConfirmStep moving={moving} at={at} time={moment(at)} />
      ) : day ? (
        <TimeStep portal={moving} />
      ) : (
        <DayStep portal={moving} />
      )}
      {back}
    </>
  )
}

function ConfirmStep({ moving, at, time }: { moving: Moving; at: string; time: string }) {
  const t = useBookingInfoTranslation()
  return (
    <Step name="confirm" title={t('move.confirmTitle')} intro={t('move.newTime', { time })}>
      <FlowErrorNotice portal={moving} />
      <Button isBusy={moving.isBusy} onClick={() => void moving.confirm(at)}>
        {t('move.confirm')}
      </Button>
      <Button kind="secondary" onClick={() => moving.change('time')}>
        {t('move.other')}
      </Button>
    </Step>
  )
}
