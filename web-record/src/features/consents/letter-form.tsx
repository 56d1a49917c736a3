import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { RichTextField } from '@clinic/kit/editor'
import { Form, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { Box, Group, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { QuestionsEditor } from '../forms/questions-editor'
import { useFormsTexts } from '../forms/texts'
import { addLetter, type Letter, lettersKey, saveLetter } from './letters.api'

type Values = Omit<Schema['LetterUpdate'], 'version' | 'body'> & { body: Schema['LetterIn']['body'] | null; version?: number }

const blank: Values = { title: '', body: null, questions: [], asks_publish: false }

const startFrom = ({ title, body, questions, asks_publish, version }: Letter): Values => ({ title, body, questions, asks_publish, version })

/** What clients are asked to sign: text, questions, and whether pictures may be published. Saved, it is a new version. */
export function LetterForm({ letter }: { letter?: Letter }) {
  const t = useFormsTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const send = async (submission: Submission<never>) => {
    await (letter ? saveLetter(letter.id)(submission) : addLetter(submission))
    await queries.invalidateQueries({ queryKey: lettersKey })
  }
  const done = () => {
    toast.success(t('list.saved'))
    void navigate('/letters-of-consents')
  }
  const form = useKitForm<Values>({
    schema: schemaOf(letter ? 'LetterUpdate' : 'LetterIn') as unknown as z.ZodType<unknown, Values>,
    initial: letter ? startFrom(letter) : blank,
    onSubmit: send,
    onDone: done,
    draft: { form: 'letter', subject: letter?.id ?? 'new' },
  })
  return (
    <Box className="record-page-form">
      <Form form={form} label={t(letter ? 'letters.edit' : 'letters.new')}>
        <TextField name="title" label={t('letters.name')} required />
        <RichTextField name="body" label={t('letters.body')} required rows={10} />
        <SwitchField name="asks_publish" label={t('letters.asksPublish')} />
        <QuestionsEditor />
        <Group>
          <Submit size="md">{t(letter ? 'letters.save' : 'letters.add')}</Submit>
        </Group>
      </Form>
    </Box>
  )
}
