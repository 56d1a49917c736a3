import { Radio, Select, Stack } from '@mantine/core'
import { useKitTranslation } from '../texts'
import { MultiSelect } from '../ui/multi-select'
import { type FieldProps, useField } from './use-field'

export interface SelectOption {
  /** A number stays a number in the form's value. */
  value: string | number
  label: string
  disabled?: boolean
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  placeholder?: string
  searchable?: boolean
  clearable?: boolean
  autoFocus?: boolean
}

const toTextOptions = (options: readonly SelectOption[]) => options.map((option) => ({ ...option, value: String(option.value) }))

/** Falls back to the value for an option that is no longer offered. */
const getOptionLabel = (options: readonly SelectOption[]) => (value: string | number) =>
  options.find((option) => String(option.value) === String(value))?.label ?? String(value)

export function SelectField({
  options,
  placeholder,
  searchable = options.length > 8,
  clearable = false,
  autoFocus,
  ...props
}: SelectFieldProps) {
  const t = useKitTranslation()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string | number>(props, getOptionLabel(options))
  const handleChange = (selected: string | null) => onChange(options.find((option) => String(option.value) === selected)?.value ?? null)
  return (
    <Select
      {...inputProps}
      ref={ref}
      name={name}
      data-autofocus={autoFocus || undefined}
      data={toTextOptions(options)}
      placeholder={placeholder ?? t('choose')}
      searchable={searchable}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      allowDeselect={clearable}
      nothingFoundMessage={t('noResults')}
      value={value === null || value === undefined ? null : String(value)}
      onBlur={onBlur}
      onChange={handleChange}
    />
  )
}

export function MultiSelectField({ options, placeholder, searchable = options.length > 8, clearable = true, ...props }: SelectFieldProps) {
  const t = useKitTranslation()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string[]>(props, (values) =>
    values.map(getOptionLabel(options)).join(', '),
  )
  return (
    <MultiSelect
      {...inputProps}
      ref={ref}
      name={name}
      data={toTextOptions(options)}
      placeholder={value?.length ? undefined : (placeholder ?? t('choose'))}
      searchable={searchable}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('noResults')}
      value={value ?? []}
      onBlur={onBlur}
      onChange={onChange}
    />
  )
}

export function RadioGroupField({ options, ...props }: SelectFieldProps) {
  const { value, onChange, onBlur, name, inputProps } = useField<string>(props, getOptionLabel(options))
  return (
    <Radio.Group {...inputProps} name={name} value={value ?? null} onChange={onChange} onBlur={onBlur}>
      <Stack gap={6} my={4}>
        {toTextOptions(options).map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} disabled={option.disabled} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
