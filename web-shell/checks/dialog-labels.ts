/** Finds dialogs whose buttons do not say what they do (USE-014). */
import type { TextTree } from '../kit/src/core/translator'

interface TextBundle {
  file: string
  en: TextTree
  sv: TextTree
}

const LANGUAGES = ['en', 'sv'] as const
/** Labels that say nothing about the action, and the kit's default of the other button. */
const UNCLEAR = {
  en: { label: /^(ok|okay|yes|no|confirm|continue|proceed|submit|done)$/i, cancel: /^cancel(?!\p{L})/iu },
  sv: { label: /^(ok|okej|ja|nej|bekräfta|fortsätt|klar)$/i, cancel: /^avbryt(?!\p{L})/iu },
}

const OBJECT = '\\{(?:[^{}]|\\{[^{}]*\\})*\\}'
const NESTED = `(?:[^{}]|${OBJECT})*`
const DIALOG = new RegExp(`\\{${NESTED}?confirmLabel:${NESTED}\\}`, 'g')
const CONFIRM_KEY = /confirmLabel: t\((['`])(.+?)\1/

/** Lists the source's dialogs: the key of the confirming button's text, and whether the other button has a text of its own. */
export function listDialogs(source: string): { key: string; hasCancelLabel: boolean }[] {
  return [...source.matchAll(DIALOG)].flatMap(([dialog]) => {
    const key = CONFIRM_KEY.exec(dialog)?.[2]
    return key ? [{ key, hasCancelLabel: dialog.includes('cancelLabel') }] : []
  })
}

const toPattern = (key: string) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`)

function listTexts(tree: TextTree, key: RegExp, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, text]) => {
    if (typeof text !== 'string') return listTexts(text, key, `${prefix}${name}.`)
    return key.test(prefix + name) ? [text] : []
  })
}

/** Lists the labels of a source's dialogs that are unclear, or begin as the "Cancel" beside them, as `file key: label`. */
export function findUnclearLabels(file: string, source: string, bundles: TextBundle[]): string[] {
  const ownBundles = bundles.filter((bundle) => bundle.file.split('/')[1] === file.split('/')[1])
  return listDialogs(source).flatMap(({ key, hasCancelLabel }) =>
    LANGUAGES.flatMap((language) => {
      const labels = ownBundles.flatMap((bundle) => listTexts(bundle[language], toPattern(key)))
      if (labels.length === 0) return [`${file} ${key}: no text`]
      const { label: unclear, cancel } = UNCLEAR[language]
      return labels
        .filter((label) => unclear.test(label) || (!hasCancelLabel && cancel.test(label)))
        .map((label) => `${file} ${key}: ${label}`)
    }),
  )
}
