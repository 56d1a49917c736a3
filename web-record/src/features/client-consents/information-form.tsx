import { EntitySelect, useAestheticKindOptions } from '@clinic/kit/components'
import { DateTimeField, Form, SelectField, Submit, useKitForm } from '@clinic/kit/forms'
import { assignableConsentSource } from '../consents/consent-templates.api'
import { useFormsTranslation } from '../forms/texts'
import { giveInformation } from './information.api'

const ORAL_WAYS = ['in_person', 'video', 'phone'] as const

/** Records that a client was informed before a treatment, orally and in writing (LAW-021). */
export function InformationForm({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const t = useFormsTranslation()
  const form = useKitForm('InformationCreate', {
    initialValues: { oral_way: 'in_person', given_at: null },
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
        name="oral_way"
        label={t('information.oralWay')}
        options={ORAL_WAYS.map((way) => ({ value: way, label: t(`information.ways.${way}`) }))}
        required
      />
      <DateTimeField name="given_at" label={t('information.givenAt')} description={t('information.givenAtHelp')} clearable />
      <Submit>{t('information.save')}</Submit>
    </Form>
  )
}
