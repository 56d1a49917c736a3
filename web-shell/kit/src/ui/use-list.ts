import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SEARCH_WAIT } from './use-settled'

export interface ListState<Sort extends string = string> {
  page: number
  search: string
  sort: Sort
  order: 'asc' | 'desc'
  filter: string
  /** Whether the person has narrowed the list, so that nothing found is not the same as nothing there. */
  narrowed: boolean
  /** What the search box shows; the search itself follows 300 ms after the last key (PLT-006). */
  typed: string
  type: (text: string) => void
  set: (changes: Record<string, string | number | undefined>) => void
  /** The query of a paged call. */
  query: { page: number; per_page: number; search: string; sort: Sort; order: 'asc' | 'desc' }
}

/** A list's search, filter, sorting and page, kept in the URL so that back, reload and a sent link show the same. */
export function useList<Sort extends string>(start: {
  sort: Sort
  order?: 'asc' | 'desc'
  filter?: string
  perPage?: number
}): ListState<Sort> {
  const [params, setParams] = useSearchParams()
  const set: ListState<Sort>['set'] = (changes) =>
    setParams(
      (was) => {
        const next = new URLSearchParams(was)
        for (const [key, value] of Object.entries({ page: undefined, ...changes })) {
          if (value === undefined || value === '') next.delete(key)
          else next.set(key, String(value))
        }
        return next
      },
      { replace: true },
    )
  const search = params.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  const apply = useDebouncedCallback((text: string) => set({ search: text.trim() }), SEARCH_WAIT)
  const page = Math.max(1, Number(params.get('page')) || 1)
  const sort = (params.get('sort') ?? start.sort) as Sort
  const order = (params.get('order') ?? start.order ?? 'asc') === 'desc' ? 'desc' : 'asc'
  const type = (text: string) => {
    setTyped(text)
    apply(text)
  }
  const query = { page, per_page: start.perPage ?? 20, search, sort, order } as const
  const filter = params.get('filter') ?? start.filter ?? ''
  const narrowed = params.has('search') || params.has('filter')
  return { page, search, sort, order, filter, narrowed, typed, type, set, query }
}
