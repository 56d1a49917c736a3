import type { MantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { getContrast, getReadableTextColor } from '../core/theme-colors'
import { createCssVariables } from './theme'

const getVariable = (color: string, isBlackText: boolean, name: `--${string}`) =>
  createCssVariables(color, isBlackText)({} as MantineTheme).variables[name] ?? ''

test.each([
  ['#FFEB3B', false, '#000000'],
  ['#ffffff', false, '#000000'],
  ['#101040', true, '#ffffff'],
  ['#5551CE', false, '#ffffff'],
  ['#777777', true, '#000000'],
])('PLT-057 the staff’s buttons have readable text on %s', (color, isBlackText, expected) => {
  const textColor = getVariable(color, isBlackText, '--mantine-primary-color-contrast')
  expect(textColor).toBe(expected)
  expect(getContrast(color, textColor)).toBeGreaterThanOrEqual(4.5)
  expect(getVariable(color, isBlackText, '--mantine-color-company-filled')).toBe(color)
})

test('PLT-057 the company’s choice is kept where it is readable', () => {
  expect(getReadableTextColor('#0F8A6D', true)).toBe('#000000')
  expect(getReadableTextColor('#0F766E', false)).toBe('#ffffff')
})

test('placeholders are readable on the inputs of both colour schemes', () => {
  const { light, dark } = createCssVariables('#5551CE', false)({} as MantineTheme)
  const [inLight, inDark] = [light, dark].map((scheme) => scheme['--mantine-color-placeholder'])
  expect(getContrast(String(inLight), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  // Inputs in the dark are as light as this.
  expect(getContrast(String(inDark), '#2e2e2e')).toBeGreaterThanOrEqual(4.5)
})
