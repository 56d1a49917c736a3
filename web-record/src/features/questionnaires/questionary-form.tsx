import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { Box, Group, SimpleGrid, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { QuestionsEditor } from '../forms/questions-editor'
import { useFormsTexts } from '../forms/texts'
import { addQuestionary, type Questionary, questionnairesKey, saveQuestionary } from './questionnaires.api'

type Values = Omit<Schema['QuestionaryWhole'], 'version'> & { version?: number }

const blank: Values = { title_sv: '', title_en: '', questions: [] }

export const startFrom = ({ title_sv, title_en, questions, version }: Questionary): Values => ({ title_sv, title_en, questions, version })

interface Props {
  questionary?: Questionary
  /** What a copy begins as. */
  like?: Values
}

/** A questionnaire's names and its questions in their order. */
export function QuestionaryForm({ questionary, like }: Props) {
  const t = useFormsTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const send = async (submission: Submission<never>) => {
    await (questionary ? saveQuestionary(questionary.id)(submission) : addQuestionary(submission))
    await queries.invalidateQueries({ queryKey: questionnairesKey })
  }
  const done = () => {
    toast.success(t('list.saved'))
    void navigate('/questionnaires')
  }
  const form = useKitForm<Values>({
    schema: schemaOf(questionary ? 'QuestionaryWhole' : 'QuestionaryIn') as unknown as z.ZodType<unknown, Values>,
    initial: questionary ? startFrom(questionary) : (like ?? blank),
    onSubmit: send,
    onDone: done,
    ...(like ? {} : { draft: { form: 'questionnaire', subject: questionary?.id ?? 'new' } }),
  })
  return (
    <Box className="record-page-form">
      <Form form={form} label={t(questionary ? 'questionnaires.edit' : 'questionnaires.new')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField name="title_sv" label={t('questionnaires.titleSv')} />
          <TextField name="title_en" label={t('questionnaires.titleEn')} />
        </SimpleGrid>
        <QuestionsEditor />
        <Group>
          <Submit size="md">{t(questionary ? 'questionnaires.save' : 'questionnaires.add')}</Submit>
        </Group>
      </Form>
    </Box>
  )
}
