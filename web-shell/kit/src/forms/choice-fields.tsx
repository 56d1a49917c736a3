import { MultiSelect, Radio, Select, Stack } from '@mantine/core'
import { useKitTexts } from '../texts'
import { type FieldProps, useField } from './field'

export interface Choice {
  /** A number is kept as a number in the form. */
  value: string | number
  label: string
  disabled?: boolean
}

interface ChoiceProps extends FieldProps {
  options: readonly Choice[]
  placeholder?: string
  /** Lets one type to find among many. */
  searchable?: boolean
  clearable?: boolean
  /** Where the one who opens the form begins. */
  autoFocus?: boolean
}

const asText = (options: readonly Choice[]) => options.map((option) => ({ ...option, value: String(option.value) }))

/** A choice by its name; one that is no longer offered, by its value. */
const named = (options: readonly Choice[]) => (value: string | number) =>
  options.find((option) => String(option.value) === String(value))?.label ?? String(value)

export function SelectField({
  options,
  placeholder,
  searchable = options.length > 8,
  clearable = false,
  autoFocus,
  ...props
}: ChoiceProps) {
  const t = useKitTexts()
  const { value, change, blur, ref, name, box } = useField<string | number>(props, named(options))
  const take = (choice: string | null) => change(options.find((option) => String(option.value) === choice)?.value ?? null)
  return (
    <Select
      {...box}
      ref={ref}
      name={name}
      data-autofocus={autoFocus || undefined}
      data={asText(options)}
      placeholder={placeholder ?? t('choose')}
      searchable={searchable}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      allowDeselect={clearable}
      nothingFoundMessage={t('nothingFound')}
      value={value === null || value === undefined ? null : String(value)}
      onBlur={blur}
      onChange={take}
    />
  )
}

export function MultiSelectField({ options, placeholder, searchable = options.length > 8, clearable = true, ...props }: ChoiceProps) {
  const t = useKitTexts()
  const { value, change, blur, ref, name, box } = useField<string[]>(props, (chosen) => chosen.map(named(options)).join(', '))
  return (
    <MultiSelect
      {...box}
      ref={ref}
      name={name}
      data={asText(options)}
      placeholder={value?.length ? undefined : (placeholder ?? t('choose'))}
      searchable={searchable}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('nothingFound')}
      value={value ?? []}
      onBlur={blur}
      onChange={change}
    />
  )
}

/** Few choices, all in sight. */
export function ChoiceField({ options, ...props }: ChoiceProps) {
  const { value, change, blur, name, box } = useField<string>(props, named(options))
  return (
    <Radio.Group {...box} name={name} value={value ?? null} onChange={change} onBlur={blur}>
      <Stack gap={6} my={4}>
        {asText(options).map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} disabled={option.disabled} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
