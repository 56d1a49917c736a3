import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: 'Terms of service',
  lead: 'The terms that a clinic agrees to when it signs up for Aster.',
  version: 'Version {version}',
  older: 'This is an earlier version.',
  current: 'Read the current version',
  unknown: 'There is no such version of the terms.',
  versions: 'Versions',
  loading: 'Loading the terms',
} as const

export const sv = {
  title: 'Användarvillkor',
  lead: 'Villkoren som en klinik godkänner när den registrerar sig i Aster.',
  version: 'Version {version}',
  older: 'Det här är en tidigare version.',
  current: 'Läs den aktuella versionen',
  unknown: 'Det finns ingen sådan version av villkoren.',
  versions: 'Versioner',
  loading: 'Hämtar villkoren',
} satisfies Texts<typeof en>

export const { useTranslation: useTermsTranslation } = createTranslations({ en, sv })
