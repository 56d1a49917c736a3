import { addClockSeconds, toUtc, useFormatters } from '@clinic/kit/i18n'
import { Button, ErrorState, LoadingState, SidePanel, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { UnavailableTimeForm } from './unavailable-time-form'
import { unavailableTimeQuery } from './unavailable-times.api'
import type { CalendarView } from './use-calendar-view'
import { useRemoveUnavailableTime } from './use-remove-unavailable-time'
import { useScheduleAccess } from './use-schedule-access'

const LOCAL_DATE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/
const HOUR = 3600

/** Return the values of the form for the hour that begins at the pressed time. */
const createHour = (start_at: string, timezone: string, practitionerId: string | null) => ({
  start_at,
  end_at: addClockSeconds(start_at, HOUR, timezone),
  ...(practitionerId && { practitioner_id: practitionerId }),
})

function NewUnavailableTime({ start, practitionerId, onDone }: { start: string; practitionerId: string | null; onDone: () => void }) {
  const { localeSettings } = useFormatters()
  const { timezone } = localeSettings
  const initial = LOCAL_DATE_TIME.test(start) ? createHour(toUtc(start, timezone), timezone, practitionerId) : undefined
  return <UnavailableTimeForm initial={initial} onDone={onDone} />
}

function SavedUnavailableTime({ id, onDone }: { id: string; onDone: (isRemoved: boolean) => void }) {
  const t = useBookingTranslation()
  const { canEdit } = useScheduleAccess()
  const { data: row, error, refetch } = useQuery(unavailableTimeQuery(id))
  if (!row) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
  if (!canEdit(row.practitioner_id)) return <Text>{t('unavailable.notOwn')}</Text>
  return (
    <Stack gap="md">
      <UnavailableTimeForm key={row.version} row={row} onDone={() => onDone(false)} />
      <RemoveButton row={row} onDone={() => onDone(true)} />
    </Stack>
  )
}

function RemoveButton({ row, onDone }: { row: Parameters<typeof useRemoveUnavailableTime>[0]; onDone: () => void }) {
  const t = useBookingTranslation()
  const { run, isRunning } = useRemoveUnavailableTime(row, onDone)
  return (
    <Button variant="default" c="red" w="max-content" loading={isRunning} onClick={() => void run()}>
      {t('unavailable.removeAction')}
    </Button>
  )
}

/**
 * Side panel in which a practitioner becomes unavailable, once or in a weekly break, or an unavailable time is edited or removed (USE-020).
 * `unavailable` in the URL is a local time, `new`, or the id of a saved one.
 */
export function UnavailableTimePanel({ view }: { view: CalendarView }) {
  const t = useBookingTranslation()
  const [params] = useSearchParams()
  const { canAdd } = useScheduleAccess()
  const requested = params.get('unavailable')
  const isNew = requested === 'new' || LOCAL_DATE_TIME.test(requested ?? '')
  const close = () => view.setParams({ unavailable: null, with: null })
  const handleDone = (message: 'unavailable.added' | 'unavailable.saved') => () => {
    toast.success(t(message))
    close()
  }
  return (
    <SidePanel opened={canAdd && requested !== null} onClose={close} title={t(isNew ? 'unavailable.add' : 'unavailable.form')}>
      {requested &&
        (isNew ? (
          <NewUnavailableTime start={requested} practitionerId={params.get('with')} onDone={handleDone('unavailable.added')} />
        ) : (
          <SavedUnavailableTime id={requested} onDone={(isRemoved) => (isRemoved ? close() : handleDone('unavailable.saved')())} />
        ))}
    </SidePanel>
  )
}
