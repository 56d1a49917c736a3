import { type Schema, schemaOf } from '@clinic/kit/api'
import { ChoiceField, Form, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { ErrorState, LoadingState } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useShellTexts } from '../../texts'
import { ClientsField } from './clients-field'
import { accessQuery, saveAccess } from './team.api'

function NamedClients({ names }: { names: Record<string, string> }) {
  const t = useShellTexts()
  const custom = useWatch({ name: 'client_access' }) === 'custom'
  return custom ? <ClientsField name="client_ids" label={t('reach.clients')} names={names} /> : null
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
      <NamedClients names={access.names ?? {}} />
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
