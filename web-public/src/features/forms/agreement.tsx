import { useFormsTranslation } from './texts'

interface Props {
  name: 'agree' | 'dataConsent'
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

/** A box that a client ticks before the signature counts: the agreement to the text, or to the processing of their data (REC-032). */
export function Agreement({ name, checked, onChange, error }: Props) {
  const t = useFormsTranslation()
  const errorId = `${name}-error`
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="option">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{t(`sign.${name}`)} *</span>
      </label>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
