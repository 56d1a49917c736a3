import { ActionIcon, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Calendar, type CalendarLevel } from '@mantine/dates'
import dayjs from 'dayjs'
import { useState } from 'react'
import { TbChevronLeft, TbChevronRight } from 'react-icons/tb'
import { useKitTranslation } from '../texts'

const YEARS_SHOWN = 12

interface Props {
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | null
  min: string
  max?: string | undefined
  canChoose: (day: string) => boolean
  onPick: (day: string) => void
}

const getYear = (day: string) => Number(day.slice(0, 4))

/** Twelve years at a time, from the first that can be chosen (PLT-088). */
function YearGrid({ year, first, last, onPick }: { year: number; first: number; last: number; onPick: (year: number) => void }) {
  const t = useKitTranslation()
  const [start, setStart] = useState(year - ((year - first) % YEARS_SHOWN))
  const years = Array.from({ length: YEARS_SHOWN }, (_, index) => start + index)
  const end = start + YEARS_SHOWN - 1
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap">
        <ActionIcon
          variant="subtle"
          aria-label={t('yearPicker.previous')}
          disabled={start <= first}
          onClick={() => setStart(start - YEARS_SHOWN)}
        >
          <TbChevronLeft aria-hidden />
        </ActionIcon>
        <Text size="sm" fw={500}>
          {start}–{end}
        </Text>
        <ActionIcon variant="subtle" aria-label={t('yearPicker.next')} disabled={end >= last} onClick={() => setStart(start + YEARS_SHOWN)}>
          <TbChevronRight aria-hidden />
        </ActionIcon>
      </Group>
      <SimpleGrid cols={3} spacing="xs">
        {years.map((each) => (
          <Button
            key={each}
            variant={each === year ? 'filled' : 'subtle'}
            size="sm"
            px="xs"
            disabled={each < first || each > last}
            onClick={() => onPick(each)}
          >
            {each}
          </Button>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

/** A calendar that goes from days to months and years, and back to the day that is chosen. */
export function DateCalendar({ value, min, max, canChoose, onPick }: Props) {
  const today = dayjs().format('YYYY-MM-DD')
  const [date, setDate] = useState(value ?? (max && max < today ? max : today))
  const [level, setLevel] = useState<CalendarLevel>('month')
  const handleYear = (year: number) => {
    setDate(`${year}-${date.slice(5, 7)}-01`)
    setLevel('year')
  }
  if (level === 'decade') return <YearGrid year={getYear(date)} first={getYear(min)} last={max ? getYear(max) : 9999} onPick={handleYear} />
  return (
    <Calendar
      __preventFocus
      date={date}
      onDateChange={setDate}
      level={level}
      onLevelChange={setLevel}
      minDate={min}
      maxDate={max}
      excludeDate={(day) => !canChoose(day)}
      getMonthControlProps={(month) => ({ selected: value?.slice(0, 7) === month.slice(0, 7) })}
      getDayProps={(day) => ({ selected: day === value, onClick: () => onPick(day) })}
    />
  )
}
