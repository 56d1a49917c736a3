import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAction } from '../components'
import { expectNoA11yViolations, renderRoutes } from '../testing'
import { LongActionButton } from '.'

function ExportButton({ send }: { send: () => Promise<void> }) {
  const { run, isRunning } = useAction({ send })
  return (
    <LongActionButton isRunning={isRunning} onClick={() => void run()}>
      Export
    </LongActionButton>
  )
}

test('USE-015 a long export says for how long it has run, cannot be pressed twice, and can be tried anew when it failed', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  const send = () => {
    const build = Promise.withResolvers<void>()
    runs.push(build)
    return build.promise
  }
  const { user } = renderRoutes([{ path: '/', element: <ExportButton send={send} /> }])
  const button = screen.getByRole('button', { name: 'Export' })
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The file is being created'))
  expect(button).toBeDisabled()
  await user.click(button)
  expect(runs).toHaveLength(1)
  expect(await screen.findByText(/^The file is being created: \d+ s$/, undefined, { timeout: 20_000 })).toBeVisible()
  await expectNoA11yViolations()

  runs[0]?.reject(new TypeError('broken'))
  expect(await screen.findByText('It could not be done. Try again.')).toBeVisible()
  await waitFor(() => expect(button).toBeEnabled())
  expect(screen.queryByText(/\d s$/)).toBeNull()
  await user.click(button)
  await waitFor(() => expect(runs).toHaveLength(2))
  runs[1]?.resolve()
  await waitFor(() => expect(button).toBeEnabled())
})
