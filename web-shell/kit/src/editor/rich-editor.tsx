import Link from '@tiptap/extension-link'
import { OrderedList } from '@tiptap/extension-list'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { EditorToolbar } from './editor-toolbar'
import { isRichTextEmpty, type RichNode, toSafeHref } from './rich-text'

/** Without the attributes that the server's schema doesn't have: a link has only its URL, a list no start number. */
const PlainLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  isAllowedUri: (url) => toSafeHref(url) !== null,
  HTMLAttributes: { rel: 'noopener noreferrer' },
})
const PlainList = OrderedList.extend({ addAttributes: () => ({}) })
const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    link: false,
    orderedList: false,
    trailingNode: false,
  }),
  PlainLink,
  PlainList,
]

export interface RichEditorProps {
  label: string
  value: RichNode | null
  disabled: boolean
  height: number
  describedBy: string
  isInvalid: boolean
  onChange: (doc: RichNode | null) => void
  onBlur: () => void
  /** Receives the function that focuses the editor, for a form whose first error is this field's. */
  registerFocus: (focus: (() => void) | null) => void
}

const getEditorAttributes = ({ label, describedBy, isInvalid, disabled, height }: RichEditorProps): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  style: `min-height: ${height}px`,
  ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  ...(disabled ? { 'aria-disabled': 'true' } : {}),
})

export function RichEditor(props: RichEditorProps) {
  const { value, disabled, label, isInvalid } = props
  const latest = useRef(props)
  latest.current = props
  // As JSON, since the form returns a copy of the value: setting an equal document again would reset the cursor and the undo history.
  const currentJson = useRef(JSON.stringify(value))
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editable: !disabled,
    editorProps: { attributes: () => getEditorAttributes(latest.current) },
    onUpdate: ({ editor: updated }) => {
      const doc = updated.getJSON() as RichNode
      const next = isRichTextEmpty(doc) ? null : doc
      currentJson.current = JSON.stringify(next)
      latest.current.onChange(next)
    },
    onBlur: () => latest.current.onBlur(),
  })
  useEffect(() => {
    const json = JSON.stringify(value)
    if (json === currentJson.current) return
    currentJson.current = json
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  useEffect(() => {
    latest.current.registerFocus(() => editor.commands.focus())
    return () => latest.current.registerFocus(null)
  }, [editor])
  return (
    <div className="clinic-editor" data-invalid={isInvalid || undefined}>
      {!disabled && <EditorToolbar editor={editor} label={label} />}
      <EditorContent editor={editor} className="clinic-rich-text" />
    </div>
  )
}
