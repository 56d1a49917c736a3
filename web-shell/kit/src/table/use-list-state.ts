import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PAGE_SIZES } from '../api'
import { SEARCH_DEBOUNCE_MS } from '../ui/use-debounced-search'

export interface ListState<Sort extends string = string> {
  page: number
  search: string
  sort: Sort
  order: 'asc' | 'desc'
  filter: string
  /** Whether the list is searched or filtered, which tells an empty result from an empty list. */
  isFiltered: boolean
  /** The text in the search input; `search` follows 300 ms after the last key (PLT-006). */
  searchInput: string
  setSearchInput: (text: string) => void
  setParams: (changes: Record<string, string | number | undefined>) => void
  /** The keys of the columns that the user has hidden. */
  hiddenColumns: string[]
  setHiddenColumns: (keys: string[]) => void
  /** The query parameters of a paged call. */
  query: { page: number; per_page: number; search: string; sort: Sort; order: 'asc' | 'desc' }
}

/** The search, filter, sorting and page of a list, in the URL so that the back button, a reload and a shared link show the same. */
export function useListState<Sort extends string>(defaults: { sort: Sort; order?: 'asc' | 'desc'; filter?: string }): ListState<Sort> {
  const [searchParams, setSearchParams] = useSearchParams()
  const setParams: ListState<Sort>['setParams'] = (changes) =>
    setSearchParams(
      (prev) => {
        const next = new URLSearchParams(prev)
        for (const [key, value] of Object.entries({ page: undefined, ...changes })) {
          if (value === undefined || value === '') next.delete(key)
          else next.set(key, String(value))
        }
        return next
      },
      { replace: true },
    )
  const search = searchParams.get('search') ?? ''
  const [searchInput, setInput] = useState(search)
  const typedSearch = useRef(search)
  const applySearch = useDebouncedCallback((text: string) => {
    typedSearch.current = text.trim()
    setParams({ search: typedSearch.current })
  }, SEARCH_DEBOUNCE_MS)
  // A search that comes from the address, such as that of a saved view or of the back button, is shown in the input.
  useEffect(() => {
    if (search === typedSearch.current) return
    typedSearch.current = search
    setInput(search)
  }, [search])
  const page = Math.max(1, Number(searchParams.get('page')) || 1)
  const sort = (searchParams.get('sort') ?? defaults.sort) as Sort
  const order = (searchParams.get('order') ?? defaults.order ?? 'asc') === 'desc' ? 'desc' : 'asc'
  const setSearchInput = (text: string) => {
    setInput(text)
    applySearch(text)
  }
  const query = { page, per_page: PAGE_SIZES.page, search, sort, order } as const
  const filter = searchParams.get('filter') ?? defaults.filter ?? ''
  const hiddenColumns = (searchParams.get('hide') ?? '').split(',').filter(Boolean)
  const setHiddenColumns = (keys: string[]) => setParams({ page: page > 1 ? page : undefined, hide: keys.join() })
  const isFiltered = searchParams.has('search') || searchParams.has('filter')
  return { page, search, sort, order, filter, isFiltered, searchInput, setSearchInput, setParams, hiddenColumns, setHiddenColumns, query }
}
