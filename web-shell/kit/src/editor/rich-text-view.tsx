import { createElement, Fragment, type ReactNode } from 'react'
import { leadsTo, type RichNode } from './rich-text'

const MARKS: Record<string, string> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' }
const BLOCKS: Record<string, string> = { paragraph: 'p', bulletList: 'ul', orderedList: 'ol', listItem: 'li', blockquote: 'blockquote' }

function marked(node: RichNode): ReactNode {
  return (node.marks ?? []).reduce<ReactNode>((inner, { type, attrs }) => {
    const href = type === 'link' ? leadsTo(attrs?.href) : null
    if (href) return createElement('a', { href, target: '_blank', rel: 'noopener noreferrer' }, inner)
    return MARKS[type] ? createElement(MARKS[type], null, inner) : inner
  }, node.text)
}

/** How deep a heading stands in the page: what is written as a level is how it looks, and none is skipped for those who listen. */
type Depth = (level: number) => number

function depths(): Depth {
  const above: number[] = []
  return (level) => {
    while ((above.at(-1) ?? 0) >= level) above.pop()
    above.push(level)
    return 2 + above.length
  }
}

function drawn(node: RichNode, depth: Depth): ReactNode {
  if (node.type === 'text') return marked(node)
  if (node.type === 'hardBreak') return <br />
  if (node.type === 'horizontalRule') return <hr />
  const level = Math.min(3, Math.max(1, Number(node.attrs?.level) || 1))
  const tag = node.type === 'heading' ? `h${depth(level)}` : BLOCKS[node.type]
  // biome-ignore lint/suspicious/noArrayIndexKey: a saved text's parts have no other name and don't move
  const inner = (node.content ?? []).map((child, index) => <Fragment key={index}>{drawn(child, depth)}</Fragment>)
  return tag ? createElement(tag, node.type === 'heading' ? { 'data-level': level } : null, ...inner) : inner
}

/** A saved rich text to read, under a heading of the second level. It knows the closed schema only, so nothing else can come onto the screen. */
export function RichTextView({ doc }: { doc: RichNode | Record<string, unknown> | null | undefined }) {
  return doc ? <div className="clinic-rich">{drawn(doc as unknown as RichNode, depths())}</div> : null
}
