import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: {
    terms: 'Terms of service',
    processor_agreement: 'Data processing agreement',
    privacy_notice: 'Privacy notice of the service',
  },
  lead: {
    terms: 'The terms that a clinic agrees to when it signs up for Aster.',
    processor_agreement: 'What a clinic and the operator of Aster agree about personal data when the clinic signs up.',
    privacy_notice: 'How the operator of Aster treats the personal data of those who sign up and sign in.',
  },
  pdf: 'Download as PDF',
  version: 'Version {version}',
  older: 'This is an earlier version.',
  current: 'Read the current version',
  unknown: 'There is no such version of the terms.',
  versions: 'Versions',
  loading: 'Loading the terms',
} as const

export const sv = {
  title: {
    terms: 'Användarvillkor',
    processor_agreement: 'Personuppgiftsbiträdesavtal',
    privacy_notice: 'Tjänstens integritetsinformation',
  },
  lead: {
    terms: 'Villkoren som en klinik godkänner när den registrerar sig i Aster.',
    processor_agreement: 'Vad en klinik och den som driver Aster kommer överens om kring personuppgifter när kliniken registrerar sig.',
    privacy_notice: 'Hur den som driver Aster behandlar personuppgifter om dem som skapar konto och loggar in.',
  },
  pdf: 'Ladda ner som PDF',
  version: 'Version {version}',
  older: 'Det här är en tidigare version.',
  current: 'Läs den aktuella versionen',
  unknown: 'Det finns ingen sådan version av villkoren.',
  versions: 'Versioner',
  loading: 'Hämtar villkoren',
} satisfies Texts<typeof en>

export const { useTranslation: useTermsTranslation } = createTranslations({ en, sv })
