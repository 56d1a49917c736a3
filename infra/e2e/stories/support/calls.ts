// What a story prepares by the product's own calls, as the person who is signed in on the page.
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

async function csrf(page: Page): Promise<string> {
  await page.request.get('/api/csrf-cookie')
  return (await page.context().cookies()).find(({ name }) => name === 'csrf_token')?.value ?? ''
}

/** Reads. */
export const read = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data

/** Changes something, and says what the server answered. */
export async function send(page: Page, path: string, data: unknown) {
  const headers = { 'X-CSRF-Token': await csrf(page), 'Idempotency-Key': randomUUID() }
  const answer = await page.request.post(path, { headers, data })
  const body = await answer.json()
  expect(body.status, `${path}: ${JSON.stringify(body)}`).toBe('1')
  return body.data
}
