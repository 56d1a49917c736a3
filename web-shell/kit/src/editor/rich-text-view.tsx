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

function drawn(node: RichNode): ReactNode {
  if (node.type === 'text') return marked(node)
  if (node.type === 'hardBreak') return <br />
  if (node.type === 'horizontalRule') return <hr />
  // biome-ignore lint/suspicious/noArrayIndexKey: a saved text's parts have no other name and don't move
  const inner = (node.content ?? []).map((child, index) => <Fragment key={index}>{drawn(child)}</Fragment>)
  if (node.type === 'heading') return createElement(`h${2 + Math.min(3, Math.max(1, Number(node.attrs?.level) || 1))}`, null, ...inner)
  return BLOCKS[node.type] ? createElement(BLOCKS[node.type] as string, null, ...inner) : inner
}

/** A saved rich text to read. It knows the closed schema only, so nothing else can come onto the screen. */
export function RichTextView({ doc }: { doc: RichNode | Record<string, unknown> | null | undefined }) {
  return doc ? <div className="clinic-rich">{drawn(doc as unknown as RichNode)}</div> : null
}
