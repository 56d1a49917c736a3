export { isRichTextEmpty, type RichNode } from './rich-text'
export { RichTextField } from './rich-text-field'
export { RichTextView } from './rich-text-view'
