import type { Language } from './locale'

/** The names that a clinic gave a field of a client; empty where it gave none. */
export interface ClientFieldNames {
  name_en?: string
  name_sv?: string
}

/** The clinic's name of a field in a language; where it gave only one, that one; else the usual name (REC-013). */
export function getClientFieldName(field: ClientFieldNames | undefined, usual: string, language: Language): string {
  const [own, other] = language === 'sv' ? [field?.name_sv, field?.name_en] : [field?.name_en, field?.name_sv]
  return own || other || usual
}
