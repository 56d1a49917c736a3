import type { Schema, Submission } from '@clinic/kit/api'
import { SaveBar } from '@clinic/kit/components'
import { Form, Submit, useFormContext, useKitForm, useWatch } from '@clinic/kit/forms'
import { useFormatters, useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { ActionIcon, Button, ErrorState, Group, LoadingState, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TbPlus, TbTrash } from 'react-icons/tb'
import { HourField } from '../../hour-field'
import { useBookingTranslation } from '../../texts'
import { getWeekdayName, getWeekdays } from '../../weekdays'
import { hoursQuery, saveHours, settingsKey } from './settings.api'

type Week = Schema['BusinessHoursOut']
type Opening = Week['hours'][number]

function DayHours({ weekday, hours, disabled }: { weekday: number; hours: Opening[]; disabled: boolean }) {
  const t = useBookingTranslation()
  const day = getWeekdayName(weekday, useLanguage())
  const { setValue } = useFormContext()
  const setHours = (next: Opening[]) => setValue('hours', next, { shouldDirty: true })
  const dayHours = hours.flatMap((opening, index) => (opening.weekday === weekday ? [{ opening, index }] : []))
  const last = dayHours.at(-1)?.opening.closes
  const add = () =>
    setHours([...hours, last && last < '23:00' ? { weekday, opens: last, closes: '24:00' } : { weekday, opens: '09:00', closes: '17:00' }])
  return (
    <fieldset className="booking-day-hours" aria-label={day}>
      <Text fw={500} pt={6}>
        {day}
      </Text>
      <Stack gap="xs">
        {dayHours.length === 0 && (
          <Text c="dimmed" pt={6}>
            {t('hours.closed')}
          </Text>
        )}
        {dayHours.map(({ index }) => (
          <Group key={index} gap="xs" align="flex-end" wrap="nowrap">
            <HourField name={`hours.${index}.opens`} label={t('hours.opens')} disabled={disabled} />
            <HourField name={`hours.${index}.closes`} label={t('hours.closes')} disabled={disabled} />
            {!disabled && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('hours.remove', { day })}
                onClick={() => setHours(hours.toSpliced(index, 1))}
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
            {t(dayHours.length === 0 ? 'hours.open' : 'hours.add')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}

function WeekHours({ disabled }: { disabled: boolean }) {
  const { localeSettings } = useFormatters()
  const hours = (useWatch({ name: 'hours' }) ?? []) as Opening[]
  return getWeekdays(localeSettings.isSundayFirst).map((weekday) => (
    <DayHours key={weekday} weekday={weekday} hours={hours} disabled={disabled} />
  ))
}

function HoursForm({ week }: { week: Week }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const disabled = !useHasPermission('schedule.write')
  const send = async (submission: Submission<Schema['BusinessHoursUpdate']>) => {
    queries.setQueryData(hoursQuery().queryKey, await saveHours(submission))
    await queries.invalidateQueries({ queryKey: settingsKey })
  }
  const form = useKitForm('BusinessHoursUpdate', {
    initialValues: week,
    onSubmit: send,
    onDone: () => toast.success(t('hours.saved')),
    draft: { form: 'business-hours', subject: 'new' },
  })
  return (
    <Form form={form} label={t('settings.hours')}>
      <Stack gap={0} maw={640}>
        <WeekHours disabled={disabled} />
      </Stack>
      {!disabled && (
        <SaveBar>
          <Submit>{t('common.save')}</Submit>
        </SaveBar>
      )}
    </Form>
  )
}

/** Opening hours for each weekday; a break makes two intervals. */
export function Hours() {
  const { data, error, refetch } = useQuery(hoursQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <HoursForm key={data.version} week={data} /> : <LoadingState />
}
