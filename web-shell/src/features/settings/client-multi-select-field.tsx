import { type FieldProps, useField } from '@clinic/kit/forms'
import { getClientDetails, getFullName } from '@clinic/kit/i18n'
import { MultiSelect, useDebouncedSearch } from '@clinic/kit/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useShellTranslation } from '../../texts'
import { clientOptionsQuery } from './team.api'

interface ClientOption {
  id: string
  first_name: string
  last_name: string
  phone?: string
  date_of_birth?: string | null
}

/** The names of selected clients, from the saved access or from the options loaded so far. */
function useClientNames(savedNames: Record<string, string>, options: ClientOption[]) {
  const names = useRef(new Map(Object.entries(savedNames)))
  for (const client of options) names.current.set(client.id, getFullName(client))
  return (id: string) => names.current.get(id) ?? ''
}

/** Selects clients by searching all of them; more options load at the end of the list. */
export function ClientMultiSelectField({ names, ...props }: FieldProps & { names: Record<string, string> }) {
  const t = useShellTranslation()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string[]>(props)
  const ids = value ?? []
  const [input, setInput] = useState('')
  const { search, isCurrent } = useDebouncedSearch(input)
  const query = useInfiniteQuery(clientOptionsQuery(search))
  const { data, isFetching, hasNextPage, fetchNextPage } = query
  const isLoaded = isCurrent(query)
  const options = isLoaded ? (data?.pages.flatMap(({ items }) => items) ?? []) : []
  const getName = useClientNames(names, options)
  const selected = ids.map((id) => ({ value: id, label: getName(id) }))
  const others = options.filter(({ id }) => !ids.includes(id))
  const getLabel = (client: ClientOption) => [getFullName(client), getClientDetails(client)].filter(Boolean).join(' · ')
  return (
    <MultiSelect
      {...inputProps}
      ref={ref}
      name={name}
      searchable
      clearable
      hidePickedOptions
      placeholder={t('clientAccess.search')}
      data={[...selected, ...others.map((client) => ({ value: client.id, label: getLabel(client) }))]}
      filter={({ options: unfiltered }) => unfiltered}
      searchValue={input}
      onSearchChange={setInput}
      scrollAreaProps={{ onBottomReached: () => hasNextPage && !isFetching && void fetchNextPage() }}
      nothingFoundMessage={t(isFetching || !isLoaded ? 'loading' : 'search.noResults')}
      value={ids}
      onBlur={onBlur}
      onChange={onChange}
    />
  )
}
