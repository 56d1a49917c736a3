import { ApiError } from '@clinic/kit/api'
import { useHasPermission } from '@clinic/kit/session'
import { ActionIcon, Button, Group, Modal, Stack, Text, TextInput, toast } from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { TbBookmark, TbTrash } from 'react-icons/tb'
import { useSearchParams } from 'react-router'
import { useKitTranslation } from '../texts'
import { deleteView, type SavedView, savedViewsKey, savedViewsQuery, saveView } from './saved-views.api'

/** Sends a change of the saved views and loads them again; a refusal is shown. */
function useViewMutation<Input>(listName: string, send: (input: Input) => Promise<unknown>) {
  const t = useKitTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onError: (error) => toast.error((error instanceof ApiError && error.message) || t('unknownError')),
    onSettled: () => queries.invalidateQueries({ queryKey: savedViewsKey(listName) }),
  })
}

function ViewRow({ view, onOpen, onDelete }: { view: SavedView; onOpen: () => void; onDelete: () => void }) {
  const t = useKitTranslation()
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <Button variant="subtle" size="compact-md" justify="flex-start" flex={1} onClick={onOpen}>
        {view.name}
      </Button>
      <ActionIcon variant="subtle" color="gray" aria-label={t('views.delete', { name: view.name })} onClick={onDelete}>
        <TbTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

/** Saves the list's search, filters, sorting and columns under a name; a view of the same name is replaced. */
function SaveView({ listName, query }: { listName: string; query: string }) {
  const t = useKitTranslation()
  const [name, setName] = useState('')
  const { mutate, isPending } = useViewMutation(listName, saveView)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) mutate({ list_name: listName, name, query }, { onSuccess: () => setName('') })
  }
  return (
    <form onSubmit={handleSubmit}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          size="sm"
          flex={1}
          label={t('views.name')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="sm" variant="default" loading={isPending} disabled={name.trim() === ''}>
          {t('views.save')}
        </Button>
      </Group>
    </form>
  )
}

/** The user's views of a list: open one, save what is shown now, or delete one (USE-017). */
export function SavedViews({ listName }: { listName: string }) {
  const t = useKitTranslation()
  const [isOpen, setOpen] = useState(false)
  const [params, setParams] = useSearchParams()
  const { data: views = [] } = useQuery({ ...savedViewsQuery(listName), enabled: isOpen })
  const canSave = useHasPermission('saved_view.write')
  const { mutate: remove } = useViewMutation(listName, deleteView)
  const current = new URLSearchParams(params)
  current.delete('page')
  const handleOpen = (view: SavedView) => {
    setParams(new URLSearchParams(view.query))
    setOpen(false)
  }
  return (
    <>
      <Button variant="default" leftSection={<TbBookmark size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('views.title')}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t('views.title')} size="sm">
        <Stack gap="md">
          <Stack gap="xs">
            {views.map((view) => (
              <ViewRow key={view.id} view={view} onOpen={() => handleOpen(view)} onDelete={() => remove(view)} />
            ))}
          </Stack>
          {views.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('views.empty')}
            </Text>
          )}
          {canSave && <SaveView listName={listName} query={current.toString()} />}
        </Stack>
      </Modal>
    </>
  )
}
