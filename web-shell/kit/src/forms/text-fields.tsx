import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useKitTranslation } from '../texts'
import { type FieldProps, useField } from './use-field'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  autoFocus?: boolean
}

export function TextField({ type = 'text', autoComplete = 'off', placeholder, autoFocus, ...props }: TextFieldProps) {
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props)
  return (
    <TextInput
      {...inputProps}
      ref={ref}
      name={name}
      type={type}
      autoComplete={autoComplete}
      placeholder={placeholder}
      data-autofocus={autoFocus || undefined}
      value={value ?? ''}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** A text of several lines. `autoFocus` is for a field that appears by a press and is all that is to be filled in. */
export function TextAreaField({ rows = 3, autoFocus = false, ...props }: FieldProps & { rows?: number; autoFocus?: boolean }) {
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props)
  return (
    <Textarea
      {...inputProps}
      ref={ref}
      name={name}
      autosize
      minRows={rows}
      autoFocus={autoFocus}
      value={value ?? ''}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export function PasswordField({
  autoComplete = 'current-password',
  ...props
}: FieldProps & { autoComplete?: 'current-password' | 'new-password' }) {
  const t = useKitTranslation()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props)
  const [isVisible, setIsVisible] = useState(false)
  return (
    <PasswordInput
      {...inputProps}
      ref={ref}
      name={name}
      autoComplete={autoComplete}
      value={value ?? ''}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(isVisible ? 'password.hide' : 'password.show'),
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
    />
  )
}
