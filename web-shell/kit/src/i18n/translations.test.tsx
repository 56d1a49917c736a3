import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTranslations, getLanguage, LanguageProvider, setLanguage, type Texts, useLanguage } from '.'

const en = { booked: '{name} is booked', title: 'Calendar' } as const
const sv = { booked: '{name} är bokad', title: 'Kalender' } satisfies Texts<typeof en>
const { useTranslation, translate } = createTranslations({ en, sv })

afterEach(() => {
  cleanup()
  localStorage.clear()
  setLanguage('en')
})

function Screen() {
  const t = useTranslation()
  return (
    <p lang={useLanguage()}>
      {t('title')}: {t('booked', { name: 'Anna' })}
    </p>
  )
}

test('PLT-090 a change of language shows the texts in it at once, and is remembered on the device', () => {
  render(<Screen />)
  expect(screen.getByText('Calendar: Anna is booked')).toHaveAttribute('lang', 'en')
  expect(translate('title')).toBe('Calendar')
  act(() => setLanguage('sv'))
  expect(screen.getByText('Kalender: Anna är bokad')).toHaveAttribute('lang', 'sv')
  expect(translate('title')).toBe('Kalender')
  expect([getLanguage(), document.documentElement.lang, localStorage.getItem('language')]).toEqual(['sv', 'sv', 'sv'])
})

test('USE-019 a part of the screen that a client reads has the client’s language', () => {
  render(
    <LanguageProvider value="sv">
      <Screen />
    </LanguageProvider>,
  )
  expect(screen.getByText('Kalender: Anna är bokad')).toHaveAttribute('lang', 'sv')
  expect(translate('title')).toBe('Calendar')
})

test('the translate function of a component changes only with the language', () => {
  const { result, rerender } = renderHook(useTranslation)
  const english = result.current
  rerender()
  expect(result.current).toBe(english)
  act(() => setLanguage('sv'))
  expect(result.current).not.toBe(english)
})
