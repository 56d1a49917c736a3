import type { Schema } from '@clinic/kit/api'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import type { Selection } from '@clinic/kit/table'
import { Button } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbTag } from 'react-icons/tb'
import { useRecordTranslation } from '../../texts'
import { ChangeTags } from './change-tags'

type Row = Schema['ClientListItem']

/** The selection of clients whose tags are changed together, and its dialog; no selection for users who can't change clients. */
export function useTagSelection() {
  const t = useRecordTranslation()
  const canWrite = useHasPermission('client.write')
  const [opened, setOpened] = useState<{ ids: string[]; clear: () => void } | null>(null)
  const close = () => setOpened(null)
  const handleDone = () => {
    opened?.clear()
    close()
  }
  const selection: Selection<Row> = {
    getLabel: (row) => t('tags.select', { name: getFullName(row) }),
    renderActions: (rows, clear) => (
      <Button
        size="compact-md"
        variant="default"
        leftSection={<TbTag size={16} aria-hidden />}
        onClick={() => setOpened({ ids: rows.map(({ id }) => id), clear })}
      >
        {t('tags.change')}
      </Button>
    ),
  }
  const dialog = opened && <ChangeTags clientIds={opened.ids} onClose={close} onDone={handleDone} />
  return { selection: canWrite ? selection : undefined, dialog }
}
