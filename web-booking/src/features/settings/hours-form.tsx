import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, useFormContext, useKitForm, useWatch } from '@clinic/kit/forms'
import { useLanguage, useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import { ActionIcon, Button, ErrorState, Group, LoadingState, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TbPlus, TbTrash } from 'react-icons/tb'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { dayWord } from '../calendar/wall'
import { HourField } from './hour-field'
import { hoursQuery, saveHours, settingsKey } from './settings.api'

type Week = Schema['WeekOut']
type Opening = Week['hours'][number]

/** A Monday, so that a weekday can be named. */
const MONDAY = 5
const nameOf = (weekday: number, language: string) =>
  dayWord(`2026-01-${String(MONDAY + weekday).padStart(2, '0')}`, language, { weekday: 'long' })

function OneDay({ weekday, hours, disabled }: { weekday: number; hours: Opening[]; disabled: boolean }) {
  const t = useBookingTexts()
  const day = nameOf(weekday, useLanguage())
  const { setValue } = useFormContext()
  const put = (next: Opening[]) => setValue('hours', next, { shouldDirty: true })
  const own = hours.flatMap((opening, at) => (opening.weekday === weekday ? [{ opening, at }] : []))
  const last = own.at(-1)?.opening.closes
  const add = () =>
    put([...hours, last && last < '23:00' ? { weekday, opens: last, closes: '24:00' } : { weekday, opens: '09:00', closes: '17:00' }])
  return (
    <fieldset className="booking-day-hours" aria-label={day}>
      <Text fw={500} pt={6}>
        {day}
      </Text>
      <Stack gap="xs">
        {own.length === 0 && (
          <Text c="dimmed" pt={6}>
            {t('hours.closed')}
          </Text>
        )}
        {own.map(({ at }) => (
          <Group key={at} gap="xs" align="flex-end" wrap="nowrap">
            <HourField name={`hours.${at}.opens`} label={t('hours.opens')} disabled={disabled} />
            <HourField name={`hours.${at}.closes`} label={t('hours.closes')} disabled={disabled} />
            {!disabled && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('hours.remove', { day })}
                onClick={() => put(hours.toSpliced(at, 1))}
              >
                <TbTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        {!disabled && (
          <Button
            variant="subtle"
            size="compact-sm"
            w="max-content"
            leftSection={<TbPlus size={14} aria-hidden />}
            onClick={add}
            aria-label={t('hours.addOn', { day })}
          >
            {t(own.length === 0 ? 'hours.open' : 'hours.add')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}

function Days({ disabled }: { disabled: boolean }) {
  const { region } = useRegion()
  const hours = (useWatch({ name: 'hours' }) ?? []) as Opening[]
  const order = region.sundayFirst ? [6, 0, 1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5, 6]
  return order.map((weekday) => <OneDay key={weekday} weekday={weekday} hours={hours} disabled={disabled} />)
}

function HoursForm({ week }: { week: Week }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const disabled = !useMay('schedule.write')
  const send = async (submission: Submission<Schema['WeekIn']>) => {
    queries.setQueryData(hoursQuery().queryKey, await saveHours(submission))
    await queries.invalidateQueries({ queryKey: settingsKey })
  }
  const form = useKitForm<Schema['WeekIn']>({
    schema: schemaOf('WeekIn') as z.ZodType<unknown, Schema['WeekIn']>,
    initial: week,
    onSubmit: send,
    onDone: () => toast.success(t('hours.saved')),
    draft: { form: 'business-hours', subject: 'new' },
  })
  return (
    <Form form={form} label={t('settings.hours')}>
      <Stack gap={0} maw={640}>
        <Days disabled={disabled} />
      </Stack>
      {!disabled && (
        <Group className="booking-save-bar">
          <Submit>{t('form.save')}</Submit>
        </Group>
      )}
    </Form>
  )
}

/** When the clinic is open, weekday by weekday; a break is two openings. */
export function Hours() {
  const { data, error, refetch } = useQuery(hoursQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <HoursForm key={data.version} week={data} /> : <LoadingState />
}
