import { addDays, today } from '@clinic/kit/i18n'
import { expect, test } from 'vitest'
import { listVisibleColumns, splitEvents } from './calendar-grid-events'

const PRACTITIONERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const COLUMN_WIDTH = 96

/** A grid of a week, scrolled to the left by so many columns, that shows four and a half. */
function createGrid(scrolledBy: number): HTMLElement {
  const grid = document.createElement('section')
  const board = document.createElement('div')
  board.className = 'ec-main'
  const sizes = { scrollWidth: COLUMN_WIDTH * 56, clientWidth: COLUMN_WIDTH * 4.5, scrollLeft: COLUMN_WIDTH * scrolledBy }
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(board, name, { value })
  grid.append(board)
  return grid
}
const list = (grid: HTMLElement, from: string, practitioners = PRACTITIONERS) => [...listVisibleColumns(grid, from, 7, practitioners)]
const onDay = (day: string, ids: string) => [...ids].map((id) => `${day} ${id}`)

test('BKG-022 the columns on the screen are those scrolled to, with a part of one on each side', () => {
  expect(list(createGrid(0), '2031-01-06')).toEqual(onDay('2031-01-06', 'abcdef'))
  expect(list(createGrid(5.5), '2031-01-06')).toEqual([...onDay('2031-01-06', 'fgh'), ...onDay('2031-01-07', 'abc')])
  expect(list(createGrid(51.5), '2031-01-06')).toEqual(onDay('2031-01-12', 'cdefgh'))
})

test('BKG-022 today’s columns are on the screen, since the grid scrolls to them', () => {
  expect(list(createGrid(0), addDays(today(), -3))).toEqual([...onDay(addDays(today(), -3), 'abcdef'), ...onDay(today(), 'abcdef')])
  expect(list(createGrid(0), addDays(today(), -6)).slice(6)).toEqual(onDay(today(), 'abcdef'))
})

test('BKG-022 all columns of a few practitioners are on the screen', () => {
  expect(list(createGrid(0), '2031-01-06', [])).toEqual([])
  expect(list(document.createElement('section'), '2031-01-06', ['a'])).toHaveLength(7)
})

test('BKG-022 events of one visible column of several are drawn first, and a few events are not split', () => {
  const event = (start: string, ...resourceIds: string[]) => ({ start, end: start, resourceIds })
  const shown = [event('2031-01-06 09:00:00', 'a'), event('2031-01-06 00:00:00', 'x', 'a')]
  const others = Array.from({ length: 100 }, () => event('2031-01-06 09:00:00', 'x'))
  const visible = new Set(['2031-01-06 a'] as const)
  expect(splitEvents([...others, ...shown], visible)).toEqual({ first: shown, others })
  expect(splitEvents([...others.slice(2), ...shown], visible)).toEqual({ first: [...others.slice(2), ...shown], others: [] })
})
