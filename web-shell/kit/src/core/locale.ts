export type Language = 'en' | 'sv'

/** Plain "en" gives Intl the American order and clock; our English is for readers in Europe. */
export const getLocale = (language: string) => (language === 'sv' ? 'sv-SE' : 'en-GB')
