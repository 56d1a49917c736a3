import { Group, Input, Select, TextInput } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useKitTexts } from '../texts'
import { type FieldProps, useField } from './field'

/** Dialling codes of the countries that our clinics' clients most often come from. */
const codes = ['+46', '+45', '+47', '+358', '+354', '+44', '+49', '+48', '+31', '+33', '+34', '+39', '+1']

/** A mobile number: the country's code is a field of its own, and the number is digits only (PLT-101). */
export function PhoneField({ codeName = 'country_code', ...props }: FieldProps & { codeName?: string }) {
  const t = useKitTexts()
  const { value, change, blur, ref, name, box } = useField<string>(props)
  const code = useController({ name: codeName })
  return (
    <Input.Wrapper
      label={box.label}
      description={box.description}
      error={box.error}
      withAsterisk={box.withAsterisk}
      labelElement="div"
      inputWrapperOrder={box.inputWrapperOrder}
    >
      <Group gap={8} wrap="nowrap">
        <Select
          w={96}
          data={codes}
          value={code.field.value ?? '+46'}
          onChange={(next) => code.field.onChange(next)}
          allowDeselect={false}
          aria-label={t('phone.country')}
          disabled={box.disabled}
          error={Boolean(code.fieldState.error)}
        />
        <TextInput
          flex={1}
          ref={ref}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={box.label}
          error={Boolean(box.error)}
          disabled={box.disabled}
          value={value ?? ''}
          onBlur={blur}
          onChange={(event) => change(event.currentTarget.value.replace(/[\s-]/g, ''))}
        />
      </Group>
    </Input.Wrapper>
  )
}
