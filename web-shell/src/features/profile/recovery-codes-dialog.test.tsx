import { mockSignedIn, renderRoutes } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RecoveryCodesDialog } from './recovery-codes-dialog'

test('BEY-061 the recovery codes stay until they are closed on purpose', async () => {
  mockSignedIn()
  const handleClose = vi.fn()
  const { user } = renderRoutes([{ path: '/', element: <RecoveryCodesDialog codes={['AAAA-1111']} onClose={handleClose} /> }])
  expect(await screen.findByText('AAAA-1111')).toBeInTheDocument()
  await user.click(document.body)
  expect(handleClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(handleClose).toHaveBeenCalledTimes(1)
})
