import { DescriptionItem, DescriptionList, useAction } from '@clinic/kit/components'
import { useLanguage } from '@clinic/kit/i18n'
import { CLIENT_FIELD_NAMES, type ClientFieldName, useClientFields, useHasPermission } from '@clinic/kit/session'
import { Alert, Anchor, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useRecordTranslation } from '../../texts/index'
import { type Registration, registrationsKey, registrationsQuery, resolveRegistration } from './registrations.api'

/** Details that a client gave at registration and that differ from the saved ones: staff save or dismiss them (PUB-007). */
export function RegistrationDifferences({ clientId }: { clientId: string }) {
  const { data } = useQuery(registrationsQuery(clientId))
  const open = data?.filter(({ outcome }) => outcome === '') ?? []
  return open.map((registration) => <Differences key={registration.id} clientId={clientId} registration={registration} />)
}

function useFieldName() {
  const { getLabel, findExtraField } = useClientFields()
  const language = useLanguage()
  const t = useRecordTranslation()
  return (field: string) => {
    if (field === 'first_name' || field === 'last_name') return t(`registration.fieldNames.${field}`)
    if ((CLIENT_FIELD_NAMES as readonly string[]).includes(field)) return getLabel(field as ClientFieldName)
    const own = findExtraField(field.replace('extra_fields.', ''))
    return (language === 'sv' ? own?.name_sv || own?.name_en : own?.name_en || own?.name_sv) ?? t('registration.fieldNames.own')
  }
}

function Differences({ clientId, registration }: { clientId: string; registration: Registration }) {
  const t = useRecordTranslation()
  const getName = useFieldName()
  const canWrite = useHasPermission('client.write')
  const canMerge = useHasPermission('client.merge')
  const refresh = [registrationsKey(clientId), ['record', 'clients']]
  const saving = useAction({
    send: () => resolveRegistration(clientId, registration, 'saved'),
    successMessage: t('registration.saved'),
    refresh,
  })
  const dismissing = useAction({
    send: () => resolveRegistration(clientId, registration, 'dismissed'),
    successMessage: t('registration.dismissed'),
    refresh,
  })
  return (
    <Alert color="blue" title={t('registration.title')}>
      <Stack gap="sm">
        <DescriptionList>
          {Object.entries(registration.differences).map(([field, value]) => (
            <DescriptionItem key={field} label={getName(field)}>
              {String(value)}
            </DescriptionItem>
          ))}
        </DescriptionList>
        {registration.has_duplicate && <Text size="sm">{t('registration.duplicate')}</Text>}
        <Group gap="sm">
          {canWrite && !registration.has_duplicate && (
            <Button loading={saving.isRunning} onClick={() => void saving.run()}>
              {t('registration.save')}
            </Button>
          )}
          {canMerge && registration.has_duplicate && (
            <Anchor component={Link} to={`/clients/${clientId}/merge`}>
              {t('registration.merge')}
            </Anchor>
          )}
          {canWrite && (
            <Button variant="default" loading={dismissing.isRunning} onClick={() => void dismissing.run()}>
              {t('registration.dismiss')}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
