import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

interface Jsdom {
  jsdom: { virtualConsole: Record<'on' | 'off', (name: 'jsdomError', listener: (error: unknown) => void) => void> }
}

/** Runs an action that loads a page, which jsdom reports as an error instead. */
export async function expectPageLoad(act: () => Promise<unknown>): Promise<void> {
  const { virtualConsole } = (globalThis as unknown as Jsdom).jsdom
  const onJsdomError = vi.fn()
  virtualConsole.on('jsdomError', onJsdomError)
  await act()
  await waitFor(() => expect(String(onJsdomError.mock.calls)).toContain('navigation'))
  virtualConsole.off('jsdomError', onJsdomError)
}
