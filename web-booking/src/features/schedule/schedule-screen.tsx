import { addDays, formatDayInWords, getWeekday, listDays, startOfWeek, today, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission } from '@clinic/kit/session'
import { EmptyState, ErrorState, LoadingState, Page, SidePanel, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { getHelp } from '../../help'
import { useBookingTranslation } from '../../texts'
import { hoursQuery, type Practitioner, practitionersQuery, type ScheduleDay, scheduleKey, scheduleQuery } from './schedule.api'
import { ScheduleDayForm } from './schedule-day-form'
import { ScheduleGrid } from './schedule-grid'
import { ScheduleNotice } from './schedule-notice'
import { ScheduleToolbar } from './schedule-toolbar'
import { type Cell, findDay, toTemplateSlots } from './schedule-view-model'
import { TemplatesPanel } from './templates-panel'
import { useScheduleActions } from './use-schedule-actions'
import { WeekNavigation } from './week-navigation'
import './schedule.css'

/** The week in the URL. */
function useWeek() {
  const [params, setParams] = useSearchParams()
  const { localeSettings } = useFormatters()
  const requested = params.get('day') ?? ''
  const day = /^\d{4}-\d{2}-\d{2}$/.test(requested) ? requested : today()
  return { from: startOfWeek(day, localeSettings.isSundayFirst), setDay: (next: string) => setParams({ day: next }, { replace: true }) }
}

interface BodyProps {
  from: string
  practitioners: Practitioner[]
  schedule: { days: ScheduleDay[]; unconfirmed_count: number; next_expiry_at: string | null }
  hours: { weekday: number; opens: string; closes: string }[]
}

function SchedulePanel({
  panel,
  person,
  selected,
  onSaved,
  onClose,
  ...body
}: BodyProps & {
  panel: 'day' | 'templates' | null
  person: Practitioner
  selected: Cell
  onSaved: () => void
  onClose: () => void
}) {
  const t = useBookingTranslation()
  const language = useLanguage()
  const { days } = body.schedule
  const title = panel === 'templates' ? t('schedule.templates') : `${person.name}, ${formatDayInWords(selected.day, language, 'long')}`
  return (
    <SidePanel opened={panel !== null} onClose={onClose} title={title}>
      {panel === 'templates' ? (
        <TemplatesPanel
          practitioners={body.practitioners}
          selected={person}
          from={body.from}
          slots={toTemplateSlots(days, person.id, body.from)}
          onDone={onClose}
        />
      ) : (
        <ScheduleDayForm
          key={`${selected.practitionerId} ${selected.day}`}
          cell={selected}
          row={findDay(days, selected)}
          hours={body.hours.filter(({ weekday }) => weekday === getWeekday(selected.day))}
          onDone={onSaved}
        />
      )}
    </SidePanel>
  )
}

function ScheduleBody(props: BodyProps) {
  const { from, practitioners, schedule } = props
  const t = useBookingTranslation()
  const editable = useHasPermission('schedule.write')
  const days = listDays(from, 7)
  const first = practitioners[0] as Practitioner
  const [chosen, setChosen] = useState<Cell>({ practitionerId: first.id, day: from })
  const [panel, setPanel] = useState<'day' | 'templates' | null>(null)
  const person = practitioners.find(({ id }) => id === chosen.practitionerId) ?? first
  const selected = { practitionerId: person.id, day: days.includes(chosen.day) ? chosen.day : from }
  const actions = useScheduleActions(
    from,
    schedule.days,
    practitioners.map(({ id }) => id),
  )
  const open = (cell: Cell) => {
    setChosen(cell)
    setPanel('day')
  }
  const handleSaved = () => {
    actions.remember([selected])
    toast.success(t('schedule.saved'))
    setPanel(null)
  }
  const shared = { selected, schedule: schedule.days, actions, onOpen: open }
  return (
    <>
      {editable && <ScheduleNotice schedule={schedule} actions={actions} />}
      {editable && <ScheduleToolbar {...shared} onTemplates={() => setPanel('templates')} />}
      <ScheduleGrid {...shared} days={days} practitioners={practitioners} hours={props.hours} editable={editable} onSelect={setChosen} />
      <Text size="sm" c="dimmed">
        {t('schedule.keys')}
      </Text>
      <SchedulePanel {...props} panel={panel} person={person} selected={selected} onSaved={handleSaved} onClose={() => setPanel(null)} />
    </>
  )
}

/** The schedules of the practitioners, a week at a time. */
export function ScheduleScreen() {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const { from, setDay } = useWeek()
  const practitioners = useQuery(practitionersQuery())
  const schedule = useQuery(scheduleQuery(from, addDays(from, 6)))
  const hours = useQuery(hoursQuery())
  useRealtime('bookings', () => void queries.invalidateQueries({ queryKey: scheduleKey }))
  const active = practitioners.data?.filter(({ is_active }) => is_active)
  const failed = [practitioners, schedule, hours].find(({ error, data }) => error && !data)
  return (
    <Page title={t('schedule.title')} help={getHelp('schedule')}>
      <Stack gap="md">
        <WeekNavigation from={from} onChange={setDay} />
        {failed?.error ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : !(active && schedule.data && hours.data) ? (
          <LoadingState />
        ) : active.length === 0 ? (
          <EmptyState title={t('calendar.noPractitioners')}>{t('calendar.noPractitionersHelp')}</EmptyState>
        ) : (
          <ScheduleBody from={from} practitioners={active} schedule={schedule.data} hours={hours.data.hours} />
        )}
      </Stack>
    </Page>
  )
}
