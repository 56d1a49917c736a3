import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRoutes, setTestLanguage } from '../testing'
import { SortableList } from '.'

const ROW_HEIGHT = 40

/** Gives each row its place on the page, which jsdom doesn't lay out. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li')
    const index = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0
    return new DOMRect(0, index * ROW_HEIGHT, 100, ROW_HEIGHT)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  return setTestLanguage('en')
})

function Questions() {
  const [names, setNames] = useState(['Allergies', 'Medicines', 'Pregnancy'])
  const move = (from: number, to: number) => setNames((prev) => prev.toSpliced(from, 1).toSpliced(to, 0, prev[from] as string))
  return (
    <SortableList label="Questions" items={names} getId={(name) => name} getName={(name) => name} onMove={move}>
      {(name) => name}
    </SortableList>
  )
}

const renderList = () => renderRoutes([{ path: '/', element: <Questions /> }])
const getNames = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('a row is moved by the arrow keys on its handle, and each step is announced', async () => {
  const { user } = renderList()
  const handle = await screen.findByRole('button', { name: 'Move Allergies' })
  expect(handle).toHaveAccessibleDescription(/Press space to lift the item/)
  handle.focus()
  await user.keyboard(' ')
  expect(await screen.findByText(/Allergies .* position 1 of 3/)).toBeInTheDocument()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByText('Allergies is at position 2 of 3')).toBeInTheDocument()
  await user.keyboard(' ')
  expect(await screen.findByText('Allergies dropped at position 2 of 3')).toBeInTheDocument()
  expect(getNames()).toEqual(['Medicines', 'Allergies', 'Pregnancy'])
})

test('Escape returns a lifted row to its position and announces it', async () => {
  const { user } = renderList()
  const handle = await screen.findByRole('button', { name: 'Move Allergies' })
  handle.focus()
  await user.keyboard(' ')
  await user.keyboard('{ArrowDown}')
  await screen.findByText('Allergies is at position 2 of 3')
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Allergies is back at position 1 of 3')).toBeInTheDocument()
  expect(getNames()).toEqual(['Allergies', 'Medicines', 'Pregnancy'])
})

test('the handle has a description in the language of the screen', async () => {
  await setTestLanguage('sv')
  renderList()
  const handle = await screen.findByRole('button', { name: 'Flytta Allergies' })
  await waitFor(() => expect(handle).toHaveAttribute('aria-roledescription', 'flyttbar'))
})

test('a row that reaches the end keeps the focus, on its other button', async () => {
  const { user } = renderList()
  await user.click(await screen.findByRole('button', { name: 'Move Medicines down' }))
  expect(getNames()).toEqual(['Allergies', 'Pregnancy', 'Medicines'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Medicines up' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Move Medicines up' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(getNames()).toEqual(['Medicines', 'Allergies', 'Pregnancy'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Medicines down' })).toHaveFocus())
})
