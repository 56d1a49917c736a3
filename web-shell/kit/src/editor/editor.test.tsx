import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { expectNoA11yViolations, renderRoutes, setTestLanguage } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type RichNode, RichTextField, RichTextView } from '.'
import { normalizeHref } from './rich-text'

const text = (content: string, marks?: RichNode['marks']): RichNode => ({ type: 'text', text: content, ...(marks ? { marks } : {}) })
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content })
const heading = (level: number, content: string): RichNode => ({ type: 'heading', attrs: { level }, content: [text(content)] })

function NotesForm({
  initial,
  onSubmit,
}: {
  initial: RichNode | null
  onSubmit: (submission: { body: { notes: unknown } }) => Promise<void>
}) {
  const schema = z.object({ notes: z.record(z.string(), z.unknown()) })
  const form = useKitForm(schema, { initialValues: { notes: initial && { ...initial } }, onSubmit })
  return (
    <Form form={form}>
      <RichTextField name="notes" label="Notes" required description="What was done" />
      <Submit>Save</Submit>
    </Form>
  )
}

async function renderForm(initial: RichNode | null) {
  const onSubmit = vi.fn(async (_: { body: { notes: unknown } }) => {})
  const view = renderRoutes([{ path: '/', element: <NotesForm initial={initial} onSubmit={onSubmit} /> }])
  const textbox = await screen.findByRole('textbox', { name: 'Notes' })
  const save = async () => {
    const callsBefore = onSubmit.mock.calls.length
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit.mock.calls.length).toBeGreaterThan(callsBefore))
    return onSubmit.mock.calls.at(-1)?.[0].body.notes
  }
  return { ...view, textbox, save, onSubmit }
}

test('REC-024 a heading from the toolbar is submitted as a document of the server’s schema', async () => {
  const { user, textbox, save } = await renderForm(doc(paragraph(text('Injected 0.5 ml'))))
  expect(textbox).toHaveTextContent('Injected 0.5 ml')
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Heading 2' }))
  expect(within(textbox).getByRole('heading', { level: 2 })).toHaveTextContent('Injected 0.5 ml')
  expect(screen.getByRole('button', { name: 'Heading 2' })).toHaveAttribute('aria-pressed', 'true')
  expect(await save()).toEqual(doc({ type: 'heading', attrs: { level: 2 }, content: [text('Injected 0.5 ml')] }))
})

const aftercare = text('Aftercare')
const marked = (type: string) => doc(paragraph(text('Aftercare', [{ type }])))
const list = (type: string) => doc({ type, content: [{ type: 'listItem', content: [paragraph(aftercare)] }] })

/** The document that each button creates from the selection, or from the paragraph of the cursor. */
const MARK_EXAMPLES: Record<string, RichNode> = {
  Bold: marked('bold'),
  Italic: marked('italic'),
  Underline: marked('underline'),
  Strikethrough: marked('strike'),
}
const BLOCKS: Record<string, RichNode> = {
  'Heading 1': doc(heading(1, 'Aftercare')),
  'Heading 2': doc(heading(2, 'Aftercare')),
  'Heading 3': doc(heading(3, 'Aftercare')),
  'Bullet list': list('bulletList'),
  'Numbered list': list('orderedList'),
  Quote: doc({ type: 'blockquote', content: [paragraph(aftercare)] }),
}

test.each(Object.entries({ ...MARK_EXAMPLES, ...BLOCKS }))(
  'REC-024 %s applies its format, which can be undone, redone and removed',
  async (name, expected) => {
    const { user, textbox, save } = await renderForm(doc(paragraph(aftercare)))
    const button = screen.getByRole('button', { name })
    await user.click(textbox)
    if (name in MARK_EXAMPLES) await user.keyboard('{Control>}a{/Control}')
    for (const [buttonName, isPressed] of [
      [name, 'true'],
      ['Undo', 'false'],
      ['Redo', 'true'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: buttonName }))
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', isPressed))
    }
    expect(await save()).toEqual(expected)
    await user.click(button)
    expect(await save()).toEqual(doc(paragraph(aftercare)))
  },
)

test('REC-024 a line is inserted at the cursor, which stays in its place', async () => {
  const { user, textbox, save } = await renderForm(doc(paragraph(aftercare)))
  await user.click(textbox)
  const line = { type: 'horizontalRule' }
  for (const expected of [doc(line, paragraph(aftercare)), doc(line, line, paragraph(aftercare))]) {
    await user.click(screen.getByRole('button', { name: 'Line' }))
    expect(await save()).toEqual(expected)
  }
})

