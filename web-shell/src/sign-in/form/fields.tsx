import { FieldWrapper, getDescribedByProps, InputField } from '@clinic/kit/lite'
import { useId, useState } from 'react'
import { useFormState } from './form'
import { PasswordButton } from './password-button'

interface FieldProps {
  name: string
  label: string
  description?: string
}

function useTextInput(name: string) {
  const { values, errors, setValue } = useFormState()
  const input = {
    name,
    value: String(values[name] ?? ''),
    onChange: (event: { currentTarget: { value: string } }) => setValue(name, event.currentTarget.value),
  }
  return { input, error: errors[name] }
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email'
  autoComplete: string
  autoFocus?: boolean
}

export function TextField({ label, description, name, ...props }: TextFieldProps) {
  const { input, error } = useTextInput(name)
  return <InputField {...input} {...props} label={label} description={description} error={error} required />
}

/** A one-time code of six digits. A single input, so that a phone can fill it in and pasting works. */
export function OtpField({ name, label, autoFocus }: FieldProps & { autoFocus?: boolean }) {
  const { errors, values, setValue } = useFormState()
  return (
    <InputField
      name={name}
      label={label}
      error={errors[name]}
      className="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      autoFocus={autoFocus}
      required
      value={String(values[name])}
      onChange={(event) => setValue(name, event.currentTarget.value.replace(/\D/g, ''))}
    />
  )
}

interface PasswordFieldProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password'
}

export function PasswordField({ name, label, description, autoComplete = 'current-password' }: PasswordFieldProps) {
  const id = useId()
  const { input, error } = useTextInput(name)
  const [isVisible, setIsVisible] = useState(false)
  return (
    <FieldWrapper id={id} label={label} description={description} error={error}>
      <div className="password">
        <input
          {...input}
          id={id}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          required
          {...getDescribedByProps(id, description, error)}
        />
        <PasswordButton isVisible={isVisible} onClick={() => setIsVisible(!isVisible)} />
      </div>
    </FieldWrapper>
  )
}

interface SelectFieldProps extends FieldProps {
  options: { value: string; label: string }[]
}

export function SelectField({ name, label, description, options }: SelectFieldProps) {
  const id = useId()
  const { errors, values, setValue } = useFormState()
  return (
    <FieldWrapper id={id} label={label} description={description} error={errors[name]}>
      <select
        id={id}
        name={name}
        value={String(values[name])}
        onChange={(event) => setValue(name, event.currentTarget.value)}
        required
        {...getDescribedByProps(id, description, errors[name])}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldWrapper>
  )
}

export function CheckboxField({ name, label, description, required }: FieldProps & { required?: boolean }) {
  const id = useId()
  const { errors, values, setValue } = useFormState()
  const error = errors[name]
  return (
    <div className="checkbox">
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={values[name] === true}
        onChange={(event) => setValue(name, event.currentTarget.checked)}
        required={required}
        {...getDescribedByProps(id, description, error)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {description && (
          <p id={`${id}-help`} className="field-description">
            {description}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="field-error">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
