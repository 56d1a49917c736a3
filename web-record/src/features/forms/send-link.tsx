import { EntityMultiSelect } from '@clinic/kit/components'
import { Form, MultiSelectField, Submit, useKitForm } from '@clinic/kit/forms'
import { useIsSettingOn } from '@clinic/kit/session'
import { Button, SidePanel, Text, toast, useDisclosure } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { TbSend } from 'react-icons/tb'
import { assignableConsentSource, clientQuestionnairesKey, consentsKey, newestLinkQuery, sendLink } from './client-forms.api'
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
  const hasConsents = useIsSettingOn('SHOW_LETTER_OF_CONSENT')
  const form = useKitForm('FormLinkSendRequest', {
    initialValues: { channels: ['sms'], consent_template_ids: [] },
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
      {hasConsents && <EntityMultiSelect name="consent_template_ids" label={t('client.addConsents')} source={assignableConsentSource} />}
      <Submit>{t('client.send')}</Submit>
    </Form>
  )
}
