import type { Schema, Submission } from '@clinic/kit/api'
import { EntityMultiSelect, type EntitySource } from '@clinic/kit/components'
import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { useFormsTranslation } from './texts'

interface CommonProps {
  source: EntitySource
  onDone: () => void
}

/** The request's field, and what sends it. */
type Props = CommonProps &
  (
    | { name: 'template_ids'; send: (submission: Submission<Schema['ConsentAssignRequest']>) => Promise<unknown> }
    | { name: 'questionnaire_ids'; send: (submission: Submission<Schema['QuestionnaireAssignRequest']>) => Promise<unknown> }
  )

/** Choose the forms that the client is to fill in. */
export function AssignForm({ name, source, send, onDone }: Props) {
  const t = useFormsTranslation()
  const form = useKitForm(name === 'template_ids' ? 'ConsentAssignRequest' : 'QuestionnaireAssignRequest', {
    initialValues: { [name]: [] },
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t(name === 'template_ids' ? 'client.assignConsent' : 'client.assignQuestionnaire')}>
      <EntityMultiSelect name={name} label={t('client.forms')} source={source} required />
      <Submit>{t('client.assign')}</Submit>
    </Form>
  )
}
