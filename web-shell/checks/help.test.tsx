/** Each screen's help, in both languages (USE-013). */
import {
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ServicesScreen } from '../../web-booking/src/features/catalogue/services-screen'
import { ClientsScreen } from '../../web-record/src/features/clients/clients-screen'
import { TeamScreen } from '../src/features/settings/team-screen'

beforeEach(() => {
  mockSignedIn()
  for (const path of ['/api/clients', '/api/users']) mockEndpoint('get', path, () => pageResponse([]))
  for (const path of ['/api/v2/categories', '/api/v2/services', '/api/practitioners']) mockEndpoint('get', path, () => okResponse([]))
})
afterEach(() => setTestLanguage('en'))

const screens: [name: string, Screen: ComponentType, en: string, sv: string][] = [
  ['clients', ClientsScreen, 'Find a client', 'Hitta en klient'],
  ['services', ServicesScreen, 'Add a service', 'Lägg till en tjänst'],
  ['team', TeamScreen, 'Invite someone', 'Bjud in någon'],
]

test.each(screens)('USE-013 the help of %s says what it is for and three things, in both languages', async (_, Screen, en, sv) => {
  const { user } = renderRoutes([{ path: '/', element: <Screen /> }])
  await user.click(await screen.findByRole('button', { name: 'Help' }))
  const panel = await screen.findByRole('dialog', { name: 'Help' })
  expect(await within(panel).findAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(within(panel).getByRole('heading', { name: en })).toBeInTheDocument()
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await within(panel).findByRole('heading', { name: sv })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
