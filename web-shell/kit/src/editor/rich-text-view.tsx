import { createElement, Fragment, type ReactNode } from 'react'
import { type RichNode, toSafeHref } from './rich-text'

const MARK_ELEMENTS: Record<string, string> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' }
const BLOCKS: Record<string, string> = { paragraph: 'p', bulletList: 'ul', orderedList: 'ol', listItem: 'li', blockquote: 'blockquote' }

function renderText(node: RichNode): ReactNode {
  return (node.marks ?? []).reduce<ReactNode>((inner, { type, attrs }) => {
    const href = type === 'link' ? toSafeHref(attrs?.href) : null
    if (href) return createElement('a', { href, target: '_blank', rel: 'noopener noreferrer' }, inner)
    return MARK_ELEMENTS[type] ? createElement(MARK_ELEMENTS[type], null, inner) : inner
  }, node.text)
}

/**
 * Maps a heading's level in the text to its level in the page, so that the outline skips none. The level in the text is how it looks.
 */
type GetHeadingLevel = (level: number) => number

function createHeadingLevels(): GetHeadingLevel {
  const parentLevels: number[] = []
  return (level) => {
    while ((parentLevels.at(-1) ?? 0) >= level) parentLevels.pop()
    parentLevels.push(level)
    return 2 + parentLevels.length
  }
}

function renderNode(node: RichNode, getHeadingLevel: GetHeadingLevel): ReactNode {
  if (node.type === 'text') return renderText(node)
  if (node.type === 'hardBreak') return <br />
  if (node.type === 'horizontalRule') return <hr />
  const level = Math.min(3, Math.max(1, Number(node.attrs?.level) || 1))
  const tag = node.type === 'heading' ? `h${getHeadingLevel(level)}` : BLOCKS[node.type]
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a saved text have no ids and never move
  const inner = (node.content ?? []).map((child, index) => <Fragment key={index}>{renderNode(child, getHeadingLevel)}</Fragment>)
  return tag ? createElement(tag, node.type === 'heading' ? { 'data-level': level } : null, ...inner) : inner
}

/** Renders a saved rich text below a second-level heading. It renders only the nodes of the server's schema, so that no other HTML can appear. */
export function RichTextView({ doc }: { doc: RichNode | Record<string, unknown> | null | undefined }) {
  return doc ? <div className="clinic-rich-text">{renderNode(doc as unknown as RichNode, createHeadingLevels())}</div> : null
}
