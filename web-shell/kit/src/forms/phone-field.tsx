import { Group, Input, type OptionsFilter, Select, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { getDialingCodeOptions } from '../core/phone'
import { useLanguage } from '../i18n'
import { useKitTranslation } from '../texts'
import { type FieldProps, useField } from './use-field'

/** The dialling codes, which can be searched by their countries' names. */
function useDialingCodes() {
  const language = useLanguage()
  return useMemo(() => {
    const options = getDialingCodeOptions(language)
    const countries = new Map(options.map((option) => [option.value, option.countries]))
    const matches = (code: string, search: string) => `${code} ${countries.get(code)}`.toLowerCase().includes(search.trim().toLowerCase())
    const filter: OptionsFilter = ({ options: items, search }) => items.filter((item) => 'value' in item && matches(item.value, search))
    return { codes: options.map(({ value }) => value), filter, renderOption: (code: string) => `${code} ${countries.get(code) ?? ''}` }
  }, [language])
}

function DialingCodeSelect({ name, disabled }: { name: string; disabled: boolean | undefined }) {
  const t = useKitTranslation()
  const { codes, filter, renderOption } = useDialingCodes()
  const { field, fieldState } = useController({ name })
  const code: string = field.value ?? '+46'
  const [search, setSearch] = useState(code)
  return (
    <Select
      w={96}
      data={codes}
      value={code}
      onChange={(next) => field.onChange(next)}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      // An empty input, so that what is typed searches all countries.
      onDropdownOpen={() => setSearch('')}
      placeholder={code}
      filter={filter}
      renderOption={({ option }) => renderOption(option.value)}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
      allowDeselect={false}
      aria-label={t('phone.countryCode')}
      disabled={disabled}
      error={Boolean(fieldState.error)}
    />
  )
}

/** A mobile number in digits only; its country code is a field of its own (PLT-101). */
export function PhoneField({ countryCodeName = 'country_code', ...props }: FieldProps & { countryCodeName?: string }) {
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props)
  return (
    <Input.Wrapper
      label={inputProps.label}
      description={inputProps.description}
      error={inputProps.error}
      withAsterisk={inputProps.withAsterisk}
      labelElement="div"
      inputWrapperOrder={inputProps.inputWrapperOrder}
    >
      <Group gap={8} wrap="nowrap">
        <DialingCodeSelect name={countryCodeName} disabled={inputProps.disabled} />
        <TextInput
          flex={1}
          ref={ref}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={inputProps.label}
          error={Boolean(inputProps.error)}
          disabled={inputProps.disabled}
          value={value ?? ''}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value.replace(/[\s-]/g, ''))}
        />
      </Group>
    </Input.Wrapper>
  )
}
