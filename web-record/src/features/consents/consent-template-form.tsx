import type { Schema } from '@clinic/kit/api'
import { RichTextField } from '@clinic/kit/editor'
import { Form, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { useIsSettingOn } from '@clinic/kit/session'
import { Box, Group, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { QuestionsEditor } from '../forms/questions-editor'
import { useFormsTranslation } from '../forms/texts'
import { type ConsentTemplate, consentTemplatesKey, createConsentTemplate, updateConsentTemplate } from './consent-templates.api'

type Values = Omit<Schema['ConsentTemplateUpdate'], 'version' | 'body'> & {
  body: Schema['ConsentTemplateCreate']['body'] | null
  version?: number
}

const EMPTY_VALUES: Values = { title: '', body: null, questions: [], asks_publish_permission: false }

const toFormValues = ({ title, body, questions, asks_publish_permission, version }: ConsentTemplate): Values => ({
  title,
  body,
  questions,
  asks_publish_permission,
  version,
})

/** Text, questions and publish option of a consent form; saving creates a new version. */
export function ConsentTemplateForm({ template }: { template?: ConsentTemplate }) {
  const t = useFormsTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const canAskToPublish = useIsSettingOn('CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE')
  const handleDone = async () => {
    await queryClient.invalidateQueries({ queryKey: consentTemplatesKey })
    toast.success(t('list.saved'))
    void navigate('/letters-of-consents')
  }
  const form = useKitForm(template ? 'ConsentTemplateUpdate' : 'ConsentTemplateCreate', {
    initialValues: template ? toFormValues(template) : EMPTY_VALUES,
    onSubmit: template ? updateConsentTemplate(template.id) : createConsentTemplate,
    onDone: handleDone,
    draft: { form: 'consent-template', subject: template?.id ?? 'new' },
  })
  return (
    <Box className="record-page-form">
      <Form form={form} label={t(template ? 'consentTemplates.edit' : 'consentTemplates.new')}>
        <TextField name="title" label={t('consentTemplates.name')} required />
        <RichTextField name="body" label={t('consentTemplates.body')} required rows={10} />
        {canAskToPublish && <SwitchField name="asks_publish_permission" label={t('consentTemplates.asksPublish')} />}
        <QuestionsEditor />
        <Group>
          <Submit size="md">{t(template ? 'consentTemplates.save' : 'consentTemplates.add')}</Submit>
        </Group>
      </Form>
    </Box>
  )
}
