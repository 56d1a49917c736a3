import type { Language } from '../core/locale'

/** What the company calls its clients on its screens (CLIENT_TERM of PLT-052). */
export type ClientTerm = 'client' | 'patient' | 'customer'

const STEMS: Record<ClientTerm, Record<Language, string>> = {
  client: { en: 'client', sv: 'klient' },
  patient: { en: 'patient', sv: 'patient' },
  customer: { en: 'customer', sv: 'kund' },
}

export const isClientTerm = (value: unknown): value is ClientTerm => typeof value === 'string' && value in STEMS

const capitalizeLike = (word: string, pattern: string): string =>
  pattern.charAt(0) === pattern.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** The words that a company can choose between, as the options of a field. */
export const getClientTermOptions = (language: Language) =>
  Object.entries(STEMS).map(([value, stem]) => ({ value, label: capitalizeLike(stem[language], 'A') }))

/**
 * Returns a text with the company's word for its clients. All three words take the same endings and compounds, in English and in Swedish
 * (*clients*, *klienternas*, *klientkort*), so that only the stem is replaced. Placeholders such as `{client}` stay as they are.
 */
export function applyClientTerm(text: string, term: ClientTerm): string {
  if (term === 'client') return text
  const { en, sv } = STEMS[term]
  return text
    .replace(/(?<![{\p{L}])client(?![\w-]*\})/giu, (match) => capitalizeLike(en, match))
    .replace(/(?<!\{)klient/giu, (match) => capitalizeLike(sv, match))
}
