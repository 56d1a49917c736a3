import { MultiSelect, Radio, Select, Stack } from '@mantine/core'
import { useKitTexts } from '../texts'
import { type FieldProps, useField } from './field'

export interface Choice {
  value: string
  label: string
  disabled?: boolean
}

interface ChoiceProps extends FieldProps {
  options: readonly Choice[]
  placeholder?: string
  /** Lets one type to find among many. */
  searchable?: boolean
  clearable?: boolean
}

export function SelectField({ options, placeholder, searchable = options.length > 8, clearable = false, ...props }: ChoiceProps) {
  const t = useKitTexts()
  const { value, change, blur, ref, name, box } = useField<string>(props)
  return (
    <Select
      {...box} ref={ref} name={name} data={[...options]} placeholder={placeholder ?? t('choose')} searchable={searchable} clearable={clearable} allowDeselect={clearable}
      nothingFoundMessage={t('nothingFound')} value={value ?? null} onBlur={blur} onChange={(choice) => change(choice)}
    />
  )
}

export function MultiSelectField({ options, placeholder, searchable = options.length > 8, clearable = true, ...props }: ChoiceProps) {
  const t = useKitTexts()
  const { value, change, blur, ref, name, box } = useField<string[]>(props)
  return (
    <MultiSelect
      {...box} ref={ref} name={name} data={[...options]} placeholder={value?.length ? undefined : (placeholder ?? t('choose'))} searchable={searchable} clearable={clearable}
      nothingFoundMessage={t('nothingFound')} value={value ?? []} onBlur={blur} onChange={change}
    />
  )
}

/** Few choices, all in sight. */
export function ChoiceField({ options, ...props }: ChoiceProps) {
  const { value, change, blur, name, box } = useField<string>(props)
  return (
    <Radio.Group {...box} name={name} value={value ?? null} onChange={change} onBlur={blur}>
      <Stack gap={6} my={4}>
        {options.map((option) => <Radio key={option.value} value={option.value} label={option.label} disabled={option.disabled} />)}
      </Stack>
    </Radio.Group>
  )
}
