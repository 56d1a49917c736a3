/** A node of a rich text in the server's schema. */
export interface RichNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RichNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}

export const isRichTextEmpty = (doc: RichNode | null | undefined): boolean => !doc || !hasContent(doc)

const hasContent = (node: RichNode): boolean =>
  Boolean(node.text?.trim()) || node.type === 'horizontalRule' || (node.content ?? []).some((child) => hasContent(child))

/** The text without its formatting, one line per block. */
export const toPlainText = (node: RichNode): string =>
  node.text ?? (node.type === 'hardBreak' ? '\n' : (node.content ?? []).map(toPlainText).join(node.content?.some(isInline) ? '' : '\n'))

const isInline = ({ type }: RichNode): boolean => type === 'text' || type === 'hardBreak'

/** The URL if a link may lead to it, else null; a link without a safe URL is shown as text. */
export const toSafeHref = (href: unknown): string | null =>
  typeof href === 'string' && /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : null

/** Completes a typed web address, e-mail address or phone number to a URL; null when it is none of them. */
export function normalizeHref(input: string): string | null {
  const text = input.trim()
  if (toSafeHref(text)) return text
  if (/^[^@\s/]+@[^@\s/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^\+?[0-9][0-9 -]{5,}$/.test(text)) return `tel:${text.replaceAll(/[ -]/g, '')}`
  return /^[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/i.test(text) ? `https://${text}` : null
}
