import type { Texts } from '@clinic/kit/i18n'
import type { policyEn } from './policy-en'

export const policySv = {
  title: 'Personuppgiftspolicy',
  about: 'Er egen text om personuppgifter, som visas för besökare som lämnar sina.',
  help: 'Det ni publicerar blir en ny version, som besökare får se från och med då. Tidigare versioner ändras aldrig.',
  missing: 'Ni har ingen policy ännu. Skriv vad ni gör med personuppgifter; besökare får se den där de bokar och fyller i formulär.',
  textEn: 'Text på engelska',
  textSv: 'Text på svenska',
  languageHelp: 'Ett språk räcker: där det andra saknar text visas den här.',
  publish: 'Publicera en ny version',
  published: 'Den nya versionen gäller',
  versions: 'Versioner',
  versionsHelp: 'Vilken version en klient fick se, och när, står i klientens logg och utdrag.',
  version: 'Version {number}',
} satisfies Texts<typeof policyEn>
