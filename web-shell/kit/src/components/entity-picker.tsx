import { Button, Select, Stack, useDebouncedSearch, useDisclosure } from '@clinic/kit/ui'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { useComponentsTranslation } from './texts'

export interface EntityOption {
  id: string
  label: string
  /** What tells it from others of the same name, such as a phone number; shown in the list of options only. */
  details?: string
}

/** How the rows of an entity are searched and how one is read by its id. */
export interface EntitySource {
  key: QueryKey
  search: (text: string) => Promise<EntityOption[]>
  load: (id: string) => Promise<EntityOption>
}

/** An option and a button that add a row which is not found; `onAdd` gets what is typed. */
export interface EntityAddition {
  label: string
  getOptionLabel: (typed: string) => string
  onAdd: (typed: string) => void
}

type SearchSource<Option> = Pick<EntitySource, 'key'> & { search: (text: string) => Promise<Option[]> }

interface Choice<Option> {
  source: SearchSource<Option>
  /** The chosen row; null as well where each chosen row goes to a list beside the input. */
  value: EntityOption | null
  /** Rows that may not be chosen, such as those that are chosen already. */
  excludedIds?: readonly string[] | undefined
}

interface Props<Option> extends Choice<Option> {
  onChange: (option: Option | null) => void
  label?: string
  'aria-label'?: string
  description?: ReactNode
  error?: ReactNode
  name?: string
  ref?: Ref<HTMLInputElement>
  onBlur?: () => void
  placeholder?: string
  emptyMessage?: string
  autoFocus?: boolean
  disabled?: boolean
  withAsterisk?: boolean
  maw?: number
  size?: 'sm' | 'md'
  addition?: EntityAddition | undefined
}

/** The value of the option that adds a row. */
const ADD = 'add'

const getOptionText = ({ label, details }: EntityOption) => [label, details].filter(Boolean).join(' · ')

/** The rows that match what is typed; those that matched less than is typed by now are left out, so that none is chosen by mistake. */
export function useMatches<Option extends EntityOption>({ source, value, excludedIds = [] }: Choice<Option>) {
  const { key, search } = source
  const [input, setInput] = useState('')
  const debounced = useDebouncedSearch(input)
  // The input shows the chosen row's label, which is nothing to search for.
  const getText = (text: string) => (text === value?.label ? '' : text)
  const text = getText(debounced.search)
  const query = useQuery({ queryKey: [...key, 'options', text], queryFn: () => search(text) })
  const isSearching = !debounced.isCurrent(query) || query.isFetching
  const matches = (debounced.isCurrent(query) ? (query.data ?? []) : []).filter(({ id }) => id !== value?.id && !excludedIds.includes(id))
  return { matches, isSearching, error: query.error, typed: getText(input.trim()), input, setInput }
}

/** An input that finds a row of the server, such as a client, while a part of its name is typed. */
export function EntityPicker<Option extends EntityOption>({ source, value, onChange, excludedIds, addition, ...props }: Props<Option>) {
  const { placeholder, emptyMessage, autoFocus, ...inputProps } = props
  const t = useComponentsTranslation()
  const { matches, isSearching, error, typed, input, setInput } = useMatches({ source, value, excludedIds })
  const [isOpen, dropdown] = useDisclosure(false)
  const options = matches.map((match) => ({ value: match.id, label: getOptionText(match) }))
  const current = value?.label ? [{ value: value.id, label: value.label }] : []
  const adding = addition && typed && !isSearching && !error ? [{ value: ADD, label: addition.getOptionLabel(typed) }] : []
  const message = isSearching ? t('entity.searching') : error ? t('entity.failed') : (emptyMessage ?? t('entity.notFound'))
  const firstMatch = isSearching || !typed ? undefined : matches[0]
  const choose = (option: Option | null) => {
    setInput('')
    onChange(option)
  }
  /** Enter takes the first match where none is marked, instead of submitting the form. */
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !firstMatch || event.currentTarget.getAttribute('aria-activedescendant')) return
    event.preventDefault()
    choose(firstMatch)
    dropdown.close()
  }
  const handleChange = (id: string | null) =>
    id === ADD ? addition?.onAdd(typed) : choose(matches.find((match) => match.id === id) ?? null)
  return (
    <Stack gap={4}>
      <Select
        {...inputProps}
        searchable
        clearable
        allowDeselect={false}
        clearButtonProps={{ 'aria-label': t('entity.clear') }}
        data-autofocus={autoFocus || undefined}
        dropdownOpened={isOpen}
        onDropdownOpen={dropdown.open}
        onDropdownClose={dropdown.close}
        onKeyDown={handleKeyDown}
        placeholder={placeholder ?? t('entity.search')}
        data={[...current, ...options, ...adding]}
        filter={({ options: all }) => all}
        value={value?.id ?? null}
        onChange={handleChange}
        searchValue={input}
        onSearchChange={setInput}
        nothingFoundMessage={message}
      />
      {addition && <AddButton addition={addition} typed={typed} />}
    </Stack>
  )
}

function AddButton({ addition, typed }: { addition: EntityAddition; typed: string }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      w="max-content"
      leftSection={<TbPlus size={14} aria-hidden />}
      // The input would lose what is typed with the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => addition.onAdd(typed)}
    >
      {addition.label}
    </Button>
  )
}
