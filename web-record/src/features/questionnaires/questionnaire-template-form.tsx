import type { Schema } from '@clinic/kit/api'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { Box, Group, SimpleGrid, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { QuestionsEditor } from '../forms/questions-editor'
import { useFormsTranslation } from '../forms/texts'
import {
  createQuestionnaire,
  type QuestionnaireTemplate,
  questionnaireTemplatesKey,
  replaceQuestionnaire,
} from './questionnaire-templates.api'

type Values = Omit<Schema['QuestionnaireReplace'], 'version'> & { version?: number }

const EMPTY_VALUES: Values = { title_sv: '', title_en: '', questions: [] }

export const toFormValues = ({ title_sv, title_en, questions, version }: QuestionnaireTemplate): Values => ({
  title_sv,
  title_en,
  questions,
  version,
})

interface Props {
  template?: QuestionnaireTemplate
  /** Initial values of a copy, and the questionnaire that is copied. */
  copyFrom?: Values
  copiedId?: string
}

/** Titles and questions of a questionnaire. */
export function QuestionnaireTemplateForm({ template, copyFrom, copiedId }: Props) {
  const t = useFormsTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const handleDone = async () => {
    await queryClient.invalidateQueries({ queryKey: questionnaireTemplatesKey })
    toast.success(t('list.saved'))
    void navigate('/questionnaires')
  }
  const form = useKitForm(template ? 'QuestionnaireReplace' : 'QuestionnaireCreate', {
    initialValues: template ? toFormValues(template) : (copyFrom ?? EMPTY_VALUES),
    onSubmit: template ? replaceQuestionnaire(template.id) : createQuestionnaire,
    onDone: handleDone,
    draft: copiedId ? { form: 'questionnaire-copy', subject: copiedId } : { form: 'questionnaire', subject: template?.id ?? 'new' },
  })
  return (
    <Box className="record-page-form">
      <Form form={form} label={t(template ? 'questionnaires.edit' : 'questionnaires.new')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField name="title_sv" label={t('questionnaires.titleSv')} />
          <TextField name="title_en" label={t('questionnaires.titleEn')} />
        </SimpleGrid>
        <QuestionsEditor />
        <Group>
          <Submit size="md">{t(template ? 'common.save' : 'questionnaires.add')}</Submit>
        </Group>
      </Form>
    </Box>
  )
}
