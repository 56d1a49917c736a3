import type { Schema } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { useCompany } from '@clinic/kit/session'
import { Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { policiesQuery, publishPolicy } from './personal-data-policy.api'

/** Publishes the next version of the policy; it starts with the text in force. */
export function PersonalDataPolicyForm({ policy }: { policy: Schema['PolicyVersion'] | undefined }) {
  const t = useShellTranslation()
  const company = useCompany()
  const queryClient = useQueryClient()
  const form = useKitForm('PolicyPublish', {
    initialValues: { text_en: policy?.text_en ?? '', text_sv: policy?.text_sv ?? '', version: policy?.number ?? 0 },
    onSubmit: publishPolicy,
    onDone: async () => {
      toast.success(t('policy.published'))
      await queryClient.invalidateQueries({ queryKey: policiesQuery(1).queryKey.slice(0, 2) })
    },
    draft: { form: 'personal_data_policy', subject: company?.id ?? 'company' },
  })
  return (
    <Form form={form} label={t('policy.title')}>
      <Text c="dimmed">{t(policy ? 'policy.help' : 'policy.missing')}</Text>
      <TextAreaField name="text_sv" label={t('policy.textSv')} rows={8} />
      <TextAreaField name="text_en" label={t('policy.textEn')} rows={8} description={t('policy.languageHelp')} />
      <Submit>{t('policy.publish')}</Submit>
    </Form>
  )
}
