import { TextField } from '@clinic/kit/lite'
import { useId } from 'react'
import type { Explained } from './answers'
import { useFormsTexts } from './texts'

interface Asked {
  label: string
  error: string | undefined
  options: { id: string; name: string }[]
}

interface ChoicesProps extends Asked {
  chosen: string[]
  onChange: (id: string) => void
  several?: boolean
  inLine?: boolean
}

/** Things to choose, each as large as a thumb. */
export function Choices({ label, options, chosen, onChange, error, several = false, inLine = false }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className={error ? 'field field-wrong options' : 'field options'} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div className={inLine ? 'options-line' : 'options-list'}>
        {options.map((one) => (
          <label key={one.id} className="option">
            <input
              type={several ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.includes(one.id)}
              onChange={() => onChange(one.id)}
              aria-invalid={error ? true : undefined}
            />
            <span>{one.name}</span>
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

/** A yes asks to be told more. */
export function Explaining({ label, options, value, onChange, error }: Asked & { value: Explained; onChange: (value: Explained) => void }) {
  const { t } = useFormsTexts()
  const says = value.value === null ? [] : [value.value ? 'yes' : 'no']
  const asksMore = value.value === true
  return (
    <>
      <Choices
        label={label}
        options={options}
        chosen={says}
        onChange={(one) => onChange({ ...value, value: one === 'yes' })}
        error={asksMore ? undefined : error}
      />
      {asksMore && (
        <TextField
          label={`${t.more} *`}
          value={value.more}
          error={error}
          onChange={(event) => onChange({ ...value, more: event.target.value })}
        />
      )}
    </>
  )
}

/** Many things to choose one of. */
export function Dropdown({ label, options, value, onChange, error }: Asked & { value: string; onChange: (value: string) => void }) {
  const { t } = useFormsTexts()
  const id = useId()
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">{t.choose}</option>
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
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
