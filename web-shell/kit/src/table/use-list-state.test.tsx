import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoutes } from '../testing'
import { useListState } from '.'

function Query() {
  const { query } = useListState({ sort: 'name' })
  return <output>{JSON.stringify(query)}</output>
}

test('PLT-109 a list asks for twenty rows a page, on every page of it', async () => {
  renderRoutes([{ path: '/', element: <Query /> }], '/?page=3')
  expect(JSON.parse((await screen.findByRole('status')).textContent ?? '')).toEqual({
    page: 3,
    per_page: 20,
    search: '',
    sort: 'name',
    order: 'asc',
  })
})
