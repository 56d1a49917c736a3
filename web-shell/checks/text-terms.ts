/** Finds words in the texts that docs/glossary.md decided against (words of the screen). */
import type { TextTree } from '../kit/src/core/translator'

interface Term {
  rejected: RegExp
  word: string
  /** Where the rejected word is right: packages or keys for which it means something else. */
  except?: RegExp
}

const TERMS: Record<'en' | 'sv', Term[]> = {
  en: [
    { rejected: /\bsomebody\b/i, word: 'someone' },
    { rejected: /(?<!e-)\bmails?\b/i, word: 'e-mail' },
    { rejected: /\bcolleagues?\b/i, word: 'team member' },
    { rejected: /\bletters? of consent\b/i, word: 'consent form' },
    { rejected: /^(in|out of) use$/i, word: 'Active, Inactive', except: / devices\./ },
    { rejected: /^change (the\b|\{name\})/i, word: 'Edit', except: /^\/web-public\// },
  ],
  sv: [
    { rejected: /\be-postmeddelande|(?<![{\w])(e-?)?mail/i, word: 'mejl' },
    // At the end of a clause; before a word it means than. JavaScript's \b knows no ä.
    { rejected: /(?<!\p{L})än(?=[.,:;!?)]|$)/iu, word: 'ännu' },
    { rejected: /\bskäl\b/i, word: 'orsak' },
    { rejected: /^ändra\b/i, word: 'redigera', except: /^\/web-public\// },
    { rejected: /\bfrivillig/i, word: 'valfri' },
    { rejected: /\bbokningsportal/i, word: 'bokningssida' },
    { rejected: /\bSMS\b/, word: 'sms' },
    { rejected: /\bidag\b/i, word: 'i dag' },
    { rejected: /\bskriv(a|er)? under\b/i, word: 'signera' },
    { rejected: /\bkolleg/i, word: 'medarbetare' },
    { rejected: /\blandsnummer/i, word: 'landskod' },
    { rejected: /^((i|ur) bruk|används)$/i, word: 'Aktiv, Inaktiv', except: / devices\./ },
  ],
}

/** Lists the texts of a file with a rejected word, as `file key: the text ("the word" instead)`. */
export function findRejectedTerms(language: 'en' | 'sv', file: string, tree: TextTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, text]) => {
    if (typeof text !== 'string') return findRejectedTerms(language, file, text, `${prefix}${key}.`)
    const place = `${file} ${prefix}${key}`
    return TERMS[language]
      .filter(({ rejected, except }) => rejected.test(text) && !except?.test(place))
      .map(({ word }) => `${place}: ${text} ("${word}" instead)`)
  })
}
