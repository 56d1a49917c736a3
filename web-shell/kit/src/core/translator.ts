import type { Language } from './locale'

export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** The texts of another language: the same keys, each text with the placeholders of the original, but for a plural's `{count}` (PLT-090). */
export type Texts<Source> = {
  [Key in keyof Source]: Source[Key] extends string
    ? Translation<Key extends PluralForm ? WithoutCount<Source[Key]> : Source[Key]>
    : Texts<Source[Key]>
}

/** The key of a text, dotted when nested. Plural forms (`visits_one`, `visits_other`) share the key without the suffix. */
export type TextKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : Key
    : `${Key}.${TextKey<Source[Key]>}`
}[keyof Source & string]

/** The key of a text without placeholders, for code that chooses a text at run time. */
export type PlainTextKey<Source> = {
  [Key in TextKey<Source>]: [ValueName<Source, Key>] extends [never] ? Key : never
}[TextKey<Source>]

/** Returns the text of a key; its values are required exactly when the text has placeholders. */
export type Translate<Source> = <Key extends TextKey<Source>>(key: Key, ...values: ValuesOf<ValueName<Source, Key>>) => string

type PluralForm = `${string}_one` | `${string}_other`

type WithoutCount<Text> = Text extends `${infer Head}{count}${infer Tail}` ? `${Head}${Tail}` : Text

type Translation<Text> = Text extends `${string}{${infer Name}}${infer Tail}` ? `${string}{${Name}}${string}` & Translation<Tail> : string

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Tail}` ? Name | Placeholder<Tail> : never

/** The names of the values of a text, or of all its plural forms. */
type ValueName<Source, Key> = Key extends keyof Source
  ? Placeholder<Source[Key]>
  : Key extends `${infer Head}.${infer Tail}`
    ? Head extends keyof Source
      ? ValueName<Source[Head], Tail>
      : never
    : Key extends string
      ? 'count' | Placeholder<Source[keyof Source & (`${Key}_one` | `${Key}_other`)]>
      : never

type ValuesOf<Name extends string> = [Name] extends [never]
  ? []
  : [values: { [Each in Name]: Each extends 'count' ? number : string | number }]

/** Replaces the `{placeholders}` of a text by their values. A doubled brace stands for itself. */
export const fillPlaceholders = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{\{|\}\}|\{(\w+)\}/g, (match, name?: string) => (name ? String(values[name]) : match.charAt(0)))

function* listTexts(tree: TextTree, prefix = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + key, value]
    else yield* listTexts(value, `${prefix}${key}.`)
  }
}

const pluralRules: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), sv: new Intl.PluralRules('sv') }

function createTranslate<Source>(language: Language, tree: TextTree, rename: (text: string) => string): Translate<Source> {
  const texts = new Map([...listTexts(tree)].map(([key, text]) => [key, rename(text)]))
  return (key, ...[values]) => {
    const { count } = (values ?? {}) as { count?: number }
    const text = texts.get(key) ?? texts.get(`${key}_${pluralRules[language].select(count ?? 0)}`) ?? key
    return values ? fillPlaceholders(text, values) : text
  }
}

/**
 * The translate function of each language, for texts whose keys and values are checked at build time. A missing text is its key.
 * `rename` changes words of the texts, not of the values that are filled in.
 */
export function createTranslator<Source extends TextTree>(
  texts: { en: Source; sv: Texts<NoInfer<Source>> },
  rename: (text: string) => string = (text) => text,
): Record<Language, Translate<Source>> {
  return { en: createTranslate('en', texts.en, rename), sv: createTranslate('sv', texts.sv as TextTree, rename) }
}
