import { EntitySelect, useAestheticKindOptions } from '@clinic/kit/components'
import { DateTimeField, Form, SelectField, Submit, useKitForm } from '@clinic/kit/forms'
import { assignableConsentSource } from '../forms/client-forms.api'
import { useFormsTranslation } from '../forms/texts'
import { giveInformation } from './information.api'

const ORAL_CHANNELS = ['in_person', 'video', 'phone'] as const

/** Records that a client was informed before a treatment, orally and in writing (LAW-021). */
export function InformationForm({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const t = useFormsTranslation()
  const form = useKitForm('InformationCreate', {
    initialValues: { oral_channel: 'in_person', informed_at: null },
    onSubmit: giveInformation(clientId),
    onDone,
  })
  return (
    <Form form={form} label={t('information.give')}>
      <EntitySelect
        name="template_id"
        label={t('information.text')}
        description={t('information.textHelp')}
        source={assignableConsentSource}
        required
      />
      <SelectField name="kind" label={t('information.kind')} options={useAestheticKindOptions()} required />
      <SelectField
        name="oral_channel"
        label={t('information.oralChannel')}
        options={ORAL_CHANNELS.map((channel) => ({ value: channel, label: t(`information.channels.${channel}`) }))}
        required
      />
      <DateTimeField name="informed_at" label={t('information.informedAt')} description={t('information.informedAtHelp')} clearable />
      <Submit>{t('information.save')}</Submit>
    </Form>
  )
}
