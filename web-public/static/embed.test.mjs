// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const HOME = 'https://book.example'
const script = readFileSync(join(import.meta.dirname, 'embed.js'), 'utf8')

function tell(data, origin, source) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

describe('BKG-041 the embed code on a clinic’s own page', () => {
  beforeEach(() => {
    document.body.innerHTML = '<iframe data-aster-booking></iframe><iframe></iframe>'
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue({ src: `${HOME}/bundles/web-public/embed.js` })
    new Function(script)()
  })

  it('sets the height of its own frame only', () => {
    const [ours, other] = document.querySelectorAll('iframe')
    tell({ type: 'aster:height', height: 812 }, HOME, ours.contentWindow)
    tell({ type: 'aster:height', height: 99 }, HOME, other.contentWindow)
    expect([ours.style.height, other.style.height]).toEqual(['812px', ''])
  })

  it.each([
    [{ type: 'aster:height', height: 500 }, 'https://evil.example'],
    [{ type: 'aster:height', height: '1;color:red' }, HOME],
    [{ type: 'aster:height', height: 1e9 }, HOME],
    [{ type: 'other' }, HOME],
    [null, HOME],
  ])('ignores the message %j from %s', (data, origin) => {
    const [ours] = document.querySelectorAll('iframe')
    tell(data, origin, ours.contentWindow)
    expect(ours.style.height).toBe('')
  })
})
