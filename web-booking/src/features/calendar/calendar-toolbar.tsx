import { useLanguage, useRegion } from '@clinic/kit/i18n'
import { ActionIcon, Button, DatePicker, Group, MultiSelect, Popover, SegmentedControl, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbChevronDown, TbChevronLeft, TbChevronRight } from 'react-icons/tb'
import { useBookingTexts } from '../../texts'
import { servicesQuery } from '../catalogue/catalogue.api'
import type { Practitioner } from './shown'
import { type CalendarView, MOST_IN_WEEK } from './use-calendar-view'
import { dayWord } from './wall'

function DayChoice({ view }: { view: CalendarView }) {
  const t = useBookingTexts()
  const language = useLanguage()
  const { date } = useRegion()
  const [opened, panel] = useDisclosure(false)
  const title =
    view.length > 1
      ? `${date(view.from)} – ${date(view.to)}`
      : `${dayWord(view.day, language, { weekday: view.narrow ? 'short' : 'long' })} ${date(view.day)}`
  const take = (day: string | null) => {
    if (day) view.set({ day })
    panel.close()
  }
  return (
    <Popover opened={opened} onChange={panel.toggle} position="bottom-start" trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          onClick={panel.toggle}
          rightSection={<TbChevronDown size={14} aria-hidden />}
          aria-label={t('calendar.chooseDay', { day: title })}
        >
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker value={view.day} defaultDate={view.day} onChange={take} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Steps({ view }: { view: CalendarView }) {
  const t = useBookingTexts()
  const week = view.length > 1
  return (
    <Group gap={4} wrap="nowrap">
      <Button variant="default" size="sm" onClick={view.now}>
        {t('calendar.today')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(week ? 'calendar.previousWeek' : 'calendar.previousDay')}
        onClick={view.previous}
      >
        <TbChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(week ? 'calendar.nextWeek' : 'calendar.nextDay')}
        onClick={view.next}
      >
        <TbChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

function Filters({ view, practitioners }: { view: CalendarView; practitioners: Practitioner[] }) {
  const t = useBookingTexts()
  const { data: services = [] } = useQuery(servicesQuery())
  const week = view.view === 'week'
  // A week is always of somebody: nobody chosen means the first.
  const whose = week && view.practitioners.length === 0 ? practitioners.slice(0, 1).map(({ id }) => id) : view.practitioners
  return (
    <>
      <MultiSelect
        size="sm"
        w={view.narrow ? '100%' : 240}
        className="booking-filter"
        aria-label={t(week ? 'calendar.weekOf' : 'calendar.practitioners')}
        clearable
        searchable
        maxValues={week ? MOST_IN_WEEK : undefined}
        placeholder={whose.length > 0 ? undefined : t('calendar.everybody')}
        data={practitioners.map(({ id, name }) => ({ value: id, label: name }))}
        value={whose}
        onChange={(practitioners) => view.set({ practitioners })}
      />
      <MultiSelect
        size="sm"
        w={view.narrow ? '100%' : 220}
        className="booking-filter"
        aria-label={t('calendar.services')}
        clearable
        searchable
        placeholder={view.services.length > 0 ? undefined : t('calendar.allServices')}
        data={services.map(({ id, name }) => ({ value: id, label: name }))}
        value={view.services}
        onChange={(services) => view.set({ services })}
      />
    </>
  )
}

/** Which days, whose and of what; all of it is in the URL. */
export function CalendarToolbar({ view, practitioners }: { view: CalendarView; practitioners: Practitioner[] }) {
  const t = useBookingTexts()
  const views = (['day', 'week', 'list'] as const).map((value) => ({ value, label: t(`calendar.${value}`) }))
  return (
    <Group gap="sm" justify="space-between">
      <Group gap="xs">
        <Steps view={view} />
        <DayChoice view={view} />
      </Group>
      <Group gap="sm" flex={view.narrow ? '1 1 100%' : undefined}>
        <Filters view={view} practitioners={practitioners} />
        {!view.narrow && (
          <SegmentedControl
            size="sm"
            aria-label={t('calendar.view')}
            data={views}
            value={view.view}
            onChange={(next) => view.set({ view: next })}
          />
        )}
      </Group>
    </Group>
  )
}
