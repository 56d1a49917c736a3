import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { accessible, inLanguage, show } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type RichNode, RichTextField, RichTextView } from '.'
import { asHref } from './rich-text'

const text = (words: string, marks?: RichNode['marks']): RichNode => ({ type: 'text', text: words, ...(marks ? { marks } : {}) })
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content })
const heading = (level: number, words: string): RichNode => ({ type: 'heading', attrs: { level }, content: [text(words)] })

function Notes({
  initial,
  onSubmit,
}: {
  initial: RichNode | null
  onSubmit: (sent: { body: { notes: RichNode | null } }) => Promise<void>
}) {
  const schema = z.object({ notes: z.record(z.string(), z.unknown()) }) as never
  const form = useKitForm<{ notes: RichNode | null }>({ schema, initial: { notes: initial } as never, onSubmit: onSubmit as never })
  return (
    <Form form={form}>
      <RichTextField name="notes" label="Notes" required help="What was done" />
      <Submit>Save</Submit>
    </Form>
  )
}

async function open(initial: RichNode | null) {
  const sent = vi.fn(async (_: { body: { notes: RichNode | null } }) => {})
  const view = show([{ path: '/', element: <Notes initial={initial} onSubmit={sent} /> }])
  const box = await screen.findByRole('textbox', { name: 'Notes' })
  const save = async () => {
    const before = sent.mock.calls.length
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(before))
    return sent.mock.calls.at(-1)?.[0].body.notes
  }
  return { ...view, box, save, sent }
}

test('REC-024 the formats of a journal, each from the toolbar, sent as the closed document', async () => {
  const { user, box, save } = await open(doc(paragraph(text('Injected 0.5 ml'))))
  expect(box).toHaveTextContent('Injected 0.5 ml')
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Heading 2' }))
  expect(within(box).getByRole('heading', { level: 2 })).toHaveTextContent('Injected 0.5 ml')
  expect(screen.getByRole('button', { name: 'Heading 2' })).toHaveAttribute('aria-pressed', 'true')
  expect(await save()).toEqual(doc({ type: 'heading', attrs: { level: 2 }, content: [text('Injected 0.5 ml')] }))
})

const aftercare = text('Aftercare')
const marked = (type: string) => doc(paragraph(text('Aftercare', [{ type }])))
const list = (type: string) => doc({ type, content: [{ type: 'listItem', content: [paragraph(aftercare)] }] })

/** What each button makes of the words that are chosen, or of the paragraph where one stands: nothing but what the server knows. */
const MARKS: Record<string, RichNode> = {
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

test.each(Object.entries({ ...MARKS, ...BLOCKS }))(
  'REC-024 %s makes its format, is undone, done again and taken off',
  async (name, made) => {
    const { user, box, save } = await open(doc(paragraph(aftercare)))
    const button = screen.getByRole('button', { name })
    await user.click(box)
    if (name in MARKS) await user.keyboard('{Control>}a{/Control}')
    for (const [press, pressed] of [
      [name, 'true'],
      ['Undo', 'false'],
      ['Redo', 'true'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: press }))
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', pressed))
    }
    expect(await save()).toEqual(made)
    await user.click(button)
    expect(await save()).toEqual(doc(paragraph(aftercare)))
  },
)

test('REC-024 a line is drawn where one stands, and one goes on from there: nothing takes the cursor to the end', async () => {
  const { user, box, save } = await open(doc(paragraph(aftercare)))
  await user.click(box)
  const line = { type: 'horizontalRule' }
  for (const made of [doc(line, paragraph(aftercare)), doc(line, line, paragraph(aftercare))]) {
    await user.click(screen.getByRole('button', { name: 'Line' }))
    expect(await save()).toEqual(made)
  }
})

test('REC-024 every button of the toolbar is pressed by these tests', async () => {
  await open(null)
  const bar = screen.getByRole('toolbar', { name: 'Formatting of Notes' })
  const names = within(bar)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([...Object.keys({ ...MARKS, ...BLOCKS }), 'Line', 'Undo', 'Redo', 'Link'])
})

test('REC-024 the toolbar is one stop of the keyboard, walked by arrows', async () => {
  const { user } = await open(doc(paragraph(text('A'))))
  const bar = screen.getByRole('toolbar', { name: 'Formatting of Notes' })
  expect(
    within(bar)
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0),
  ).toHaveLength(1)
  within(bar).getByRole('button', { name: 'Bold' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(within(bar).getByRole('button', { name: 'Italic' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(within(bar).getByRole('button', { name: 'Link' })).toHaveFocus()
})

test('REC-024 a link leads to a web page, a mailbox or a phone, and nowhere else', async () => {
  const { user, save } = await open(null)
  await user.click(screen.getByRole('button', { name: 'Link' }))
  const entry = await screen.findByRole('textbox', { name: 'Address' })
  await user.type(entry, 'javascript:alert(1){Enter}')
  expect(await screen.findByText('Give a web address, an e-mail address or a phone number')).toBeInTheDocument()
  await user.clear(entry)
  await user.type(entry, 'clinic.example/aftercare{Enter}')
  const link = { type: 'link', attrs: { href: 'https://clinic.example/aftercare' } }
  expect(await save()).toEqual(doc(paragraph(text('clinic.example/aftercare', [link]))))
})

test.each([
  ['anna@clinic.example', 'mailto:anna@clinic.example'],
  ['+46 8 123 45 67', 'tel:+4681234567'],
  ['https://clinic.example', 'https://clinic.example'],
  ['data:text/html,x', null],
  ['just words', null],
])('REC-024 %s as an address is %s', (typed, href) => expect(asHref(typed)).toBe(href))

test('an empty text is no text: a required one says so and takes the focus', async () => {
  const { user, sent } = await open(null)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This field is required.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('aria-invalid', 'true')
  expect(sent).not.toHaveBeenCalled()
})

test('PLT-090 the formats are named in Swedish when the screen is', async () => {
  await inLanguage('sv')
  await open(null)
  expect(screen.getByRole('button', { name: 'Punktlista' })).toBeInTheDocument()
  await inLanguage('en')
})

test('REC-024 headings are read in an order that skips none, whatever levels were written', () => {
  show([{ path: '/', element: <RichTextView doc={doc(heading(2, 'a'), heading(3, 'b'), heading(1, 'c'), heading(3, 'd'))} /> }])
  const levels = screen.getAllByRole('heading').map((each) => [each.textContent, each.tagName])
  expect(levels).toEqual([
    ['a', 'H3'],
    ['b', 'H4'],
    ['c', 'H3'],
    ['d', 'H4'],
  ])
})

test('REC-024 reading shows the known formats and nothing that is not of them', async () => {
  const link = (href: string) => [{ type: 'link', attrs: { href } }]
  const given = doc(
    { type: 'heading', attrs: { level: 1 }, content: [text('Lips')] },
    paragraph(
      text('bold', [{ type: 'bold' }]),
      { type: 'hardBreak' },
      text('site', link('https://clinic.example')),
      text('bad', link('javascript:1')),
    ),
    { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [text('inside')] },
  )
  show([{ path: '/', element: <RichTextView doc={given} /> }])
  expect(screen.getByRole('heading', { level: 3, name: 'Lips' })).toBeInTheDocument()
  expect(screen.getByText('bold').tagName).toBe('STRONG')
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(['https://clinic.example'])
  expect(document.querySelector('iframe')).toBeNull()
  await accessible()
})
