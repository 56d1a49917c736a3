import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoA11yViolations, mockSignedIn, renderRoutes, setTestLanguage } from '../testing'
import { TestSystemsNotice } from '.'

test('LAW-043 a line above the screen names the test systems in both languages, and none where all systems are real', async () => {
  mockSignedIn({ settings: { TEST_SYSTEMS: 'Infrasec, Viva' } })
  const { unmount } = renderRoutes([{ path: '/', element: <TestSystemsNotice /> }])
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Test systems: Infrasec, Viva. Nothing here is charged, registered or sent for real.',
  )
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(screen.getByRole('note')).toHaveTextContent('Testsystem: Infrasec, Viva. Inget debiteras, registreras eller skickas på riktigt.')
  await setTestLanguage('en')
  unmount()
  mockSignedIn({ settings: { TEST_SYSTEMS: '' } })
  renderRoutes([{ path: '/', element: <TestSystemsNotice /> }])
  expect(screen.queryByRole('note')).toBeNull()
})
