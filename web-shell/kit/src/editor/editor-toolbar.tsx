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
import { useEditorTranslation } from './texts'

export interface Tool {
  name: string
  label: string
  icon: ComponentType<{ size: number; 'aria-hidden'?: boolean }>
  run: () => void
  isActive: boolean
  /** Whether the button has a pressed state. */
  isToggle: boolean
  isEnabled: boolean
}

function createTools(editor: Editor, t: ReturnType<typeof useEditorTranslation>): Tool[] {
  const chain = () => editor.chain().focus()
  const toggle = (name: string, label: string, icon: Tool['icon'], run: () => void, attrs?: object): Tool => ({
    name: label,
    label,
    icon,
    run,
    isActive: editor.isActive(name, attrs),
    isToggle: true,
    isEnabled: true,
  })
  const command = (label: string, icon: Tool['icon'], run: () => void, isEnabled = true): Tool => ({
    name: label,
    label,
    icon,
    run,
    isActive: false,
    isToggle: false,
    isEnabled,
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
    command(t('rule'), TbMinus, () => chain().setHorizontalRule().run()),
    command(t('undo'), TbArrowBackUp, () => chain().undo().run(), editor.can().undo()),
    command(t('redo'), TbArrowForwardUp, () => chain().redo().run(), editor.can().redo()),
  ]
}

/** The index of the button that an arrow key, Home or End moves to; null for other keys. */
function getNextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The formatting toolbar: one tab stop, with arrow keys between the buttons (the ARIA toolbar pattern). */
export function EditorToolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useEditorTranslation()
  const toolbar = useRef<HTMLDivElement>(null)
  const [focusedIndex, setFocusedIndex] = useState(0)
  // Renders at each transaction, as the buttons' state is read from the editor.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber })
  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(toolbar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
    const nextIndex = getNextIndex(event.key, focusedIndex, buttons.length)
    if (nextIndex === null) return
    event.preventDefault()
    setFocusedIndex(nextIndex)
    buttons[nextIndex]?.focus()
  }
  const tools = createTools(editor, t)
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={t('toolbar', { label })}
      className="clinic-editor-toolbar"
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {tools.map((tool, index) => (
        <ToolButton key={tool.name} tool={tool} isTabStop={index === focusedIndex} onFocus={() => setFocusedIndex(index)} />
      ))}
      <LinkButton editor={editor} isTabStop={focusedIndex === tools.length} onFocus={() => setFocusedIndex(tools.length)} />
    </div>
  )
}

/** A disabled button keeps its place in the keyboard order, with aria-disabled. */
function ToolButton({ tool, isTabStop, onFocus }: { tool: Tool; isTabStop: boolean; onFocus: () => void }) {
  const { label, icon: Icon, run, isActive, isToggle, isEnabled } = tool
  return (
    <Tooltip label={label}>
      <ActionIcon
        data-tool
        variant={isActive ? 'light' : 'subtle'}
        color={isActive ? undefined : 'gray'}
        size="lg"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-pressed={isToggle ? isActive : undefined}
        aria-disabled={!isEnabled || undefined}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => isEnabled && run()}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
