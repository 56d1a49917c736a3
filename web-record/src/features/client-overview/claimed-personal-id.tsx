import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Anchor, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useRecordTranslation } from '../../texts/index'
import { clientSummaryKey } from '../clients/clients.api'
import { dismissClaimedPersonalId } from './client-overview.api'

interface Props {
  clientId: string
  claim: NonNullable<Schema['ClientSummary']['claimed_personal_id']>
}

/** A personal id of another client that was typed in the booking portal: staff merge the two, or dismiss the number (LAW-011). */
export function ClaimedPersonalId({ clientId, claim }: Props) {
  const t = useRecordTranslation()
  const canWrite = useHasPermission('client.write')
  const canMerge = useHasPermission('client.merge')
  const dismissing = useAction({
    send: () => dismissClaimedPersonalId(clientId),
    successMessage: t('registration.claimDismissed'),
    refresh: [clientSummaryKey(clientId)],
  })
  return (
    <Alert color="blue" title={t('registration.claimedTitle')}>
      <Stack gap="sm">
        <Text size="sm">{t('registration.claimedText', { number: claim.personal_id })}</Text>
        <Group gap="sm">
          {claim.clients.map((owner) => (
            <Anchor
              key={owner.id}
              component={Link}
              to={canMerge ? `/clients/${owner.id}/merge?source=${clientId}` : `/clients/${owner.id}`}
            >
              {canMerge ? t('registration.mergeWith', { name: getFullName(owner) }) : getFullName(owner)}
            </Anchor>
          ))}
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
