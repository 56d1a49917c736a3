import { useHasPermission } from '@clinic/kit/session'
import { Button, Group, StatusBadge, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbTag } from 'react-icons/tb'
import { useRecordTranslation } from '../../texts/index'
import { ChangeTags } from '../clients/change-tags'
import { clientTagsQuery } from '../clients/client-tags.api'

/** The client's tags, with a button to change them. */
export function ClientTags({ clientId }: { clientId: string }) {
  const t = useRecordTranslation()
  const { data = [] } = useQuery(clientTagsQuery(clientId))
  const canWrite = useHasPermission('client.write')
  const [isOpen, dialog] = useDisclosure(false)
  if (data.length === 0 && !canWrite) return null
  return (
    <Group gap="xs" role="group" aria-label={t('tags.title')}>
      {data.map((tag) => (
        <StatusBadge key={tag} tone="neutral">
          {tag}
        </StatusBadge>
      ))}
      {canWrite && (
        <Button size="compact-sm" variant="subtle" leftSection={<TbTag size={16} aria-hidden />} onClick={dialog.open}>
          {t('tags.change')}
        </Button>
      )}
      {isOpen && <ChangeTags clientIds={[clientId]} onClose={dialog.close} onDone={dialog.close} />}
    </Group>
  )
}
