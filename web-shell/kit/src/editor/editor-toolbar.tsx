import { ActionIcon, Tooltip } from '@clinic/kit/ui'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import {
  TbArrowBackUp,
  TbArrowForwardUp,
  TbBlockquote,
  TbBold,
  TbH1,
  TbH2,
  TbH3,
  TbItalic,
  TbList,
  TbListNumbers,
  TbMinus,
  TbStrikethrough,
  TbUnderline,
} from 'react-icons/tb'
import { LinkButton } from './link-button'
import { useEditorTexts } from './texts'

export interface Tool {
  name: string
  label: string
  icon: ComponentType<{ size: number; 'aria-hidden'?: boolean }>
  act: () => void
  on: boolean
  /** Pressed or not is told only of what can be either. */
  toggles: boolean
  able: boolean
}

function toolsOf(editor: Editor, t: ReturnType<typeof useEditorTexts>): Tool[] {
  const chain = () => editor.chain().focus()
  const toggle = (name: string, label: string, icon: Tool['icon'], act: () => void, attrs?: object): Tool => ({
    name: label,
    label,
    icon,
    act,
    on: editor.isActive(name, attrs),
    toggles: true,
    able: true,
  })
  const plain = (label: string, icon: Tool['icon'], act: () => void, able = true): Tool => ({
    name: label,
    label,
    icon,
    act,
    on: false,
    toggles: false,
    able,
  })
  const headings = ([1, 2, 3] as const).map((level) =>
    toggle(
      'heading',
      t('heading', { level }),
      [TbH1, TbH2, TbH3][level - 1] as Tool['icon'],
      () => chain().toggleHeading({ level }).run(),
      {
        level,
      },
    ),
  )
  return [
    toggle('bold', t('bold'), TbBold, () => chain().toggleBold().run()),
    toggle('italic', t('italic'), TbItalic, () => chain().toggleItalic().run()),
    toggle('underline', t('underline'), TbUnderline, () => chain().toggleUnderline().run()),
    toggle('strike', t('strike'), TbStrikethrough, () => chain().toggleStrike().run()),
    ...headings,
    toggle('bulletList', t('bulletList'), TbList, () => chain().toggleBulletList().run()),
    toggle('orderedList', t('orderedList'), TbListNumbers, () => chain().toggleOrderedList().run()),
    toggle('blockquote', t('blockquote'), TbBlockquote, () => chain().toggleBlockquote().run()),
    plain(t('rule'), TbMinus, () => chain().setHorizontalRule().run()),
    plain(t('undo'), TbArrowBackUp, () => chain().undo().run(), editor.can().undo()),
    plain(t('redo'), TbArrowForwardUp, () => chain().redo().run(), editor.can().redo()),
  ]
}

/** Where an arrow, Home or End leads among the buttons; null for any other key. */
function next(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The formats. One stop of the Tab key; arrows walk among them, as in every toolbar. */
export function EditorToolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useEditorTexts()
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  // Drawn again at each change of text or place: what the buttons say is read from the editor.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber })
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
    const to = next(event.key, at, buttons.length)
    if (to === null) return
    event.preventDefault()
    setAt(to)
    buttons[to]?.focus()
  }
  const tools = toolsOf(editor, t)
  return (
    <div ref={bar} role="toolbar" aria-label={t('toolbar', { label })} className="clinic-editor-bar" tabIndex={-1} onKeyDown={walk}>
      {tools.map((tool, index) => (
        <ToolButton key={tool.name} tool={tool} first={index === at} onFocus={() => setAt(index)} />
      ))}
      <LinkButton editor={editor} first={at === tools.length} onFocus={() => setAt(tools.length)} />
    </div>
  )
}

/** One that can't be used just now stays in reach of the keyboard, and says so. */
function ToolButton({ tool, first, onFocus }: { tool: Tool; first: boolean; onFocus: () => void }) {
  const { label, icon: Icon, act, on, toggles, able } = tool
  return (
    <Tooltip label={label}>
      <ActionIcon
        data-tool
        variant={on ? 'light' : 'subtle'}
        color={on ? undefined : 'gray'}
        size="lg"
        tabIndex={first ? 0 : -1}
        aria-label={label}
        aria-pressed={toggles ? on : undefined}
        aria-disabled={!able || undefined}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => able && act()}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
