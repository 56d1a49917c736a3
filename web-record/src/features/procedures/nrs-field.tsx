import { useField } from '@clinic/kit/forms'
import { Input } from '@clinic/kit/ui'
import { useJournalTexts } from './texts'

const STEPS = Array.from({ length: 11 }, (_, step) => step)

/** Pain as the client rates it, from 0 to 10: one press each, large enough for a thumb. */
export function NrsField() {
  const t = useJournalTexts()
  const label = t('form.nrs')
  const { value, change, name, box } = useField<number>({ name: 'nrs_rating', label, help: t('form.nrsHelp') })
  const chosen = value ?? null
  return (
    <Input.Wrapper {...box} labelElement="div">
      <div className="record-nrs" role="radiogroup" aria-label={label}>
        {[null, ...STEPS].map((step) => (
          <label key={step ?? 'none'} data-chosen={step === chosen || undefined}>
            <input type="radio" name={name} checked={step === chosen} onChange={() => change(step)} />
            {step ?? t('form.nrsNone')}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  )
}
