/** Rich text as it goes on the wire: the server's closed schema, read here without the editor. */
export interface RichNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RichNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}

export const isEmpty = (doc: RichNode | null | undefined): boolean => !doc || !holds(doc)

const holds = (node: RichNode): boolean =>
  Boolean(node.text?.trim()) || node.type === 'horizontalRule' || (node.content ?? []).some((child) => holds(child))

/** A text without its form, a line for each block. */
export const plainOf = (node: RichNode): string =>
  node.text ?? (node.type === 'hardBreak' ? '\n' : (node.content ?? []).map(plainOf).join(node.content?.some(isInline) ? '' : '\n'))

const isInline = ({ type }: RichNode): boolean => type === 'text' || type === 'hardBreak'

/** The addresses that a text may lead to; anything else is shown as text. */
export const leadsTo = (href: unknown): string | null =>
  typeof href === 'string' && /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : null

/** What a person types as an address, made whole; null when nothing can be made of it. */
export function asHref(typed: string): string | null {
  const text = typed.trim()
  if (leadsTo(text)) return text
  if (/^[^@\s/]+@[^@\s/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^\+?[0-9][0-9 -]{5,}$/.test(text)) return `tel:${text.replaceAll(/[ -]/g, '')}`
  return /^[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/i.test(text) ? `https://${text}` : null
}
