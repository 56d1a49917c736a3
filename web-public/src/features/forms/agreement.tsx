import { useFormsTranslation } from './texts'

/** The box with which a client agrees to a consent. */
export function Agreement({
  agreed,
  onChange,
  error,
}: {
  agreed: boolean
  onChange: (agreed: boolean) => void
  error: string | undefined
}) {
  const t = useFormsTranslation()
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="option">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'agree-error' : undefined}
        />
        <span>{t('sign.agree')} *</span>
      </label>
      {error && (
        <p id="agree-error" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
