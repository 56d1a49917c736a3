import type { Schema } from '@clinic/kit/api'
import { Form, RadioGroupField, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { ErrorState, LoadingState } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { ClientMultiSelectField } from './client-multi-select-field'
import { clientAccessQuery, saveClientAccess } from './team.api'

function ClientsOfCustomAccess({ names }: { names: Record<string, string> }) {
  const t = useShellTranslation()
  const isCustom = useWatch({ name: 'client_access' }) === 'custom'
  return isCustom ? <ClientMultiSelectField name="client_ids" label={t('clientAccess.clients')} names={names} /> : null
}

interface Props {
  userId: string
  onDone: () => void
}

function LoadedForm({ userId, access, onDone }: Props & { access: Schema['ClientAccessOut'] }) {
  const t = useShellTranslation()
  const initialValues = { client_access: access.client_access, client_ids: access.client_ids ?? [] }
  const form = useKitForm('ClientAccessUpdate', { initialValues, onSubmit: saveClientAccess(userId), onDone })
  const options = (['full', 'custom'] as const).map((value) => ({ value, label: t(`clientAccess.${value}`) }))
  return (
    <Form form={form} label={t('team.clientAccess')}>
      <RadioGroupField name="client_access" label={t('team.clientAccess')} options={options} />
      <ClientsOfCustomAccess names={access.names ?? {}} />
      <Submit variant="default">{t('team.saveClientAccess')}</Submit>
    </Form>
  )
}

/** Which clients a user can access: all, or selected ones (PLT-034). */
export function ClientAccessForm({ userId, onDone }: Props) {
  const { data, error, refetch } = useQuery(clientAccessQuery(userId))
  if (data) return <LoadedForm userId={userId} access={data} onDone={onDone} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
}
