import { expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, renderRoutes, validationErrorResponse } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'
import { companySettings as settings } from './company-settings-fixtures'

const renderPath = (path: string) => renderRoutes([{ path: '/', children: privateRoutes }], path)

beforeEach(() => mockSignedIn({ permissions: ['company.read', 'settings.write'] }))

test('PLT-052 without BankID for clients a mandatory one cannot be switched on, with the reason beside it', async () => {
  const reason = 'The clinic doesn’t use BankID for its clients.'
  mockEndpoint('get', '/api/company/settings', () => okResponse(settings))
  const calls = mockEndpoint('post', '/api/company/settings', () => validationErrorResponse({ MANDATORY_BANK_ID_REG_PORTAL: reason }))
  const { user } = renderPath('/settings/system-settings')
  const mandatory = await screen.findByRole('switch', { name: /^Clients identify themselves with BankID when they register/ })
  expect(screen.queryByText(/^Counts as off, and cannot be switched on/)).toBeNull()
  await user.click(screen.getByRole('switch', { name: /^The clinic uses BankID for its clients/ }))
  expect(await screen.findAllByText(/^Counts as off, and cannot be switched on/)).toHaveLength(2)
  await user.click(mandatory)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(reason)).toBeVisible()
  expect(mandatory).toHaveAccessibleDescription(expect.stringContaining(reason))
  expect(calls[0]?.body).toMatchObject({ BANK_ID_VERIFICATION_ENABLED: false, MANDATORY_BANK_ID_REG_PORTAL: true })
  await expectNoA11yViolations()
})
