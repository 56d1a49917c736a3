import { ActionIcon, Button, Group, Popover, Stack, TextInput, Tooltip } from '@clinic/kit/ui'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { TbLink } from 'react-icons/tb'
import { normalizeHref } from './rich-text'
import { useEditorTranslation } from './texts'

interface Props {
  editor: Editor
  isTabStop: boolean
  onFocus: () => void
}

/** Sets, changes or removes the link of the selection. */
export function LinkButton({ editor, isTabStop, onFocus }: Props) {
  const t = useEditorTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const isActive = editor.isActive('link')
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus returnFocus withinPortal hideDetached={false}>
      <Popover.Target>
        <Tooltip label={t('link')}>
          <ActionIcon
            data-tool
            variant={isActive ? 'light' : 'subtle'}
            color={isActive ? undefined : 'gray'}
            size="lg"
            tabIndex={isTabStop ? 0 : -1}
            aria-label={t('link')}
            aria-pressed={isActive}
            onFocus={onFocus}
            onClick={() => setIsOpen(!isOpen)}
          >
            <TbLink size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        <LinkForm editor={editor} onDone={() => setIsOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useEditorTranslation()
  const [input, setInput] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isInvalid, setIsInvalid] = useState(false)
  const chain = () => editor.chain().focus().extendMarkRange('link')
  const setLink = () => {
    const href = normalizeHref(input)
    if (!href) return setIsInvalid(true)
    const { empty } = editor.state.selection
    if (empty && !editor.isActive('link'))
      chain()
        .insertContent({ type: 'text', text: input.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain().setLink({ href }).run()
    onDone()
  }
  const removeLink = () => {
    chain().unsetLink().run()
    onDone()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    setLink()
  }
  return (
    <Stack gap="sm">
      <TextInput
        label={t('linkUrl')}
        description={t('linkHelp')}
        error={isInvalid && t('linkInvalid')}
        value={input}
        onChange={(event) => setInput(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        data-autofocus
      />
      <Group justify="flex-end">
        {editor.isActive('link') && (
          <Button variant="subtle" color="red" onClick={removeLink}>
            {t('linkRemove')}
          </Button>
        )}
        <Button onClick={setLink}>{t('linkSet')}</Button>
      </Group>
    </Stack>
  )
}
