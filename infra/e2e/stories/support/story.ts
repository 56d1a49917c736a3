// Fixtures of every story: the language of its project, the product's texts in it, and the messages that the clinic sent.
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { listLoggedErrors } from './product-log'
import { type ProductTexts, translations } from './translations'

type Language = 'en' | 'sv'

export interface SentMessage {
  seq: number
  channel: 'sms' | 'mail'
  to: string
  text: string
  subject: string
  html: string
  code: string | null
}

/** SMS and e-mails that the simulators have received. */
export class Mailbox {
  constructor(private readonly request: APIRequestContext) {}

  /** Lists messages to a number or address, oldest first, optionally those that contain a text. */
  async to(to: string, { contains = '', after = 0 }: { contains?: string; after?: number } = {}): Promise<SentMessage[]> {
    const query = new URLSearchParams({ to, q: contains, after: String(after) })
    const response = await this.request.get(`${process.env.E2E_SIM_URL}/api/messages?${query}`)
    const { messages } = (await response.json()) as { messages: SentMessage[] }
    return messages.reverse()
  }

  /** Waits for a message to a number or address and returns the newest. */
  async newest(to: string, filter: { contains?: string; after?: number } = {}): Promise<SentMessage> {
    await expect.poll(async () => (await this.to(to, filter)).length, { message: `a message to ${to}`, timeout: 20_000 }).toBeGreaterThan(0)
    return (await this.to(to, filter)).at(-1) as SentMessage
  }

  /** Returns the six digits of the newest message. */
  async code(to: string, after = 0): Promise<string> {
    const { code } = await this.newest(to, { after })
    expect(code, 'the message has a code').toMatch(/^\d{6}$/)
    return code as string
  }

  /** Returns the newest code that a visitor got: by e-mail once the SMS of an address are used up, which all stories share. */
  async codeOf({ phone, email }: { phone: string; email: string }, after = 0): Promise<string> {
    const newestCode = async () => {
      const messages = await Promise.all([this.to(phone, { after }), this.to(email, { after })])
      const codes = messages.flat().filter(({ code }) => code)
      return codes.sort((a, b) => a.seq - b.seq).at(-1)?.code ?? ''
    }
    await expect.poll(newestCode, { message: `a code to ${phone} or ${email}`, timeout: 20_000 }).toMatch(/^\d{6}$/)
    return newestCode()
  }
}

interface StoryFixtures {
  lang: Language
  t: ProductTexts
  post: Mailbox
  failureReport: undefined
}

const PAGE_TEXT_LENGTH = 3_000

export const test = base.extend<StoryFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from this pattern
  lang: async ({}, use, { project }) => use(project.name as Language),
  t: async ({ lang }, use) => use(translations[lang]),
  post: async ({ request }, use) => use(new Mailbox(request)),
  failureReport: [
    async ({ context }, use, testInfo) => {
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      for (const page of context.pages()) process.stdout.write(await describePage(page))
      process.stdout.write(listLoggedErrors())
    },
    { auto: true },
  ],
})

/** Returns the address of a page and what a screen reader reads there, for the log of a run whose screenshots can't be seen. */
async function describePage(page: Page) {
  const text = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String)
  return `the story failed at ${page.url()}, which showed:\n${text.slice(-PAGE_TEXT_LENGTH)}\n`
}

export { expect }

/** Creates a new person each time, so that stories don't share rate limits. */
export function randomVisitor(lang: Language) {
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

export type RandomVisitor = ReturnType<typeof randomVisitor>
