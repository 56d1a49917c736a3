import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderRoutes } from '../testing'
import { MultiSelect } from '.'

const NAMES = ['Anna', 'Berit', 'Carin', 'Doris', 'Eva', 'Frida']

function Team({ initial }: { initial: string[] }) {
  const [chosen, setChosen] = useState(initial)
  return (
    <>
      <MultiSelect label="Team" data={NAMES} value={chosen} onChange={setChosen} />
      <p>{chosen.length} chosen</p>
    </>
  )
}

const renderTeam = (initial: string[]) => renderRoutes([{ path: '/', element: <Team initial={initial} /> }])
const isShown = (name: string) => screen.queryByText(name, { ignore: '[role=option] *' }) !== null

test('PLT-089 a multi-select shows four names and the number of the others', () => {
  renderTeam(NAMES)
  expect(NAMES.filter(isShown)).toEqual(NAMES.slice(0, 4))
  expect(screen.getByText('2 more')).toBeVisible()
})

test('PLT-089 four names need no number', () => {
  renderTeam(NAMES.slice(0, 4))
  expect(NAMES.filter(isShown)).toEqual(NAMES.slice(0, 4))
  expect(screen.queryByText(/more/)).not.toBeInTheDocument()
})

test('PLT-089 every name shows while the list is open, and the last can be removed', async () => {
  const { user } = renderTeam(NAMES)
  await user.click(screen.getByRole('combobox', { name: 'Team' }))
  expect(NAMES.filter(isShown)).toEqual(NAMES)
  await user.keyboard('{Backspace}')
  expect(screen.getByText('5 chosen')).toBeVisible()
})

test('a shown name is removed by its button', async () => {
  const { user } = renderTeam(NAMES.slice(0, 2))
  await user.click(document.querySelector('.mantine-Pill-remove') as Element)
  expect(screen.getByText('1 chosen')).toBeVisible()
  expect(NAMES.filter(isShown)).toEqual(['Berit'])
})
