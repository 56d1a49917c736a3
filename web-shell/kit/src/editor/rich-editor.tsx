import Link from '@tiptap/extension-link'
import { OrderedList } from '@tiptap/extension-list'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { EditorToolbar } from './editor-toolbar'
import { isEmpty, leadsTo, type RichNode } from './rich-text'

/** A link is its address alone and a list has no first number: what the server's schema has no place for is not made here. */
const PlainLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  isAllowedUri: (address) => leadsTo(address) !== null,
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
  wrong: boolean
  onChange: (doc: RichNode | null) => void
  onBlur: () => void
  /** Hands out what puts the cursor here, for when the form's first error is this field's. */
  focusOf: (focus: (() => void) | null) => void
}

const attributesOf = ({ label, describedBy, wrong, disabled, height }: RichEditorProps): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  style: `min-height: ${height}px`,
  ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  ...(wrong ? { 'aria-invalid': 'true' } : {}),
  ...(disabled ? { 'aria-disabled': 'true' } : {}),
})

export function RichEditor(props: RichEditorProps) {
  const { value, disabled, label, wrong } = props
  const latest = useRef(props)
  latest.current = props
  // As text: the form hands back a copy of what it was told, which isn't laid anew over the cursor and what can be done again.
  const told = useRef(JSON.stringify(value))
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editable: !disabled,
    editorProps: { attributes: () => attributesOf(latest.current) },
    onUpdate: ({ editor: changed }) => {
      const doc = changed.getJSON() as RichNode
      const said = isEmpty(doc) ? null : doc
      told.current = JSON.stringify(said)
      latest.current.onChange(said)
    },
    onBlur: () => latest.current.onBlur(),
  })
  useEffect(() => {
    const given = JSON.stringify(value)
    if (given === told.current) return
    told.current = given
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  useEffect(() => {
    latest.current.focusOf(() => editor.commands.focus())
    return () => latest.current.focusOf(null)
  }, [editor])
  return (
    <div className="clinic-editor" data-wrong={wrong || undefined}>
      {!disabled && <EditorToolbar editor={editor} label={label} />}
      <EditorContent editor={editor} className="clinic-rich" />
    </div>
  )
}
