import type { Schema } from '@clinic/kit/api'
import { Form, MultiSelectField, Submit, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { Stack, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { teamKey } from './team.api'
import { saveUserServices } from './user-bookings.api'

interface Props {
  userId: string
  performed: Schema['UserServicesOut']
  services: Schema['ServiceOption'][]
}

/** Chooses the services that a user performs; who may not change the catalogue reads their names. */
export function UserServicesForm({ userId, performed, services }: Props) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const canWrite = useHasPermission('catalogue.write')
  const form = useKitForm('UserServicesUpdate', {
    initialValues: { service_ids: performed.service_ids, version: performed.version },
    onSubmit: saveUserServices(userId),
    onDone: () => {
      toast.success(t('team.saved'))
      return queryClient.invalidateQueries({ queryKey: teamKey })
    },
  })
  const offered = services.filter(({ id, is_active }) => is_active || performed.service_ids.includes(id))
  if (!canWrite)
    return (
      <Text>
        {offered
          .filter(({ id }) => performed.service_ids.includes(id))
          .map(({ name }) => name)
          .join(', ')}
      </Text>
    )
  return (
    <Stack maw={640}>
      <Form form={form} label={t('userServices.title')}>
        <MultiSelectField
          name="service_ids"
          label={t('userServices.title')}
          description={t('userServices.help')}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
        />
        <Submit>{t('common.save')}</Submit>
      </Form>
    </Stack>
  )
}
