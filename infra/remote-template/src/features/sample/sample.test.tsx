import { expectNoA11yViolations, mockSignedIn, renderRoutes, setTestLanguage } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

beforeEach(() => mockSignedIn())
afterEach(() => setTestLanguage('en'))

test('the screen has its headings in English and Swedish', async () => {
  renderRoutes(routes, '/sample')
  expect(await screen.findByRole('heading', { name: 'Sample' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'There is nothing here yet' })).toBeVisible()
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByRole('heading', { name: 'Här finns inget än' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Sample' })).toBeVisible()
})
