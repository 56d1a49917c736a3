// What every story has at hand: the language of its project, the product's own words in it, and what the clinic sent.
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { words } from './words'

type Language = 'en' | 'sv'

export interface Sent {
  seq: number
  channel: 'sms' | 'mail'
  to: string
  text: string
  subject: string
  html: string
  code: string | null
}

/** The simulators' memory of SMS and mail, as the people who got them would read them. */
export class Post {
  constructor(private readonly request: APIRequestContext) {}

  /** Those to one number or address, oldest first, that have all of the words. */
  async to(to: string, { saying = '', after = 0 } = {}): Promise<Sent[]> {
    const query = new URLSearchParams({ to, q: saying, after: String(after) })
    const answer = await this.request.get(`${process.env.E2E_SIM_URL}/api/messages?${query}`)
    const { messages } = (await answer.json()) as { messages: Sent[] }
    return messages.reverse()
  }

  /** The newest to somebody, as soon as there is one. */
  async newest(to: string, about: { saying?: string; after?: number } = {}): Promise<Sent> {
    await expect.poll(async () => (await this.to(to, about)).length, { message: `a message to ${to}`, timeout: 20_000 }).toBeGreaterThan(0)
    return (await this.to(to, about)).at(-1) as Sent
  }

  /** The six digits in the newest that has any. */
  async code(to: string, after = 0): Promise<string> {
    const { code } = await this.newest(to, { after })
    expect(code, 'the message has a code').toMatch(/^\d{6}$/)
    return code as string
  }
}

interface Staging {
  lang: Language
  t: (typeof words)['en']
  post: Post
}

export const test = base.extend<Staging>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is wanted from this pattern
  lang: async ({}, use, { project }) => use(project.name as Language),
  t: async ({ lang }, use) => use(words[lang]),
  post: async ({ request }, use) => use(new Post(request)),
})

export { expect }

/** Somebody new each time, so that no story meets another's limits. */
export function someone(lang: Language) {
  const digits = String(Math.floor(Math.random() * 900_000) + 100_000)
  const family = lang === 'sv' ? 'Åkerblom' : 'Ashcombe'
  return {
    first: lang === 'sv' ? 'Märta' : 'Maud',
    last: `${family}${digits}`,
    number: `70${digits}1`,
    phone: `+4670${digits}1`,
    email: `maud.${digits}@visitor.example`,
  }
}

export type Someone = ReturnType<typeof someone>
