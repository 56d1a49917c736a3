import { TextField, useFormContext, useWatch } from '@clinic/kit/forms'
import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack } from '@clinic/kit/ui'
import { TbPlus, TbTrash } from 'react-icons/tb'
import { newOption, type Question } from './questions'
import { useFormsTranslation } from './texts'

/** Options of a question, in both languages. */
export function OptionsEditor({ name }: { name: string }) {
  const t = useFormsTranslation()
  const { getValues, setValue } = useFormContext()
  const options = (useWatch({ name }) as Question['options'] | undefined) ?? []
  const updateOptions = (update: (current: Question['options']) => Question['options']) =>
    setValue(name, update((getValues(name) as Question['options'] | undefined) ?? []), { shouldDirty: true })
  return (
    <Fieldset legend={t('question.options')}>
      <Stack gap="sm">
        {options.map((option, index) => (
          <Group key={option.id} align="flex-end" wrap="nowrap">
            <SimpleGrid cols={{ base: 1, sm: 2 }} flex={1}>
              <TextField name={`${name}.${index}.sv`} label={t('question.optionSv', { number: index + 1 })} />
              <TextField name={`${name}.${index}.en`} label={t('question.optionEn', { number: index + 1 })} />
            </SimpleGrid>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t('question.removeOption', { number: index + 1 })}
              onClick={() => updateOptions((current) => current.toSpliced(index, 1))}
            >
              <TbTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="subtle"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<TbPlus size={16} aria-hidden />}
          onClick={() => updateOptions((current) => [...current, newOption()])}
        >
          {t('question.addOption')}
        </Button>
      </Stack>
    </Fieldset>
  )
}
