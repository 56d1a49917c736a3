import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findBudgetFaults, measurePage } from './size.mjs'

const html =
  '<script src="/bundles/web-public/a.js"></script><script src="/bundles/web-public/b.js"></script><link href="/bundles/web-public/c.css">'

describe('PUB-011 USE-016 the size check', () => {
  it('adds up every script and style of the page', () => {
    const files = { 'a.js': 60, 'b.js': 60, 'c.css': 2 }
    const sum = measurePage(html, (name) => randomBytes(files[name] * 1024))
    expect(sum.js).toBeGreaterThan(119 * 1024)
    expect(findBudgetFaults(sum)).toEqual([expect.stringMatching(/^js: \d+ bytes, budget 102400$/)])
  })

  it('fails a page without scripts and styles', () => {
    expect(findBudgetFaults(measurePage('<p></p>', () => ''))).toHaveLength(2)
  })

  it('passes a page within the budget', () => expect(findBudgetFaults({ js: 80_000, css: 3_000 })).toEqual([]))
})
