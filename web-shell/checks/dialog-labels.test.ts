import { expect, test } from 'vitest'
import { findUnclearLabels, listDialogs } from './dialog-labels'
import { textBundles } from './text-bundles'

const sources = import.meta.glob<string>(
  ['/web-*/**/*.{ts,tsx}', '!**/{node_modules,breaches,generated,texts,checks}/**', '!**/*.test.*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

test('USE-014 the buttons of every dialog say what they do, and none cancels something beside a "Cancel"', () => {
  const dialogs = Object.values(sources).flatMap(listDialogs)
  const written = Object.values(sources).flatMap((source) => [...source.matchAll(/confirmLabel: t\(/g)])
  expect(dialogs.length).toBeGreaterThan(20)
  expect(dialogs).toHaveLength(written.length)
  expect(Object.entries(sources).flatMap(([file, source]) => findUnclearLabels(file, source, textBundles))).toEqual([])
})

test('USE-014 an unclear label, and one that begins as the "Cancel" beside it, are detected', () => {
  const bundle = {
    file: '/web-x/src/texts/en.ts',
    en: { a: { ok: 'OK', cancel: 'Cancel the visit', keep: 'Keep it', cancelled: 'Delete' } },
    sv: { a: { ok: 'Ta bort', cancel: 'Avboka besöket', keep: 'Behåll', cancelled: 'Avbryt betalningen' } },
  }
  const find = (dialog: string) => findUnclearLabels('/web-x/src/a.ts', `confirm(${dialog})`, [bundle])
  expect(find("{ title: t('a.keep', { name }), confirmLabel: t('a.ok') }")).toEqual(['/web-x/src/a.ts a.ok: OK'])
  expect(find("{ confirmLabel: t('a.cancel'), isDestructive: true }")).toEqual(['/web-x/src/a.ts a.cancel: Cancel the visit'])
  expect(find("{ confirmLabel: t('a.cancelled') }")).toEqual(['/web-x/src/a.ts a.cancelled: Avbryt betalningen'])
  expect(find("{ confirmLabel: t('a.cancel'), cancelLabel: t('a.keep') }")).toEqual([])
  expect(find("{ confirmLabel: t('a.missing') }")).toHaveLength(2)
})
