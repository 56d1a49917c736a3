import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['/web-*/**/*.{ts,tsx}', '!**/{node_modules,breaches,generated,checks}/**', '!**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The kit's modules that format dates by the company's settings, or name days and months; all others call them. */
const FORMATTERS = /^\/web-shell\/kit\/src\/core\/(calendar-days|clinic-time|date-formats)\.ts$/
const BY_BROWSER =
  /\.toLocale(Date|Time)String\(|Intl\.DateTimeFormat\(|\bnew Date\([^)]*\)\.toLocaleString\(|\.to(Date|Time|UTC)String\(\)/

/** Lists the lines of a file that write a date by the browser's format in place of the company's. */
const findBrowserFormats = (file: string, source: string): string[] =>
  FORMATTERS.test(file) ? [] : source.split('\n').flatMap((line, index) => (BY_BROWSER.test(line) ? [`${file}:${index + 1}`] : []))

test('PLT-056 dates are written in the company’s format everywhere: only the kit’s formatters format them', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  expect(Object.entries(sources).flatMap(([file, source]) => findBrowserFormats(file, source))).toEqual([])
})

test('PLT-056 a date in the browser’s format is detected', () => {
  const lines = [
    'const a = date.toLocaleDateString()',
    "new Intl.DateTimeFormat('sv').format(date)",
    'new Date(at).toLocaleString()',
    'formatDate(at)',
  ]
  expect(findBrowserFormats('/web-x/src/a.tsx', lines.join('\n'))).toEqual([
    '/web-x/src/a.tsx:1',
    '/web-x/src/a.tsx:2',
    '/web-x/src/a.tsx:3',
  ])
})
