import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoutes } from '../testing'
import { Wizard, type WizardStep } from '.'

function renderWizard(onNext: WizardStep['onNext']) {
  const onFinish = vi.fn()
  const steps = [
    { id: 'company', label: 'Company', content: 'Company facts' },
    { id: 'services', label: 'Services', content: 'First services', onNext },
    { id: 'team', label: 'Team', content: 'First colleagues' },
  ]
  const element = <Wizard label="Set up" steps={steps} finishLabel="Finish" onFinish={onFinish} />
  return { ...renderRoutes([{ path: '/', element }]), onFinish }
}

test('a step whose check fails stays open', async () => {
  const onNext = vi.fn(() => false)
  const { user, onFinish } = renderWizard(onNext)
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(onNext).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { name: 'Step 2 of 3: Services' })).toBeInTheDocument()
  onNext.mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('First colleagues')).toBeInTheDocument()
  expect(onFinish).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  expect(onFinish).toHaveBeenCalledOnce()
})

test('no other step is opened while one is checked', async () => {
  let pass = (_: boolean) => {}
  const { user } = renderWizard(() => new Promise<boolean>((resolve) => (pass = resolve)))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: /Company/ }))
  expect(screen.getByText('First services')).toBeInTheDocument()
  pass(true)
  expect(await screen.findByText('First colleagues')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Company/ }))
  await waitFor(() => expect(screen.getByText('Company facts')).toBeInTheDocument())
})
