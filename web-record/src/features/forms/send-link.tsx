import { Form, MultiSelectField, Submit, useKitForm } from '@clinic/kit/forms'
import { Button, SidePanel, Text, toast, useDisclosure } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { TbSend } from 'react-icons/tb'
import { clientQuestionnairesKey, consentsKey, newestLinkQuery, sendLink } from './client-forms.api'
import { useFormsTranslation } from './texts'

/** Send the client a link to all pending forms. */
export function SendLink({ clientId }: { clientId: string }) {
  const t = useFormsTranslation()
  const [opened, panel] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<TbSend size={16} aria-hidden />} onClick={panel.open}>
        {t('client.send')}
      </Button>
      <SidePanel opened={opened} onClose={panel.close} title={t('client.sendTitle')}>
        <SendLinkForm clientId={clientId} onDone={panel.close} />
      </SidePanel>
    </>
  )
}

function SendLinkForm({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const t = useFormsTranslation()
  const queryClient = useQueryClient()
  const form = useKitForm('FormLinkSendRequest', {
    initialValues: { channels: ['sms'] },
    onSubmit: sendLink(clientId),
    onDone: async ({ forms }) => {
      await queryClient.invalidateQueries({ queryKey: consentsKey(clientId) })
      await queryClient.invalidateQueries({ queryKey: clientQuestionnairesKey(clientId) })
      await queryClient.invalidateQueries({ queryKey: newestLinkQuery(clientId).queryKey })
      toast.success(t('client.sent', { count: forms }))
      onDone()
    },
  })
  const channels = [
    { value: 'sms', label: t('client.sms') },
    { value: 'mail', label: t('common.email') },
  ]
  return (
    <Form form={form} label={t('client.sendTitle')}>
      <Text>{t('client.sendHelp')}</Text>
      <MultiSelectField name="channels" label={t('client.channels')} options={channels} required />
      <Submit>{t('client.send')}</Submit>
    </Form>
  )
}
