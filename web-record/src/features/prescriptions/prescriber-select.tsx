import type { Schema } from '@clinic/kit/api'
import { SelectField, TextField, useWatch } from '@clinic/kit/forms'
import { OriginField } from './origin-field'
import { usePrescriptionTranslation } from './texts'

/** The option that invites a new prescriber. */
export const INVITE_OPTION = 'invite'

/** Chooses one of the clinic’s prescribers, labelled own or external (RXP-009), or invites one by e-mail. */
export function PrescriberSelect({ prescribers }: { prescribers: Schema['PrescriberOut'][] }) {
  const t = usePrescriptionTranslation()
  const selected = useWatch({ name: 'prescriber_id' })
  const options = prescribers.map((prescriber) => ({
    value: prescriber.prescriber_id ?? '',
    label: `${prescriber.name} (${t(prescriber.origin)})`,
  }))
  return (
    <>
      <SelectField
        name="prescriber_id"
        label={t('form.prescriber')}
        options={[...options, { value: INVITE_OPTION, label: t('form.invite') }]}
        required
      />
      {selected === INVITE_OPTION && (
        <>
          <TextField name="invite_email" type="email" label={t('form.email')} description={t('form.emailHelp')} required />
          <OriginField name="invite_origin" />
        </>
      )}
    </>
  )
}
