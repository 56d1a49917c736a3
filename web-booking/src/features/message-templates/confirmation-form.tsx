import type { Schema, Submission } from '@clinic/kit/api'
import { Form, NumberField, Submit, SwitchField, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { ErrorState, LoadingState, SimpleGrid, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts/index'
import { confirmationKey, confirmationQuery, type MessageSettings, saveConfirmation } from './confirmation.api'
import { ConfirmationTextField } from './confirmation-text-field'

const CHANNELS = ['sms', 'mail'] as const
const LANGUAGES = ['sv', 'en'] as const

function ConfirmationForm({ settings }: { settings: MessageSettings }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const disabled = !useHasPermission('schedule.write')
  const { standard, ...initialValues } = settings
  const send = async (submission: Submission<Schema['MessageSettingsUpdate']>) => {
    await saveConfirmation(submission)
    await queries.invalidateQueries({ queryKey: confirmationKey })
  }
  const form = useKitForm('MessageSettingsUpdate', {
    initialValues,
    onSubmit: send,
    onDone: () => toast.success(t('confirmationTexts.saved')),
    draft: { form: 'booking-confirmation', subject: 'new' },
  })
  return (
    <Form form={form} label={t('confirmationTexts.title')}>
      <NumberField
        name="arrive_early_minutes"
        label={t('confirmationTexts.arriveEarly')}
        description={t('confirmationTexts.arriveEarlyHelp')}
        step={5}
        required
        disabled={disabled}
      />
      <SwitchField
        name="names_treatments"
        label={t('confirmationTexts.namesTreatments')}
        description={t('confirmationTexts.namesTreatmentsHelp')}
        disabled={disabled}
      />
      {CHANNELS.map((channel) => (
        <SimpleGrid key={channel} cols={{ base: 1, md: 2 }} spacing="lg">
          {LANGUAGES.map((language) => (
            <ConfirmationTextField
              key={language}
              channel={channel}
              language={language}
              standard={standard[`${channel}_${language}`]}
              disabled={disabled}
            />
          ))}
        </SimpleGrid>
      ))}
      {!disabled && <Submit w="max-content">{t('common.save')}</Submit>}
    </Form>
  )
}

/** The texts of confirmations, and what all messages about bookings state (BKG-040, USE-007, LAW-052). */
export function Confirmation() {
  const t = useBookingTranslation()
  const { data, error, refetch } = useQuery(confirmationQuery())
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('confirmationTexts.title')}</Title>
      <Text c="dimmed">{t('confirmationTexts.help')}</Text>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data && <ConfirmationForm key={data.version} settings={data} />}
    </Stack>
  )
}
