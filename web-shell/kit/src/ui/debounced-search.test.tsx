import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListToolbar, useListState } from '../table'
import { renderRoutes } from '../testing'
import { useDebouncedSearch } from '.'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function List() {
  const list = useListState({ sort: 'name' })
  return (
    <>
      <ListToolbar list={list} searchLabel="Search" />
      <output>{list.query.search}</output>
    </>
  )
}

function SearchInput() {
  const [input, setInput] = useState('')
  return (
    <>
      <input aria-label="Search" value={input} onChange={(event) => setInput(event.currentTarget.value)} />
      <output>{useDebouncedSearch(input).search}</output>
    </>
  )
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } })

test.each([
  ['above a list', <List key="list" />],
  ['in a form', <SearchInput key="input" />],
])('PLT-006 a search input %s waits 300 ms after the last key', async (_, element) => {
  renderRoutes([{ path: '/', element }])
  type('a')
  await advance(290)
  type(' an ')
  await advance(290)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await advance(20)
  expect(screen.getByRole('status')).toHaveTextContent(/^an$/)
})
