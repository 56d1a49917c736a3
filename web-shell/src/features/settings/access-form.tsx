import { type Schema, schemaOf } from '@clinic/kit/api'
import { ChoiceField, Form, MultiSelectField, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { ErrorState, LoadingState } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useShellTexts } from '../../texts'
import { accessQuery, clientChoices, saveAccess } from './team.api'

function NamedClients() {
  const t = useShellTexts()
  const { data } = useQuery(clientChoices(''))
  const options = (data?.items ?? []).map((client) => ({ value: client.id, label: `${client.first_name} ${client.last_name}` }))
  const custom = useWatch({ name: 'client_access' }) === 'custom'
  return custom ? <MultiSelectField name="client_ids" label={t('reach.clients')} options={options} searchable /> : null
}

interface Props {
  userId: string
  onDone: () => void
}

function Fields({ userId, access, onDone }: Props & { access: Schema['AccessOut'] }) {
  const t = useShellTexts()
  const initial = { client_access: access.client_access, client_ids: access.client_ids ?? [] }
  const form = useKitForm({ schema: schemaOf('AccessIn'), initial, onSubmit: saveAccess(userId), onDone })
  const reaches = (['full', 'custom'] as const).map((value) => ({ value, label: t(`reach.${value}`) }))
  return (
    <Form form={form} label={t('team.reach')}>
      <ChoiceField name="client_access" label={t('team.reach')} options={reaches} />
      <NamedClients />
      <Submit variant="default">{t('team.saveReach')}</Submit>
    </Form>
  )
}

/** Whom somebody sees: everyone, or only the clients named (PLT-034). */
export function AccessForm({ userId, onDone }: Props) {
  const { data, error, refetch } = useQuery(accessQuery(userId))
  if (data) return <Fields userId={userId} access={data} onDone={onDone} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
}
