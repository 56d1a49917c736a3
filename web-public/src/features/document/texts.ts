import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: 'Verify a document',
  lead: 'A document from a clinic has a code and a digest at the foot of each page. Type the code to see whether and when the clinic issued it. No personal data is shown.',
  label: 'The code on the document',
  check: 'Verify',
  checking: 'Looking for the document',
  verified: 'Document verified',
  verifiedText: 'It was issued by the clinic below and has not been altered since. Compare the digest with the one on your copy.',
  notVerified: 'Document not verified',
  notVerifiedText: 'The stored document differs from the one that was issued. Contact the clinic.',
  unknown: 'There is no document with this code. Check that it is typed as on the document.',
  company: 'Issued by',
  type: 'Document type',
  issuedAt: 'Issued',
  code: 'Code',
  digest: 'Digest (SHA-256)',
} as const

export const sv = {
  title: 'Kontrollera ett dokument',
  lead: 'Ett dokument från en klinik har en kod och en kontrollsumma längst ner på varje sida. Skriv koden för att se om och när kliniken har utfärdat det. Inga personuppgifter visas.',
  label: 'Koden på dokumentet',
  check: 'Kontrollera',
  checking: 'Letar efter dokumentet',
  verified: 'Dokumentet är äkta',
  verifiedText: 'Det är utfärdat av kliniken nedan och har inte ändrats sedan dess. Jämför kontrollsumman med den på din kopia.',
  notVerified: 'Dokumentet är inte äkta',
  notVerifiedText: 'Det sparade dokumentet skiljer sig från det som utfärdades. Kontakta kliniken.',
  unknown: 'Det finns inget dokument med den här koden. Kontrollera att den är skriven som på dokumentet.',
  company: 'Utfärdat av',
  type: 'Dokumenttyp',
  issuedAt: 'Utfärdat',
  code: 'Kod',
  digest: 'Kontrollsumma (SHA-256)',
} satisfies Texts<typeof en>

export const { useTranslation: useDocumentTranslation } = createTranslations({ en, sv })
