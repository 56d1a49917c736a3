import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { Button, Group } from '@clinic/kit/ui'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormsTranslation } from './texts'

interface FormRow {
  id: string
  version: number
  is_active: boolean
  is_deleted: boolean
}

interface Props {
  row: FormRow
  name: string
  /** Built in: neither deactivated nor deleted here. */
  isBuiltin?: boolean
  queryKey: QueryKey
  toggle: (row: FormRow) => Promise<unknown>
  remove: (row: FormRow) => Promise<unknown>
  restore: (row: FormRow) => Promise<unknown>
  children?: ReactNode
}

/** Activate, deactivate, delete and restore a template in its list. */
export function RowActions({ row, name, isBuiltin = false, queryKey, toggle, remove, restore, children }: Props) {
  const t = useFormsTranslation()
  const canEdit = useHasPermission('form.design')
  const refresh = [queryKey]
  const toggling = useAction({ send: () => toggle(row), successMessage: t('list.saved'), refresh })
  const restoring = useAction({ send: () => restore(row), successMessage: t('list.restored'), refresh })
  const removing = useAction({
    send: () => remove(row),
    confirmation: {
      title: t('list.deleteTitle'),
      body: t('list.deleteBody', { name }),
      confirmLabel: t('list.delete'),
      isDestructive: true,
    },
    successMessage: t('list.deletedMessage'),
    refresh,
  })
  const isRunning = [toggling, restoring, removing].some((action) => action.isRunning)
  const button = { size: 'compact-sm', variant: 'subtle', disabled: isRunning } as const
  if (!canEdit) return null
  if (isBuiltin)
    return (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        {children}
      </Group>
    )
  if (row.is_deleted)
    return (
      <Button {...button} onClick={() => void restoring.run()}>
        {t('list.restore')}
      </Button>
    )
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {children}
      <Button {...button} onClick={() => void toggling.run()}>
        {t(row.is_active ? 'list.deactivate' : 'list.activate')}
      </Button>
      <Button {...button} color="red" onClick={() => void removing.run()}>
        {t('list.delete')}
      </Button>
    </Group>
  )
}