test('REC-024 the toolbar has only the buttons that these tests press', async () => {
  await renderForm(null)
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting of Notes' })
  const names = within(toolbar)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([...Object.keys({ ...MARK_EXAMPLES, ...BLOCKS }), 'Line', 'Undo', 'Redo', 'Link'])
})

test('REC-024 the toolbar is one tab stop with arrow-key navigation', async () => {
  const { user } = await renderForm(doc(paragraph(text('A'))))
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting of Notes' })
  expect(
    within(toolbar)
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0),
  ).toHaveLength(1)
  within(toolbar).getByRole('button', { name: 'Bold' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(within(toolbar).getByRole('button', { name: 'Italic' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(within(toolbar).getByRole('button', { name: 'Link' })).toHaveFocus()
})

test('REC-024 a link accepts only web, e-mail and phone addresses', async () => {
  const { user, save } = await renderForm(null)
  await user.click(screen.getByRole('button', { name: 'Link' }))
  const urlInput = await screen.findByRole('textbox', { name: 'Address' })
  await user.type(urlInput, 'javascript:alert(1){Enter}')
  expect(await screen.findByText('Enter a web address, an e-mail address or a phone number')).toBeInTheDocument()
  await user.clear(urlInput)
  await user.type(urlInput, 'clinic.example/aftercare{Enter}')
  const link = { type: 'link', attrs: { href: 'https://clinic.example/aftercare' } }
  expect(await save()).toEqual(doc(paragraph(text('clinic.example/aftercare', [link]))))
})

test('REC-024 the link of a text is set by its button, closed by Escape, and removed', async () => {
  const { user, textbox, save } = await renderForm(doc(paragraph(aftercare)))
  const openLink = async () => {
    await user.click(textbox)
    await user.keyboard('{Control>}a{/Control}')
    await user.click(screen.getByRole('button', { name: 'Link' }))
    return screen.findByRole('textbox', { name: 'Address' })
  }
  await user.type(await openLink(), 'clinic.example')
  await user.click(screen.getByRole('button', { name: 'Insert the link' }))
  const link = { type: 'link', attrs: { href: 'https://clinic.example' } }
  expect(await save()).toEqual(doc(paragraph(text('Aftercare', [link]))))
  expect(await openLink()).toHaveValue('https://clinic.example')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull())
  await openLink()
  await user.click(screen.getByRole('button', { name: 'Remove the link' }))
  expect(await save()).toEqual(doc(paragraph(aftercare)))
})

test.each([
  ['anna@clinic.example', 'mailto:anna@clinic.example'],
  ['+46 8 123 45 67', 'tel:+4681234567'],
  ['https://clinic.example', 'https://clinic.example'],
  ['data:text/html,x', null],
  ['just words', null],
])('REC-024 normalizeHref(%s) is %s', (input, href) => expect(normalizeHref(input)).toBe(href))

test('an empty required text shows an error and is not submitted', async () => {
  const { user, onSubmit } = await renderForm(null)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This field is required.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('aria-invalid', 'true')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('PLT-090 the toolbar is translated to Swedish', async () => {
  await setTestLanguage('sv')
  await renderForm(null)
  expect(screen.getByRole('button', { name: 'Punktlista' })).toBeInTheDocument()
  await setTestLanguage('en')
})

test('REC-024 the page’s heading levels skip none, whatever the levels in the text', () => {
  renderRoutes([{ path: '/', element: <RichTextView doc={doc(heading(2, 'a'), heading(3, 'b'), heading(1, 'c'), heading(3, 'd'))} /> }])
  const levels = screen.getAllByRole('heading').map((element) => [element.textContent, element.tagName])
  expect(levels).toEqual([
    ['a', 'H3'],
    ['b', 'H4'],
    ['c', 'H3'],
    ['d', 'H4'],
  ])
})

test('REC-024 the view renders the schema’s formats and nothing else', async () => {
  const link = (href: string) => [{ type: 'link', attrs: { href } }]
  const unsafeDoc = doc(
    { type: 'heading', attrs: { level: 1 }, content: [text('Lips')] },
    paragraph(
      text('bold', [{ type: 'bold' }]),
      { type: 'hardBreak' },
      text('site', link('https://clinic.example')),
      text('bad', link('javascript:1')),
    ),
    { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [text('inside')] },
  )
  renderRoutes([{ path: '/', element: <RichTextView doc={unsafeDoc} /> }])
  expect(screen.getByRole('heading', { level: 3, name: 'Lips' })).toBeInTheDocument()
  expect(screen.getByText('bold').tagName).toBe('STRONG')
  expect(screen.getAllByRole('link').map((element) => element.getAttribute('href'))).toEqual(['https://clinic.example'])
  expect(document.querySelector('iframe')).toBeNull()
  await expectNoA11yViolations()
})
