import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { z } from 'zod'
import { type SchemaName, schemaOf } from '../api/schemas'
import type { renderRoutes } from './render'

export interface FormCase {
  schema: SchemaName
  user: ReturnType<typeof renderRoutes>['user']
  /** The calls of the mocked endpoint that the form submits to. */
  calls: { body: unknown }[]
  /** What is entered in a field whose rule the sample doesn't keep. */
  values?: Readonly<Record<string, string>>
  /** What the body must have where it is not what is entered, such as the instant of a local time. */
  sent?: Readonly<Record<string, unknown>>
  /** The part of the body that the form fills, where the request has more than the form. */
  getPart?: (body: never) => unknown
  /** The button of the question that is asked before the form is sent. */
  confirmLabel?: string
  /** Fields of the schema without an input of that name. Each stands here on purpose: an input that is removed from a form fails its test. */
  without?: readonly string[]
}

type Entered = Map<string, unknown>

const SAMPLE_DAY = '2026-11-20'
const SAMPLES: Record<string, string> = {
  email: 'klara@klient.example',
  tel: '701740605',
  url: 'https://aster.example',
  password: 'Vinter2027',
}

/** Mantine gives the name of a list or a date to a hidden input behind the one that is seen. */
const getVisibleInput = (hidden: Element) =>
  hidden.previousElementSibling?.querySelector<HTMLInputElement>('input:not([type=hidden])') ?? null

async function chooseOther(input: HTMLInputElement, { user }: FormCase): Promise<void> {
  await user.click(input)
  const options = await waitFor(() => {
    const list = document.getElementById(input.getAttribute('aria-controls') ?? '') ?? document.body
    const all = within(list).queryAllByRole('option', { hidden: true })
    expect(all.length, `options of ${input.getAttribute('aria-label') ?? input.id}`).toBeGreaterThan(0)
    return all
  })
  const other = options.find((option) => option.getAttribute('aria-selected') !== 'true' && !option.hasAttribute('data-combobox-disabled'))
  await user.click((other ?? options[0]) as HTMLElement)
}

/** Chooses another option of a native list. */
async function selectOther(select: HTMLSelectElement, { user, values }: FormCase): Promise<string> {
  const other = [...select.options].find(({ value, disabled }) => value && !disabled && value !== select.value)
  await user.selectOptions(select, values?.[select.name] ?? other?.value ?? select.value)
  return select.value
}

const enterText = (input: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
}

/** What a list or a date submits, read from its hidden input; an empty choice is null or left out. */
class Chosen {
  constructor(readonly value: string) {}
}

const isNumber = (input: HTMLInputElement) => ['numeric', 'decimal'].includes(input.inputMode) && input.autocomplete !== 'one-time-code'

/** A number's body is what is typed, or its minor units. */
function enterNumber(input: HTMLInputElement, value = input.value.startsWith('2') ? '3' : '2'): number[] {
  enterText(input, value)
  return input.inputMode === 'decimal' ? [Number(value), Number(value) * 100] : [Number(value)]
}

/** Picks the day of that label, such as `25 November 2026`, where a date with its time opens a calendar. */
async function pickDay(opener: Element, label: string, { user }: FormCase): Promise<undefined> {
  await user.click(opener)
  await user.click(await screen.findByLabelText(label))
  await user.click(opener)
}

/** Enters a list's or a date's value in the input in front of the hidden one; null where the input can't be used. */
async function enterHidden(hidden: HTMLInputElement, formCase: FormCase): Promise<unknown> {
  const input = getVisibleInput(hidden)
  const calendarButton = input ? null : hidden.previousElementSibling?.querySelector('button[aria-haspopup=dialog]')
  if (calendarButton) return pickDay(calendarButton, formCase.values?.[hidden.name] ?? '', formCase)
  if (!input || input.disabled) return null
  if (input.getAttribute('aria-haspopup') === 'listbox') {
    await chooseOther(input, formCase)
    return new Chosen(hidden.value)
  }
  return enterDay(input, formCase.values?.[hidden.name])
}

function enterDay(input: HTMLInputElement, day = SAMPLE_DAY): string {
  enterText(input, day)
  return day
}

