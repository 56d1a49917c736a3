import { expectNoA11yViolations, mockSignedIn, renderRoutes, setTestLanguage } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CompanySettingsScreen } from './company-settings-screen'

afterEach(() => setTestLanguage('en'))

const render = () => renderRoutes([{ path: '/', element: <CompanySettingsScreen /> }])
const listAddresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('PLT-055 the owner finds information, team, notifications and calendar connection on one page, in both languages', async () => {
  mockSignedIn({ permissions: ['company.write', 'team.write', 'notification.read'] })
  render()
  expect(await screen.findByRole('heading', { name: 'Company settings' })).toBeVisible()
  expect(listAddresses()).toEqual(['/settings/company-information', '/settings/team', '/notification', '/profile'])
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByRole('heading', { name: 'Företagets inställningar' })).toBeVisible()
})

test('PLT-055 PLT-031 an admin finds no company information, a user neither that nor the team', async () => {
  mockSignedIn({ permissions: ['team.write', 'notification.read'] })
  const { unmount } = render()
  expect(await screen.findByRole('link', { name: /Team/ })).toBeVisible()
  expect(listAddresses()).toEqual(['/settings/team', '/notification', '/profile'])
  unmount()
  mockSignedIn({ permissions: ['notification.read'] })
  render()
  expect(await screen.findByRole('heading', { name: 'Company settings' })).toBeVisible()
  expect(listAddresses()).toEqual(['/notification', '/profile'])
})
