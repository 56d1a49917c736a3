import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setClientTerm } from '../i18n'
import { mockSignedIn, renderRoutes } from '../testing'
import { createHelp } from './help'
import { Page } from './page'

const task = (title: string) => ({ title, text: `${title} of a client.` })
const texts = { about: 'What clients see.', first: task('Add'), second: task('Find'), third: task('Remove') }

afterEach(() => setClientTerm('client'))

test('USE-013 the help is loaded when it is opened, with the clinic’s word for its clients', async () => {
  mockSignedIn()
  setClientTerm('patient')
  let loads = 0
  const getHelp = createHelp('test', () => {
    loads += 1
    return loads === 1 ? Promise.reject(new Error('no chunk')) : Promise.resolve({ en: { list: texts }, sv: { list: texts } })
  })
  const { user } = renderRoutes([
    {
      path: '/',
      element: (
        <Page title="Clients" help={getHelp('list')}>
          {null}
        </Page>
      ),
    },
  ])
  await screen.findByRole('heading', { name: 'Clients' })
  expect(loads).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Help' }))
  const panel = await screen.findByRole('dialog', { name: 'Help' })
  await user.click(await within(panel).findByRole('button', { name: 'Try again' }))
  expect(await within(panel).findByText('What patients see.')).toBeInTheDocument()
  expect(
    within(panel)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Add', 'Find', 'Remove'])
  expect(within(panel).getByText('Find of a patient.')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
