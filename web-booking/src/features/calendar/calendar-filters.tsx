import { FilterPanel, MultiSelect } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { serviceOptionsQuery } from '../catalogue/catalogue.api'
import type { Practitioner } from './calendar-view-model'
import type { CalendarView } from './use-calendar-view'

interface Props {
  view: CalendarView
  practitioners: Pick<Practitioner, 'id' | 'name'>[]
}

function FilterFields({ view, practitioners }: Props) {
  const t = useBookingTranslation()
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  return (
    <>
      <MultiSelect
        size="sm"
        w={view.narrow ? '100%' : 180}
        className="booking-filter"
        aria-label={t('calendar.practitioners')}
        clearable
        searchable
        placeholder={view.practitioners.length > 0 ? undefined : t('calendar.allPractitioners')}
        data={practitioners.map(({ id, name }) => ({ value: id, label: name }))}
        value={view.practitioners}
        onChange={(practitioners) => view.setParams({ practitioners })}
      />
      {view.view !== 'month' && (
        <MultiSelect
          size="sm"
          w={view.narrow ? '100%' : 150}
          className="booking-filter"
          aria-label={t('calendar.services')}
          clearable
          searchable
          placeholder={view.services.length > 0 ? undefined : t('calendar.allServices')}
          data={services.map(({ id, name }) => ({ value: id, label: name }))}
          value={view.services}
          onChange={(services) => view.setParams({ services })}
        />
      )}
    </>
  )
}

/** The practitioners and services that the calendar shows. */
export function CalendarFilters({ view, practitioners }: Props) {
  const t = useBookingTranslation()
  return (
    <FilterPanel count={view.practitioners.length + view.services.length} closeLabel={t('calendar.showFiltered')}>
      <FilterFields view={view} practitioners={practitioners} />
    </FilterPanel>
  )
}
