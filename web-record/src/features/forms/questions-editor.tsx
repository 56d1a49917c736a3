import './forms.css'
import { SortableList } from '@clinic/kit/components'
import { useFormContext, useWatch } from '@clinic/kit/forms'
import { Button, Stack, Text, Title } from '@clinic/kit/ui'
import { TbPlus } from 'react-icons/tb'
import { QuestionEditor } from './question-editor'
import { newQuestion, type Question } from './questions'
import { useFormsTranslation } from './texts'

/** The ordered questions, moved by dragging or by buttons. */
export function QuestionsEditor() {
  const t = useFormsTranslation()
  const { getValues, setValue } = useFormContext()
  const questions = (useWatch({ name: 'questions' }) as Question[] | undefined) ?? []
  // Typed text is in the form's values, not in the last render: change the order of those.
  const updateQuestions = (update: (current: Question[]) => Question[]) =>
    setValue('questions', update((getValues('questions') as Question[] | undefined) ?? []), { shouldDirty: true })
  const move = (from: number, to: number) =>
    updateQuestions((current) => {
      const question = current[from]
      return question ? current.toSpliced(from, 1).toSpliced(to, 0, question) : current
    })
  return (
    <Stack component="section" gap="md">
      <Title order={2}>{t('question.heading')}</Title>
      {questions.length === 0 && <Text c="dimmed">{t('question.none')}</Text>}
      <SortableList
        label={t('question.heading')}
        items={questions}
        getId={(question) => question.id}
        getName={(question) => t('question.name', { number: questions.indexOf(question) + 1 })}
        onMove={move}
      >
        {(_, index) => <QuestionEditor index={index} onRemove={() => updateQuestions((current) => current.toSpliced(index, 1))} />}
      </SortableList>
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<TbPlus size={16} aria-hidden />}
        onClick={() => updateQuestions((current) => [...current, newQuestion()])}
      >
        {t('question.add')}
      </Button>
    </Stack>
  )
}
