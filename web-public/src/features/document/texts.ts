import { createTexts, type Texts } from '@clinic/kit/lite'

export const en = {
  title: 'Verify a document',
  lead: 'A document from a clinic has a code and a digest at the foot of each page. Here you see whether the clinic has issued it, and when. Nothing of whom it is about is shown.',
  label: 'The code on the document',
  check: 'Verify',
  checking: 'Looking for the document',
  stands: 'This document stands',
  standsText: 'It was issued by the clinic below and has not been altered since. Compare the digest with the one on your copy.',
  moved: 'This document does not stand',
  movedText: 'What is stored is not what was once issued. Contact the clinic.',
  unknown: 'There is no document with this code. Check that it is typed as on the document.',
  company: 'Issued by',
  kind: 'Kind of document',
  at: 'Issued',
  code: 'Code',
  digest: 'Digest (SHA-256)',
  zone: (at: string) => `${at} (your local time)`,
  other: 'Verify another',
}

export const sv: Texts<typeof en> = {
  title: 'Kontrollera ett dokument',
  lead: 'Ett dokument från en klinik har en kod och en kontrollsumma längst ner på varje sida. Här ser du om kliniken har utfärdat det, och när. Inget visas om vem det gäller.',
  label: 'Koden på dokumentet',
  check: 'Kontrollera',
  checking: 'Letar efter dokumentet',
  stands: 'Dokumentet är äkta',
  standsText: 'Det är utfärdat av kliniken nedan och har inte ändrats sedan dess. Jämför kontrollsumman med den på din kopia.',
  moved: 'Dokumentet är inte äkta',
  movedText: 'Det som är sparat är inte det som en gång utfärdades. Kontakta kliniken.',
  unknown: 'Det finns inget dokument med den här koden. Kontrollera att den är skriven som på dokumentet.',
  company: 'Utfärdat av',
  kind: 'Typ av dokument',
  at: 'Utfärdat',
  code: 'Kod',
  digest: 'Kontrollsumma (SHA-256)',
  zone: (at: string) => `${at} (din lokala tid)`,
  other: 'Kontrollera ett annat',
}

const made = createTexts<Texts<typeof en>>({ en, sv })
export const DocumentTextsProvider = made.TextsProvider
export const useDocumentTexts = made.useTexts
