import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes, setTestLanguage } from '../testing'
import { AuthLayout } from '.'

afterEach(() => setTestLanguage('en'))

test('PLT-090 the language is switched before the sign-in, and back', async () => {
  const { user } = renderRoutes([{ path: '/', element: <AuthLayout title="Sign in">The form</AuthLayout> }])
  await user.click(await screen.findByRole('button', { name: 'Svenska' }))
  expect(document.documentElement.lang).toBe('sv')
  await user.click(await screen.findByRole('button', { name: 'English' }))
  expect(document.documentElement.lang).toBe('en')
})
