import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { createQueryClient } from '../api'
import { i18n } from '../i18n'
import { KitProviders } from '../ui'

const Nothing = () => null

/** Shows routes as a person would reach them: in memory, at one address, with everything a screen stands in. */
export function show(routes: RouteObject[], at = '/') {
  const all = { HydrateFallback: Nothing, children: [...routes, { path: '*', element: null }] }
  const router = createMemoryRouter([all], { initialEntries: [at] })
  const view = render(
    <KitProviders queryClient={createQueryClient(false)}>
      <RouterProvider router={router} />
    </KitProviders>,
  )
  return { ...view, router, user: userEvent.setup() }
}

export const inLanguage = (language: 'en' | 'sv') => {
  document.documentElement.lang = language
  return i18n.changeLanguage(language)
}

/** No accessibility fault that axe can see without a layout. */
export async function accessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}
