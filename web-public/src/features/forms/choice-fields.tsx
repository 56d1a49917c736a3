import { TextAreaField } from '@clinic/kit/lite'
import { useId } from 'react'
import type { YesNoWithText } from './answers'
import { useFormsTranslation } from './texts'

interface ChoiceFieldProps {
  label: string
  error: string | undefined
  options: { id: string; name: string }[]
}

interface ChoiceListProps extends ChoiceFieldProps {
  selected: string[]
  onChange: (id: string) => void
  isMultiple?: boolean
  isInline?: boolean
}

/** Radio buttons or checkboxes, each large enough for a thumb. */
export function ChoiceField({ label, options, selected, onChange, error, isMultiple = false, isInline = false }: ChoiceListProps) {
  const id = useId()
  return (
    <fieldset className={error ? 'field field-invalid options' : 'field options'} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div className={isInline ? 'options-line' : 'options-list'}>
        {options.map((option) => (
          <label key={option.id} className="option">
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={id}
              checked={selected.includes(option.id)}
              onChange={() => onChange(option.id)}
              aria-invalid={error ? true : undefined}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Yes or no; a yes requires details. */
export function YesNoWithTextField({
  label,
  options,
  value,
  onChange,
  error,
}: ChoiceFieldProps & { value: YesNoWithText; onChange: (value: YesNoWithText) => void }) {
  const t = useFormsTranslation()
  const selected = value.value === null ? [] : [value.value ? 'yes' : 'no']
  const isYes = value.value === true
  return (
    <>
      <ChoiceField
        label={label}
        options={options}
        selected={selected}
        onChange={(option) => onChange({ ...value, value: option === 'yes' })}
        error={isYes ? undefined : error}
      />
      {isYes && (
        <TextAreaField
          label={`${t('more')} *`}
          value={value.more}
          error={error}
          onChange={(event) => onChange({ ...value, more: event.target.value })}
        />
      )}
    </>
  )
}

/** A drop-down list. */
export function DropdownField({
  label,
  options,
  value,
  onChange,
  error,
}: ChoiceFieldProps & { value: string; onChange: (value: string) => void }) {
  const t = useFormsTranslation()
  const id = useId()
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
