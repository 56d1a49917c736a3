import { useController } from '@clinic/kit/forms'
import { useMay } from '@clinic/kit/session'
import { Button, Select, Stack, useDebouncedValue } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { useBookingTexts } from '../../texts'
import { clientQuery, clientsQuery } from './calendar.api'

const nameOf = (client: { first_name: string; last_name: string }) => `${client.first_name} ${client.last_name}`

/** Finds a client by a piece of a name, number or address, as it is typed. */
export function ClientPicker({ name, label, onAdd }: { name: string; label: string; onAdd: () => void }) {
  const t = useBookingTexts()
  const { field, fieldState } = useController({ name })
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 300)
  const chosen = useQuery({ ...clientQuery(field.value ?? ''), enabled: Boolean(field.value) })
  const chosenName = chosen.data && chosen.data.id === field.value ? nameOf(chosen.data) : ''
  // The box shows the chosen name, which is nothing to search for.
  const found = useQuery(clientsQuery(search === chosenName ? '' : search))
  const options = (found.data?.items ?? []).map((each) => ({
    value: each.id,
    label: [nameOf(each), each.phone].filter(Boolean).join(' · '),
  }))
  const known = field.value && chosenName ? [{ value: field.value as string, label: chosenName }] : []
  const mayAdd = useMay('client.write')
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
        data={[...known, ...options.filter(({ value }) => value !== field.value)]}
        filter={({ options: all }) => all}
        value={field.value || null}
        onBlur={field.onBlur}
        onChange={(value) => field.onChange(value ?? '')}
        onSearchChange={setTyped}
        nothingFoundMessage={found.isFetching ? t('form.searching') : t('form.noClient')}
      />
      {mayAdd && (
        <Button variant="subtle" size="compact-sm" w="max-content" leftSection={<TbPlus size={14} aria-hidden />} onClick={onAdd}>
          {t('form.addClient')}
        </Button>
      )}
    </Stack>
  )
}
