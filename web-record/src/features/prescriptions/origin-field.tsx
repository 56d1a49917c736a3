import { ChoiceField } from '@clinic/kit/forms'
import { usePrescriptionTexts } from './texts'

/** Whether a prescriber works at the clinic or elsewhere (RXP-009). */
export function OriginField({ name }: { name: string }) {
  const t = usePrescriptionTexts()
  const options = [
    { value: 'own', label: t('form.originOwn') },
    { value: 'external', label: t('form.originExternal') },
  ]
  return <ChoiceField name={name} label={t('form.origin')} options={options} />
}
