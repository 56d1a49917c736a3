import { addDays, type Day, formatDayInWords, getWeekNumber, today, useLanguage } from '@clinic/kit/i18n'
import { ActionIcon, Button, Group, Text } from '@clinic/kit/ui'
import { TbChevronLeft, TbChevronRight } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'

/** The week shown, in words, and the way to others. */
export function WeekNavigation({ from, onChange }: { from: Day; onChange: (day: Day) => void }) {
  const t = useBookingTranslation()
  const language = useLanguage()
  const week = [from, addDays(from, 6)].map((day) => formatDayInWords(day, language, 'short')).join(' – ')
  return (
    <Group gap="xs">
      <Button variant="default" size="sm" onClick={() => onChange(today())}>
        {t('calendar.today')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('calendar.previousWeek')}
        onClick={() => onChange(addDays(from, -7))}
      >
        <TbChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('calendar.nextWeek')} onClick={() => onChange(addDays(from, 7))}>
        <TbChevronRight size={18} aria-hidden />
      </ActionIcon>
      <Text fw={600}>
        {week} {from.slice(0, 4)} · {t('calendar.weekNumber', { number: getWeekNumber(from) })}
      </Text>
    </Group>
  )
}
