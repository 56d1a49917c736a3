import { useHasPermission } from '@clinic/kit/session'
import { type Shortcut, useShortcuts } from '@clinic/kit/ui'
import { useBookingTranslation } from '../../texts'
import { type CalendarView, getNavigationKeys } from './use-calendar-view'

/** The calendar's keys: N new booking, T today, arrows for the days, D, W, M and L for the modes (USE-009). */
export function useCalendarShortcuts(view: CalendarView, onBook: () => void): void {
  const t = useBookingTranslation()
  const canBook = useHasPermission('booking.write')
  const group = t('calendar.title')
  const names = getNavigationKeys(view.view)
  const booking: Shortcut[] = canBook ? [{ keys: 'n', label: t('calendar.book'), group, onPress: onBook }] : []
  const modes = view.narrow
    ? []
    : ([
        ['d', 'day'],
        ['w', 'week'],
        ['m', 'month'],
        ['l', 'list'],
      ] as const)
  useShortcuts([
    ...booking,
    { keys: 't', label: t('calendar.today'), group, onPress: view.goToToday },
    { keys: 'ArrowLeft', label: t(names.previous), group, onPress: view.previous },
    { keys: 'ArrowRight', label: t(names.next), group, onPress: view.next },
    ...modes.map(([keys, mode]) => ({ keys, label: t(`calendar.${mode}`), group, onPress: () => view.setParams({ view: mode }) })),
  ])
}
