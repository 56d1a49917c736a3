import './forms.css'
import { useFormContext, useWatch } from '@clinic/kit/forms'
import { Button, Stack, Text, Title } from '@clinic/kit/ui'
import { type DragEvent, useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { QuestionEditor } from './question-editor'
import { newQuestion, type Question } from './questions'
import { useFormsTexts } from './texts'

/** The questions in their order: dragged, or moved by their buttons. */
export function QuestionsEditor() {
  const t = useFormsTexts()
  const { getValues, setValue } = useFormContext()
  const questions = (useWatch({ name: 'questions' }) as Question[] | undefined) ?? []
  const [dragged, setDragged] = useState<number | null>(null)
  // What is typed stands in the form: the order is changed of what it has now, not of what was last drawn.
  const change = (work: (now: Question[]) => Question[]) =>
    setValue('questions', work((getValues('questions') as Question[] | undefined) ?? []), { shouldDirty: true })
  const move = (from: number, to: number) =>
    change((now) => {
      const moving = now[from]
      return moving ? now.toSpliced(from, 1).toSpliced(to, 0, moving) : now
    })
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== null && dragged !== to) move(dragged, to)
    setDragged(null)
  }
  return (
    <Stack component="section" gap="md">
      <Title order={2}>{t('question.heading')}</Title>
      {questions.length === 0 && <Text c="dimmed">{t('question.none')}</Text>}
      <ol className="record-questions">
        {questions.map((question, index) => (
          <li
            key={question.id}
            draggable
            onDragStart={(event) => (onGrip(event) ? setDragged(index) : event.preventDefault())}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, index)}
          >
            <QuestionEditor
              at={index}
              last={questions.length - 1}
              onMove={(to) => move(index, to)}
              onRemove={() => change((now) => now.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<TbPlus size={16} aria-hidden />}
        onClick={() => change((now) => [...now, newQuestion()])}
      >
        {t('question.add')}
      </Button>
    </Stack>
  )
}

/** Words in a field may be marked with the mouse: only the question itself is dragged. */
const onGrip = (event: DragEvent) =>
  !(document.activeElement instanceof HTMLInputElement && event.currentTarget.contains(document.activeElement))
