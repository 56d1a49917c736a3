import { TextField, useFormContext, useWatch } from '@clinic/kit/forms'
import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack } from '@clinic/kit/ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { newOption, type Question } from './questions'
import { useFormsTexts } from './texts'

/** What can be chosen, in both languages. */
export function OptionsEditor({ name }: { name: string }) {
  const t = useFormsTexts()
  const { setValue } = useFormContext()
  const options = (useWatch({ name }) as Question['options'] | undefined) ?? []
  const put = (next: Question['options']) => setValue(name, next, { shouldDirty: true })
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
              onClick={() => put(options.toSpliced(index, 1))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="subtle"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => put([...options, newOption()])}
        >
          {t('question.addOption')}
        </Button>
      </Stack>
    </Fieldset>
  )
}
