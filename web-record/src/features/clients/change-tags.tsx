import { useAction } from '@clinic/kit/components'
import { Button, Modal, Stack } from '@clinic/kit/ui'
import { useState } from 'react'
import { useRecordTranslation } from '../../texts'
import { changeTags } from './client-tags.api'
import { clientsKey } from './clients.api'
import { TagsInput } from './tags-input'

interface Props {
  clientIds: string[]
  onClose: () => void
  onDone: () => void
}

/** Gives tags to the clients and takes tags from them. */
export function ChangeTags({ clientIds, onClose, onDone }: Props) {
  const t = useRecordTranslation()
  const [added, setAdded] = useState<string[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const { run, isRunning } = useAction({
    send: changeTags,
    successMessage: t('tags.saved'),
    refresh: [clientsKey],
    onSuccess: onDone,
  })
  const isEmpty = added.length + removed.length === 0
  return (
    <Modal opened onClose={onClose} title={t('tags.titleFor', { count: clientIds.length })}>
      <Stack gap="md">
        <TagsInput label={t('tags.add')} value={added} onChange={setAdded} />
        <TagsInput label={t('tags.remove')} value={removed} onChange={setRemoved} />
        <Button loading={isRunning} disabled={isEmpty} onClick={() => void run({ client_ids: clientIds, add: added, remove: removed })}>
          {t('tags.save')}
        </Button>
      </Stack>
    </Modal>
  )
}
