import { type Schema, schemaOf } from '@clinic/kit/api'
import { ChoiceField, Form, MultiSelectField, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { useQuery } from '@tanstack/react-query'
import { useShellTexts } from '../../texts'
import { clientChoices, saveAccess } from './team.api'

function NamedClients() {
  const t = useShellTexts()
  const { data } = useQuery(clientChoices(''))
  const options = (data?.items ?? []).map((client) => ({ value: client.id, label: `${client.first_name} ${client.last_name}` }))
  const custom = useWatch({ name: 'client_access' }) === 'custom'
  return custom ? <MultiSelectField name="client_ids" label={t('reach.clients')} options={options} searchable /> : null
}

/** Whom somebody sees: everyone, or only the clients named (PLT-034). */
export function AccessForm({ user, onDone }: { user: Schema['UserOut']; onDone: () => void }) {
  const t = useShellTexts()
  const form = useKitForm({
    schema: schemaOf('AccessIn'),
    initial: { client_access: user.client_access, client_ids: user.client_ids },
    onSubmit: saveAccess(user.id),
    onDone,
  })
  const reaches = (['full', 'custom'] as const).map((value) => ({ value, label: t(`reach.${value}`) }))
  return (
    <Form form={form} label={t('team.reach')}>
      <ChoiceField name="client_access" label={t('team.reach')} options={reaches} />
      <NamedClients />
      <Submit variant="default">{t('team.saveReach')}</Submit>
    </Form>
  )
}
