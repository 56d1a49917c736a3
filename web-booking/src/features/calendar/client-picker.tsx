import { useController } from '@clinic/kit/forms'
import { useMay } from '@clinic/kit/session'
import { Button, Select, Stack, useSettled } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { useBookingTexts } from '../../texts'
import { clientQuery, clientsQuery } from './calendar.api'

/** The choice that is nobody's id: somebody new. */
const NEW = 'new'

const nameOf = (client: { first_name: string; last_name: string }) => `${client.first_name} ${client.last_name}`

/**
 * Who can be chosen while a piece of somebody is typed: the chosen one first, those it finds, and last, once it is known who they are, whoever
 * is new. Who was found for less than is typed by now isn't: one would choose them unseen.
 */
function useClients(chosenId: string, mayAdd: boolean) {
  const t = useBookingTexts()
  const [text, setText] = useState('')
  const { search, isOf } = useSettled(text)
  const chosen = useQuery({ ...clientQuery(chosenId), enabled: Boolean(chosenId) })
  const name = chosen.data?.id === chosenId ? nameOf(chosen.data) : ''
  // The box shows the chosen name, which is nothing to search for.
  const typed = text.trim() === name ? '' : text.trim()
  const found = useQuery(clientsQuery(search === name ? '' : search))
  const isSettled = isOf(found)
  const isSearching = !isSettled || found.isFetching
  const others = (isSettled ? (found.data?.items ?? []) : []).filter(({ id }) => id !== chosenId)
  const options = [
    ...(name ? [{ value: chosenId, label: name }] : []),
    ...others.map((each) => ({ value: each.id, label: [nameOf(each), each.phone].filter(Boolean).join(' · ') })),
    ...(mayAdd && typed && !isSearching ? [{ value: NEW, label: t('form.addTyped', { typed }) }] : []),
  ]
  return { options, typed, setText, isSearching }
}

/** Finds a client by a piece of a name, number or address, as it is typed; whoever isn't found is added from what was typed. */
export function ClientPicker({ name, label, onAdd }: { name: string; label: string; onAdd: (typed: string) => void }) {
  const t = useBookingTexts()
  const { field, fieldState } = useController({ name })
  const mayAdd = useMay('client.write')
  const { options, typed, setText, isSearching } = useClients((field.value as string | undefined) ?? '', mayAdd)
  return (
    <Stack gap={4}>
      <Select
        ref={field.ref}
        name={name}
        label={label}
        withAsterisk
        searchable
        clearable
        placeholder={t('form.searchClient')}
        error={fieldState.error?.message}
        data-autofocus={!field.value || undefined}
        data={options}
        filter={({ options: all }) => all}
        value={field.value || null}
        onBlur={field.onBlur}
        onChange={(value) => (value === NEW ? onAdd(typed) : field.onChange(value ?? ''))}
        onSearchChange={setText}
        nothingFoundMessage={isSearching ? t('form.searching') : t('form.noClient')}
      />
      {mayAdd && (
        <Button
          variant="subtle"
          size="compact-sm"
          w="max-content"
          leftSection={<TbPlus size={14} aria-hidden />}
          onClick={() => onAdd(typed)}
        >
          {t('form.addClient')}
        </Button>
      )}
    </Stack>
  )
}
