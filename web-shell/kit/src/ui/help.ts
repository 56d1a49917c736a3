import type { Language } from '../i18n'

export const HELP_TASKS = ['first', 'second', 'third'] as const

/** What a screen is for, and the three commonest things that one does there. */
export type HelpTexts = { about: string } & Record<(typeof HELP_TASKS)[number], { title: string; text: string }>

/** The help of a screen: its texts are loaded when it is opened. */
export interface HelpSource {
  /** The package and the screen, as the key of the loaded texts. */
  key: readonly [name: string, screen: string]
  load: () => Promise<Record<Language, HelpTexts>>
}

/**
 * Return the function that gives a screen its help: `export const getHelp = createHelp('web-pos', () => import('./texts/help'))` and
 * `<Page help={getHelp('receipts')}>` (USE-013).
 */
export const createHelp =
  <Screen extends string>(name: string, load: () => Promise<Record<Language, Record<Screen, HelpTexts>>>) =>
  (screen: Screen): HelpSource => ({
    key: [name, screen],
    load: async () => {
      const { en, sv } = await load()
      return { en: en[screen], sv: sv[screen] }
    },
  })
