/** The texts of all packages, as objects, in pairs of both languages. */
import type { TextTree } from '../kit/src/core/translator'

const modules = import.meta.glob<Record<string, TextTree>>(
  ['/web-*/**/texts/**/*.ts', '/web-*/**/texts.ts', '!**/{node_modules,breaches,generated}/**'],
  {
    eager: true,
  },
)

export const textBundles = Object.entries(modules).flatMap(([file, texts]) => {
  const sv = texts.sv ?? modules[file.replace(/\/en\.ts$/, '/sv.ts')]?.sv
  return texts.en && sv ? [{ file, en: texts.en, sv }] : []
})
