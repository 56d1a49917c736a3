import { ColorInput } from '@mantine/core'
import { type FieldProps, useField } from './use-field'

/** A colour as `#rrggbb`. */
export function ColorField({ swatches, ...props }: FieldProps & { swatches?: string[] }) {
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props)
  return (
    <ColorInput
      {...inputProps}
      ref={ref}
      name={name}
      format="hex"
      swatches={swatches}
      withEyeDropper={false}
      value={value ?? ''}
      onBlur={onBlur}
      onChange={onChange}
      popoverProps={{ withinPortal: true }}
    />
  )
}
