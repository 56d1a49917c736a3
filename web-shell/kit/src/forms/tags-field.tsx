import { TagsInput } from '@mantine/core'
import { type FieldProps, useField } from './use-field'

/** A list of short texts: each is added with Enter or a comma. */
export function TagsField({ maxTags = 50, ...props }: FieldProps & { maxTags?: number }) {
  const { value, onChange, onBlur, ref, inputProps } = useField<string[]>(props, (texts) => texts.join(', '))
  return <TagsInput {...inputProps} ref={ref} maxTags={maxTags} value={value ?? []} onBlur={onBlur} onChange={onChange} acceptValueOnBlur />
}
