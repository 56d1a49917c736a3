import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { Alert, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useBookingTranslation } from '../../texts'
import type { ScheduleActions } from './use-schedule-actions'

/** Says that schedules wait for a confirmation, and confirms those of the week or all. */
export function ScheduleNotice({ schedule, actions }: { schedule: Schema['ScheduleOut']; actions: ScheduleActions }) {
  const t = useBookingTranslation()
  const { formatDateTimeInWords } = useFormatters()
  const waiting = schedule.days.filter(({ state }) => state !== 'confirmed')
  const drafts = waiting.filter(({ state }) => state === 'draft').length
  if (waiting.length === 0 && schedule.unconfirmed_count === 0) return null
  return (
    <Alert color="yellow" title={t('schedule.unconfirmed', { count: schedule.unconfirmed_count })}>
      <Stack gap="sm">
        <Text size="sm">
          {schedule.next_expiry_at
            ? t('schedule.unconfirmedHelp', { at: formatDateTimeInWords(schedule.next_expiry_at) })
            : t('schedule.expiredHelp')}
        </Text>
        <Group gap="xs">
          {waiting.length > 0 && (
            <Button size="xs" disabled={actions.isRunning} onClick={() => void actions.confirmWeek()}>
              {t('schedule.confirmWeek')}
            </Button>
          )}
          {schedule.unconfirmed_count > drafts && (
            <Button size="xs" variant="default" disabled={actions.isRunning} onClick={() => void actions.confirmAll()}>
              {t('schedule.confirmAll')}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
