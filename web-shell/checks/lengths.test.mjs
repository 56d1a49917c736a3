import { expect, test } from 'vitest'
import { findLongParts } from './lengths.mjs'

const createElements = (count) => Array.from({ length: count }, (_, index) => `      <p>{${index}}</p>`).join('\n')
const createComponent = (count) => `export function Long() {\n  return (\n    <>\n${createElements(count)}\n    </>\n  )\n}\n`

test('a component that is too long by its JSX is detected', () => {
  expect(findLongParts('web-pos/src/x.tsx', createComponent(75))).toEqual(['web-pos/src/x.tsx: Long has 81 lines, at most 80'])
  expect(findLongParts('web-pos/src/x.tsx', createComponent(74))).toEqual([])
})

test('a screen that is too long by its JSX is detected, another file is not', () => {
  const text = [createComponent(70), createComponent(70)].join('\n')
  expect(findLongParts('web-pos/src/x-screen.tsx', text)).toEqual(['web-pos/src/x-screen.tsx: 153 lines, at most 150'])
  expect(findLongParts('web-pos/src/x.tsx', text)).toEqual([])
})

test('a long component within memo() and a long method are detected by name', () => {
  const body = `(\n    <>\n${createElements(80)}\n    </>\n  )`
  expect(findLongParts('x.tsx', `export const Long = memo(forwardRef(() => ${body}))`)).toEqual(['x.tsx: Long has 84 lines, at most 80'])
  expect(findLongParts('x.tsx', `class A { render() { return ${body} } }`)).toEqual(['x.tsx: render has 84 lines, at most 80'])
})
