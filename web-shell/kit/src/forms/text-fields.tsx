import { ColorInput, PasswordInput, Textarea, TextInput } from '@mantine/core'
import { useKitTexts } from '../texts'
import { type FieldProps, useField } from './field'

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  autoFocus?: boolean
}

export function TextField({ type = 'text', autoComplete = 'off', placeholder, autoFocus, ...props }: TextProps) {
  const { value, change, blur, ref, name, box } = useField<string>(props)
  return (
    <TextInput
      {...box}
      ref={ref}
      name={name}
      type={type}
      autoComplete={autoComplete}
      placeholder={placeholder}
      data-autofocus={autoFocus || undefined}
      value={value ?? ''}
      onBlur={blur}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

export function TextAreaField({ rows = 3, ...props }: FieldProps & { rows?: number }) {
  const { value, change, blur, ref, name, box } = useField<string>(props)
  return (
    <Textarea
      {...box}
      ref={ref}
      name={name}
      autosize
      minRows={rows}
      value={value ?? ''}
      onBlur={blur}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

export function PasswordField({
  autoComplete = 'current-password',
  ...props
}: FieldProps & { autoComplete?: 'current-password' | 'new-password' }) {
  const t = useKitTexts()
  const { value, change, blur, ref, name, box } = useField<string>(props)
  return (
    <PasswordInput
      {...box}
      ref={ref}
      name={name}
      autoComplete={autoComplete}
      value={value ?? ''}
      onBlur={blur}
      onChange={(event) => change(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0 }}
    />
  )
}

/** A colour with some that go well ready to take. */
export function ColorField({ swatches, ...props }: FieldProps & { swatches?: string[] }) {
  const { value, change, blur, ref, name, box } = useField<string>(props)
  return (
    <ColorInput
      {...box}
      ref={ref}
      name={name}
      format="hex"
      swatches={swatches}
      withEyeDropper={false}
      value={value ?? ''}
      onBlur={blur}
      onChange={change}
      popoverProps={{ withinPortal: true }}
    />
  )
}
