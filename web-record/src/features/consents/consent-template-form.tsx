import type { Schema } from '@clinic/kit/api'
import { AestheticKindField } from '@clinic/kit/components'
import { RichTextField } from '@clinic/kit/editor'
import { Form, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import type { Language } from '@clinic/kit/i18n'
import { useIsSettingOn, useSession } from '@clinic/kit/session'
import { Box, Group, SimpleGrid, Stack, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { consentTemplatesKey } from '../forms/client-forms.api'
import { QuestionsEditor } from '../forms/questions-editor'
import { useFormsTranslation } from '../forms/texts'
import { type ConsentTemplate, createConsentTemplate, updateConsentTemplate } from './consent-templates.api'

type Values = Omit<Schema['ConsentTemplateUpdate'], 'version' | 'body'> & {
  body: Schema['ConsentTemplateCreate']['body'] | null
  version?: number
}

const EMPTY_VALUES: Values = {
  title: '',
  body: null,
  translated_title: '',
  translated_body: null,
  questions: [],
  asks_publish_permission: false,
  aesthetic_kind: '',
}

/** The form's values; the texts change places when the clinic has changed its language to clients since they were written. */
function toFormValues(template: ConsentTemplate, ownLanguage: Language): Values {
  const { questions, asks_publish_permission, aesthetic_kind, version } = template
  const written = { title: template.title, body: template.body }
  const translated = { title: template.translated_title, body: template.translated_body }
  const [own, other] = template.language === ownLanguage ? [written, translated] : [translated, written]
  return { ...own, translated_title: other.title, translated_body: other.body, questions, asks_publish_permission, aesthetic_kind, version }
}

/** Text in both languages, questions and publish option of a consent form; saving creates a new version. */
export function ConsentTemplateForm({ template }: { template?: ConsentTemplate }) {
  const t = useFormsTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const ownLanguage = useSession()?.settings.CUSTOMER_LANGUAGE === 'en' ? 'en' : 'sv'
  const canAskToPublish = useIsSettingOn('CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE')
  const handleDone = async () => {
    await queryClient.invalidateQueries({ queryKey: consentTemplatesKey })
    toast.success(t('list.saved'))
    void navigate('/letters-of-consents')
  }
  const form = useKitForm(template ? 'ConsentTemplateUpdate' : 'ConsentTemplateCreate', {
    initialValues: template ? toFormValues(template, ownLanguage) : EMPTY_VALUES,
    onSubmit: template ? updateConsentTemplate(template.id) : createConsentTemplate,
    onDone: handleDone,
    draft: { form: 'consent-template', subject: template?.id ?? 'new' },
  })
  return (
    <Box className="record-consent-form">
      <Form form={form} label={t(template ? 'consentTemplates.edit' : 'consentTemplates.new')}>
        <ConsentTextFields ownLanguage={ownLanguage} />
        {canAskToPublish && <SwitchField name="asks_publish_permission" label={t('consentTemplates.asksPublish')} />}
        <AestheticKindField name="aesthetic_kind" />
        <QuestionsEditor />
        <Group>
          <Submit size="md">{t(template ? 'consentTemplates.save' : 'consentTemplates.add')}</Submit>
        </Group>
      </Form>
    </Box>
  )
}

/** Title and text in the clinic's own language to its clients, which are required, and beside them in the other one (USE-019). */
function ConsentTextFields({ ownLanguage }: { ownLanguage: Language }) {
  const t = useFormsTranslation()
  const otherLanguage = ownLanguage === 'sv' ? 'en' : 'sv'
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Stack gap="sm">
        <TextField name="title" label={t(`consentTemplates.titleIn.${ownLanguage}`)} required />
        <RichTextField name="body" label={t(`consentTemplates.bodyIn.${ownLanguage}`)} required rows={10} />
      </Stack>
      <Stack gap="sm">
        <TextField name="translated_title" label={t(`consentTemplates.titleIn.${otherLanguage}`)} />
        <RichTextField name="translated_body" label={t(`consentTemplates.bodyIn.${otherLanguage}`)} rows={10} />
      </Stack>
    </SimpleGrid>
  )
}
