import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, MultiSelectField, Submit, useKitForm } from '@clinic/kit/forms'
import { Button, SidePanel, Text, toast, useDisclosure } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { TbSend } from 'react-icons/tb'
import type { z } from 'zod'
import { consentsKey, sendLink } from '../client-consents/consents.api'
import { recordsKey } from '../client-questionnaires/records.api'
import { useFormsTexts } from './texts'

/** Sends the client one link to everything that waits. */
export function SendLink({ clientId }: { clientId: string }) {
  const t = useFormsTexts()
  const [opened, panel] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<TbSend size={16} aria-hidden />} onClick={panel.open}>
        {t('client.send')}
      </Button>
      <SidePanel opened={opened} onClose={panel.close} title={t('client.sendTitle')}>
        <SendForm clientId={clientId} onDone={panel.close} />
      </SidePanel>
    </>
  )
}

function SendForm({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const t = useFormsTexts()
  const queries = useQueryClient()
  const sent = useRef<Schema['SentOut']>(undefined)
  const form = useKitForm<Schema['SendIn']>({
    schema: schemaOf('SendIn') as unknown as z.ZodType<unknown, Schema['SendIn']>,
    initial: { channels: ['sms'] },
    onSubmit: async (submission: Submission<never>) => {
      sent.current = await sendLink(clientId)(submission)
      await queries.invalidateQueries({ queryKey: consentsKey(clientId) })
      await queries.invalidateQueries({ queryKey: recordsKey(clientId) })
    },
    onDone: () => {
      toast.success(t('client.sent', { count: sent.current?.forms ?? 1 }))
      onDone()
    },
  })
  const ways = [
    { value: 'sms', label: t('client.sms') },
    { value: 'mail', label: t('client.mail') },
  ]
  return (
    <Form form={form} label={t('client.sendTitle')}>
      <Text>{t('client.sendHelp')}</Text>
      <MultiSelectField name="channels" label={t('client.by')} options={ways} required />
      <Submit>{t('client.send')}</Submit>
    </Form>
  )
}
