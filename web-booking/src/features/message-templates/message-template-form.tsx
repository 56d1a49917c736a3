import type { Schema, Submission } from '@clinic/kit/api'
import { Form, Submit, SwitchField, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { Group, SimpleGrid, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts/index'
import { messageTemplatesKey, saveMessageTemplate } from './message-templates.api'
import { MessageTextField } from './message-text-field'
import { ReminderTimeField } from './reminder-time-field'

type Values = Schema['ReminderSettingsUpdate']

/** Settings of a reminder or follow-up: on or off, when, by which channels, and its texts. */
export function MessageTemplateForm({ message }: { message: Schema['ReminderSettingsOut'] }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const disabled = !useHasPermission('schedule.write')
  const { type } = message
  const send = async (submission: Submission<Values>) => {
    await saveMessageTemplate(submission)
    await queries.invalidateQueries({ queryKey: messageTemplatesKey })
  }
  const form = useKitForm('ReminderSettingsUpdate', {
    initialValues: message,
    onSubmit: send,
    onDone: () => toast.success(t('messages.saved')),
    draft: { form: `booking-${type.replace('_', '-')}`, subject: 'new' },
  })
  return (
    <Form form={form} label={t(`messages.${type}`)}>
      <SwitchField name="is_on" label={t(`messages.isOn.${type}`)} disabled={disabled} />
      <ReminderTimeField label={t(`messages.hours.${type}`)} disabled={disabled} />
      <Group gap="lg">
        <SwitchField name="by_sms" label={t('messages.by_sms')} disabled={disabled} />
        <SwitchField name="by_mail" label={t('messages.by_mail')} disabled={disabled} />
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <MessageTextField type={type} language="sv" disabled={disabled} />
        <MessageTextField type={type} language="en" disabled={disabled} />
      </SimpleGrid>
      {!disabled && <Submit w="max-content">{t('common.save')}</Submit>}
    </Form>
  )
}
