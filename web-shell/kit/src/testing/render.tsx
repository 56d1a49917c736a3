import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { createQueryClient } from '../api'
import { type Language, setLanguage } from '../i18n'
import { KitProviders } from '../ui'

const EmptyFallback = () => null

/** Renders routes in memory at a path, with all providers of a screen. */
export function renderRoutes(routes: RouteObject[], path = '/') {
  const root = { HydrateFallback: EmptyFallback, children: [...routes, { path: '*', element: null }] }
  const router = createMemoryRouter([root], { initialEntries: [path] })
  const view = render(
    <KitProviders queryClient={createQueryClient(false)}>
      <RouterProvider router={router} />
    </KitProviders>,
  )
  return { ...view, router, user: userEvent.setup() }
}

export const setTestLanguage = async (language: Language) => setLanguage(language)

/** Asserts that axe finds no violations; rules that need a layout are off. */
export async function expectNoA11yViolations(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}
