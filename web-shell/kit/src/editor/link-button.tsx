import { ActionIcon, Button, Group, Popover, Stack, TextInput, Tooltip } from '@clinic/kit/ui'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { TbLink } from 'react-icons/tb'
import { asHref } from './rich-text'
import { useEditorTexts } from './texts'

interface Props {
  editor: Editor
  first: boolean
  onFocus: () => void
}

/** Sets, changes or takes away the link of what is chosen. */
export function LinkButton({ editor, first, onFocus }: Props) {
  const t = useEditorTexts()
  const [opened, setOpened] = useState(false)
  const on = editor.isActive('link')
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus withinPortal hideDetached={false}>
      <Popover.Target>
        <Tooltip label={t('link')}>
          <ActionIcon
            data-tool
            variant={on ? 'light' : 'subtle'}
            color={on ? undefined : 'gray'}
            size="lg"
            tabIndex={first ? 0 : -1}
            aria-label={t('link')}
            aria-pressed={on}
            onFocus={onFocus}
            onClick={() => setOpened(!opened)}
          >
            <TbLink size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        <LinkEntry editor={editor} onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function LinkEntry({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useEditorTexts()
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [wrong, setWrong] = useState(false)
  const chain = () => editor.chain().focus().extendMarkRange('link')
  const set = () => {
    const href = asHref(typed)
    if (!href) return setWrong(true)
    const { empty } = editor.state.selection
    if (empty && !editor.isActive('link'))
      chain()
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain().setLink({ href }).run()
    onDone()
  }
  const remove = () => {
    chain().unsetLink().run()
    onDone()
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <Stack gap="sm">
      <TextInput
        label={t('linkAddress')}
        description={t('linkHelp')}
        error={wrong && t('linkWrong')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={enter}
        data-autofocus
      />
      <Group justify="flex-end">
        {editor.isActive('link') && (
          <Button variant="subtle" color="red" onClick={remove}>
            {t('linkRemove')}
          </Button>
        )}
        <Button onClick={set}>{t('linkSet')}</Button>
      </Group>
    </Stack>
  )
}