/** Enters another value in one field, and returns what the body should have; undefined where only that it is sent can be said. */
async function enterField(field: HTMLInputElement, formCase: FormCase): Promise<unknown> {
  const value = formCase.values?.[field.name]
  if (field.type === 'hidden') return enterHidden(field, formCase)
  if (field.type === 'checkbox' || field.type === 'radio') {
    await formCase.user.click(field)
    return field.type === 'radio' ? field.value : field.checked
  }
  if (field instanceof HTMLSelectElement) return selectOther(field, formCase)
  if (field.getAttribute('aria-haspopup') === 'listbox') return chooseOther(field, formCase)
  if ('datesInput' in field.dataset) return enterDay(field, value)
  if (isNumber(field)) return enterNumber(field, value)
  const text = value ?? SAMPLES[field.type] ?? `Ny ${field.name}`.replaceAll('_', ' ')
  enterText(field, text)
  return text
}

const listNames = (form: HTMLElement) => [...form.querySelectorAll<HTMLInputElement>('[name]')].map((field) => field.name)

/** Enters all fields, those too that appear when another is filled. */
async function enterAll(form: HTMLElement, formCase: FormCase): Promise<Entered> {
  const entered: Entered = new Map()
  const seen = new Set<string>()
  for (let name = listNames(form)[0]; name; name = listNames(form).find((each) => !seen.has(each))) {
    seen.add(name)
    const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].filter((field) => !field.disabled)
    const field = fields.find((each) => each.type === 'radio' && !each.checked) ?? fields[0]
    const value = field && (await enterField(field, formCase))
    if (value !== null && field) entered.set(name, value)
  }
  return entered
}

function expectSent(entered: Entered, body: Record<string, unknown>, { sent: expected = {} }: FormCase): void {
  for (const [name, value] of entered) {
    const sent = name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], body)
    if (name in expected) continue
    if (value instanceof Chosen) expect(String(sent ?? ''), name).toBe(value.value)
    else if (Array.isArray(value)) expect(value, name).toContain(sent)
    else if (value === undefined) expect(sent ?? null, `${name} is sent`).not.toBeNull()
    else expect(sent, name).toEqual(value)
  }
  expect(body).toMatchObject(expected)
}

const confirm = (name: string, { user }: FormCase) =>
  waitFor(async () => user.click(within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', { name })))

const getTopName = (name: string) => name.split('.')[0] as string

/**
 * Enters something in every field of an open form and submits it. The body must be what the request's schema takes, without a field that the
 * schema doesn't have, and hold all that was entered; every field of the schema must have an input or stand in `without`.
 */
export async function submitEveryField(form: HTMLElement, formCase: FormCase): Promise<Record<string, unknown>> {
  const entered = await enterAll(form, formCase)
  const { shape } = schemaOf(formCase.schema) as unknown as z.ZodObject
  const known = new Set(['version', ...(formCase.without ?? []), ...[...entered.keys()].map(getTopName)])
  const missing = Object.keys(shape).filter((name) => !known.has(name))
  expect(missing, `fields of ${formCase.schema} without an input`).toEqual([])
  // An input that the schema doesn't have, such as a repeated password, isn't sent.
  for (const name of entered.keys()) if (!(getTopName(name) in shape)) entered.delete(name)
  const sentBefore = formCase.calls.length
  await formCase.user.click(form.querySelector('button[type=submit]') as HTMLElement)
  if (formCase.confirmLabel) await confirm(formCase.confirmLabel, formCase)
  const errors = () => [...form.querySelectorAll('[role=alert], .mantine-InputWrapper-error')].map((error) => error.textContent)
  await waitFor(() => expect(formCase.calls.length, `${formCase.schema} is sent; errors: ${errors()}`).toBeGreaterThan(sentBefore))
  if (!formCase.getPart) expect(formCase.calls, `${formCase.schema} is sent once`).toHaveLength(sentBefore + 1)
  const request = formCase.calls.at(-1)?.body
  const body = (formCase.getPart?.(request as never) ?? request) as Record<string, unknown>
  expect(z.strictObject(shape).safeParse(body).error?.issues ?? [], `${formCase.schema}: ${JSON.stringify(body)}`).toEqual([])
  expectSent(entered, body, formCase)
  return body
}

/** The open form of that label. */
export const findForm = (name: string | RegExp) => screen.findByRole('form', { name })
