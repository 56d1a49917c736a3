import { formatDayInWords, formatDayPart, getWeekNumber, today, useLanguage } from '@clinic/kit/i18n'
import { ActionIcon, Button, DatePicker, Group, Popover, SegmentedControl, Text, useDisclosure } from '@clinic/kit/ui'
import { TbCalendarOff, TbChevronDown, TbChevronLeft, TbChevronRight, TbListDetails, TbPrinter } from 'react-icons/tb'
import { Link } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { CalendarFilters } from './calendar-filters'
import { CalendarLegend } from './calendar-legend'
import type { Practitioner } from './calendar-view-model'
import { type CalendarView, getNavigationKeys } from './use-calendar-view'
import { useScheduleAccess } from './use-schedule-access'

/** The days shown, in words, with the number of their week: Tuesday 24 November · week 48. */
function useCalendarTitle({ view, narrow, day, from, to }: CalendarView): string {
  const t = useBookingTranslation()
  const language = useLanguage()
  if (view === 'month') return formatDayPart(day, language, { month: 'long', year: 'numeric' })
  const weekday = narrow || view === 'week' ? 'short' : 'long'
  const days = [...new Set([from, to])].map((shown) => formatDayInWords(shown, language, weekday)).join(' – ')
  const year = from.slice(0, 4) === today().slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
  return `${days}${year} · ${t('calendar.weekNumber', { number: getWeekNumber(from) })}`
}

function DatePopover({ view }: { view: CalendarView }) {
  const t = useBookingTranslation()
  const [opened, panel] = useDisclosure(false)
  const title = useCalendarTitle(view)
  const handleChange = (day: string | null) => {
    if (day) view.setParams({ day })
    panel.close()
  }
  return (
    <Popover opened={opened} onChange={panel.toggle} position="bottom-start" trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          px={view.narrow ? 6 : undefined}
          onClick={panel.toggle}
          rightSection={<TbChevronDown size={14} aria-hidden />}
          aria-label={t('calendar.chooseDay', { day: title })}
        >
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker value={view.day} defaultDate={view.day} onChange={handleChange} />
      </Popover.Dropdown>
    </Popover>
  )
}

function DateNavigation({ view }: { view: CalendarView }) {
  const t = useBookingTranslation()
  const names = getNavigationKeys(view.view)
  return (
    <Group gap={4} wrap="nowrap">
      <Button variant="default" size="sm" px={view.narrow ? 10 : undefined} onClick={view.goToToday}>
        {t('calendar.today')}
      </Button>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t(names.previous)} onClick={view.previous}>
        <TbChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t(names.next)} onClick={view.next}>
        <TbChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

/** Navigation by day, filters and mode of the calendar; their state is in the URL. */
export function CalendarToolbar({ view, practitioners }: { view: CalendarView; practitioners: Pick<Practitioner, 'id' | 'name'>[] }) {
  const t = useBookingTranslation()
  const title = useCalendarTitle(view)
  const { canAdd } = useScheduleAccess()
  const views = (['day', 'week', 'month', 'list'] as const).map((value) => ({ value, label: t(`calendar.${value}`) }))
  return (
    <Group gap="sm" justify="space-between" className="booking-toolbar">
      <Text fw={600} className="booking-print-title">
        {title}
      </Text>
      <Group gap={view.narrow ? 2 : 'xs'}>
        <DateNavigation view={view} />
        <DatePopover view={view} />
      </Group>
      <Group gap="sm" flex={view.narrow ? '1 1 100%' : undefined}>
        <CalendarFilters view={view} practitioners={practitioners} />
        <CalendarLegend />
        {canAdd && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('unavailable.add')}
            onClick={() => view.setParams({ unavailable: 'new', book: null })}
          >
            <TbCalendarOff size={18} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          component={Link}
          to="/calendar/waiting-list"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('waitingList.title')}
        >
          <TbListDetails size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('calendar.print')} onClick={() => window.print()}>
          <TbPrinter size={18} aria-hidden />
        </ActionIcon>
        {!view.narrow && (
          <SegmentedControl
            size="sm"
            aria-label={t('calendar.view')}
            data={views}
            value={view.view}
            onChange={(next) => view.setParams({ view: next })}
          />
        )}
      </Group>
    </Group>
  )
}
