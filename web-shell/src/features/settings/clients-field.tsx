import { type FieldProps, useField } from '@clinic/kit/forms'
import { MultiSelect, useSettled } from '@clinic/kit/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useShellTexts } from '../../texts'
import { clientChoices } from './team.api'

interface Named {
  id: string
  first_name: string
  last_name: string
  phone?: string
}

const nameOf = (client: Named) => `${client.first_name} ${client.last_name}`

/** The names of those chosen: as the server told them, or as they were found here. */
function useNames(told: Record<string, string>, found: Named[]) {
  const seen = useRef(new Map(Object.entries(told)))
  for (const client of found) seen.current.set(client.id, nameOf(client))
  return (id: string) => seen.current.get(id) ?? ''
}

/** Several clients out of the whole register, found as one types; more come as one goes down the list. */
export function ClientsField({ names, ...props }: FieldProps & { names: Record<string, string> }) {
  const t = useShellTexts()
  const { value, change, blur, ref, name, box } = useField<string[]>(props)
  const ids = value ?? []
  const [typed, setTyped] = useState('')
  const { search, isOf } = useSettled(typed)
  const choices = useInfiniteQuery(clientChoices(search))
  const { data, isFetching, hasNextPage, fetchNextPage } = choices
  const isSettled = isOf(choices)
  const found = isSettled ? (data?.pages.flatMap(({ items }) => items) ?? []) : []
  const named = useNames(names, found)
  const chosen = ids.map((id) => ({ value: id, label: named(id) }))
  const others = found.filter(({ id }) => !ids.includes(id))
  const label = (client: Named) => [nameOf(client), client.phone].filter(Boolean).join(' · ')
  return (
    <MultiSelect
      {...box}
      ref={ref}
      name={name}
      searchable
      clearable
      hidePickedOptions
      placeholder={t('reach.find')}
      data={[...chosen, ...others.map((client) => ({ value: client.id, label: label(client) }))]}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      scrollAreaProps={{ onBottomReached: () => hasNextPage && !isFetching && void fetchNextPage() }}
      nothingFoundMessage={t(isFetching || !isSettled ? 'loading' : 'search.nothing')}
      value={ids}
      onBlur={blur}
      onChange={change}
    />
  )
}
