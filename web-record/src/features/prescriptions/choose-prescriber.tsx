import type { Schema } from '@clinic/kit/api'
import { SelectField, TextField, useWatch } from '@clinic/kit/forms'
import { OriginField } from './origin-field'
import { usePrescriptionTexts } from './texts'

/** The choice that is nobody's id: somebody new. */
export const INVITE = 'invite'

/** One of the clinic's prescribers, each told apart as own or external (RXP-009), or somebody who is invited by e-mail. */
export function ChoosePrescriber({ known }: { known: Schema['PrescriberOut'][] }) {
  const t = usePrescriptionTexts()
  const chosen = useWatch({ name: 'prescriber_id' })
  const options = known.map((one) => ({ value: one.prescriber_id ?? '', label: `${one.name} (${t(one.origin)})` }))
  return (
    <>
      <SelectField
        name="prescriber_id"
        label={t('form.choose')}
        options={[...options, { value: INVITE, label: t('form.invite') }]}
        required
      />
      {chosen === INVITE && (
        <>
          <TextField name="invite_email" type="email" label={t('form.email')} help={t('form.emailHelp')} required />
          <OriginField name="invite_origin" />
        </>
      )}
    </>
  )
}
