import type { Language } from '@clinic/kit/i18n'
import { en } from './texts/en'
import { sv } from './texts/sv'

export const GUIDE_ROLES = ['owner', 'admin', 'practitioner', 'receptionist', 'accountant', 'prescriber'] as const
export type GuideRole = (typeof GUIDE_ROLES)[number]

export const GUIDE_SECTIONS = ['firstDay', 'normalDay', 'problems'] as const

/** A guide: who it is for, and steps that may have **bold** words and [links](/to/a/page). */
export type Guide = { role: string; about: string } & Record<(typeof GUIDE_SECTIONS)[number], readonly string[]>

/** The guides in one language, with the texts around them. */
export type Guides = { title: string; roles: string; sections: Record<(typeof GUIDE_SECTIONS)[number], string> } & Record<GuideRole, Guide>

export const guides: Record<Language, Guides> = { en, sv }

export interface StepPart {
  /** Its place in the step. */
  id: number
  text: string
  isBold: boolean
  /** The address of the page that the part names. */
  path?: string
}

const LINK = /\[([^\]]+)\]\((\/[^)]*)\)/g

function splitLinks(text: string, isBold: boolean): Omit<StepPart, 'id'>[] {
  const parts: Omit<StepPart, 'id'>[] = []
  let end = 0
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', path = ''] = match
    parts.push({ text: text.slice(end, match.index), isBold }, { text: label, isBold, path })
    end = match.index + whole.length
  }
  return [...parts, { text: text.slice(end), isBold }].filter((part) => part.text !== '')
}

/** Split a step into its plain, bold and linked parts. */
export const parseStep = (step: string): StepPart[] =>
  step
    .split('**')
    .flatMap((text, index) => splitLinks(text, index % 2 === 1))
    .map((part, id) => ({ ...part, id }))
