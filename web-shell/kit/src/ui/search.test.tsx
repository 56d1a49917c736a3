import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../testing'
import { ListToolbar, useList, useSettled } from '.'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function List() {
  const list = useList({ sort: 'name' })
  return (
    <>
      <ListToolbar list={list} searchLabel="Search" />
      <output>{list.query.search}</output>
    </>
  )
}

function Box() {
  const [typed, type] = useState('')
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => type(event.currentTarget.value)} />
      <output>{useSettled(typed).search}</output>
    </>
  )
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } })

test.each([
  ['above a list', <List key="list" />],
  ['in a form', <Box key="box" />],
])('PLT-006 a search box %s waits 300 ms after the last key', async (_, element) => {
  show([{ path: '/', element }])
  type('a')
  await later(290)
  type(' an ')
  await later(290)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await later(20)
  expect(screen.getByRole('status')).toHaveTextContent(/^an$/)
})
