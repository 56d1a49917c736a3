import { useField } from '@clinic/kit/forms'
import { Input } from '@clinic/kit/ui'
import { useJournalTranslation } from './texts'

const SCORES = Array.from({ length: 11 }, (_, score) => score)

/** Records the client’s pain score (NRS) from 0 to 10, with buttons large enough for a thumb. */
export function PainScoreField() {
  const t = useJournalTranslation()
  const label = t('form.nrs')
  const { value, onChange, name, inputProps } = useField<number>({ name: 'nrs_rating', label, description: t('form.nrsHelp') })
  const selected = value ?? null
  return (
    <Input.Wrapper {...inputProps} labelElement="div">
      <div className="record-pain-score" role="radiogroup" aria-label={label}>
        {[null, ...SCORES].map((score) => (
          <label key={score ?? 'none'} data-selected={score === selected || undefined}>
            <input type="radio" name={name} checked={score === selected} onChange={() => onChange(score)} />
            {score ?? t('form.nrsNotAsked')}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  )
}
