import { RadioGroupField } from '@clinic/kit/forms'
import { usePrescriptionTranslation } from './texts'

/** Chooses whether a prescriber works at the clinic or elsewhere (RXP-009). */
export function OriginField({ name }: { name: string }) {
  const t = usePrescriptionTranslation()
  const options = [
    { value: 'own', label: t('form.originOwn') },
    { value: 'external', label: t('form.originExternal') },
  ]
  return <RadioGroupField name={name} label={t('form.origin')} options={options} />
}
