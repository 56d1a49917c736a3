import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderRoutes } from './render'

type Routes = Parameters<typeof renderRoutes>[0]
type User = ReturnType<typeof renderRoutes>['user']

const getTopDialog = () => screen.getAllByRole('dialog').at(-1) as HTMLElement

/** Presses the button that closes the top dialog or panel, and asserts that it is gone. */
export async function closeTopDialog(user: User): Promise<void> {
  const openDialogs = (await screen.findAllByRole('dialog')).length
  await user.click(within(getTopDialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(openDialogs - 1))
}

export interface DialogCase {
  /** The screen's address. */
  path: string
  /** Opens the dialog. */
  open: (user: User) => Promise<unknown>
}

/** Presses buttons by their names, one after another. */
export const pressButtons =
  (...names: (string | RegExp)[]): DialogCase['open'] =>
  async (user) => {
    for (const name of names) await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
  }

/** Opens a dialog or panel of a screen and closes it by its button. */
export async function expectDialogCloses(routes: Routes, { path, open }: DialogCase): Promise<void> {
  const { user } = renderRoutes(routes, path)
  await open(user)
  await closeTopDialog(user)
}
