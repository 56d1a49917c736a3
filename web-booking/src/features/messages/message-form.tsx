import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, NumberField, Submit, SwitchField, useKitForm } from '@clinic/kit/forms'
import { useMay } from '@clinic/kit/session'
import { Group, SimpleGrid, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { messagesKey, saveMessage } from './messages.api'
import { Words } from './words'

type Values = Schema['NoticeIn']

/** What is said before or after a visit: whether, when, by which ways, in which words. */
export function MessageForm({ message }: { message: Schema['NoticeOut'] }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const disabled = !useMay('schedule.write')
  const { kind } = message
  const send = async (submission: Submission<Values>) => {
    await saveMessage(submission)
    await queries.invalidateQueries({ queryKey: messagesKey })
  }
  const form = useKitForm<Values>({
    schema: schemaOf('NoticeIn') as z.ZodType<unknown, Values>,
    initial: message,
    onSubmit: send,
    onDone: () => toast.success(t('messages.saved')),
    draft: { form: `booking-${kind.replace('_', '-')}`, subject: 'new' },
  })
  return (
    <Form form={form} label={t(`messages.${kind}`)}>
      <SwitchField name="is_on" label={t(`messages.isOn.${kind}`)} disabled={disabled} />
      <NumberField name="hours" label={t(`messages.hours.${kind}`)} help={t('messages.hoursHelp')} required disabled={disabled} />
      <Group gap="lg">
        <SwitchField name="by_sms" label={t('messages.by_sms')} disabled={disabled} />
        <SwitchField name="by_mail" label={t('messages.by_mail')} disabled={disabled} />
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Words kind={kind} language="sv" disabled={disabled} />
        <Words kind={kind} language="en" disabled={disabled} />
      </SimpleGrid>
      {!disabled && <Submit w="max-content">{t('form.save')}</Submit>}
    </Form>
  )
}
