import { useMay } from '@clinic/kit/session'
import { Button, confirm, Group, toast } from '@clinic/kit/ui'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormsTexts } from './texts'

interface Row {
  id: string
  version: number
  is_active: boolean
  is_deleted: boolean
}

interface Props {
  row: Row
  name: string
  of: QueryKey
  toggle: (row: Row) => Promise<unknown>
  remove: (row: Row) => Promise<unknown>
  restore: (row: Row) => Promise<unknown>
  children?: ReactNode
}

/** What is done with a form in its list: taken out of use or in, deleted, restored. */
export function RowActions({ row, name, of, toggle, remove, restore, children }: Props) {
  const t = useFormsTexts()
  const queries = useQueryClient()
  const mayWrite = useMay('form.design')
  const act = useMutation({
    mutationFn: ({ run }: { run: (row: Row) => Promise<unknown>; told: string }) => run(row),
    onSuccess: async (_, { told }) => {
      await queries.invalidateQueries({ queryKey: of })
      toast.success(told)
    },
    onError: (error) => toast.error(error.message),
  })
  const askRemove = async () => {
    const body = t('list.deleteBody', { name })
    const sure = await confirm({ title: t('list.deleteTitle'), body, action: t('list.delete'), danger: true })
    if (sure) act.mutate({ run: remove, told: t('list.gone') })
  }
  const button = { size: 'compact-sm', variant: 'subtle', disabled: act.isPending } as const
  if (!mayWrite) return null
  if (row.is_deleted)
    return (
      <Button {...button} onClick={() => act.mutate({ run: restore, told: t('list.restored') })}>
        {t('list.restore')}
      </Button>
    )
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {children}
      <Button {...button} onClick={() => act.mutate({ run: toggle, told: t('list.saved') })}>
        {t(row.is_active ? 'list.off' : 'list.on')}
      </Button>
      <Button {...button} color="red" onClick={() => void askRemove()}>
        {t('list.delete')}
      </Button>
    </Group>
  )
}
