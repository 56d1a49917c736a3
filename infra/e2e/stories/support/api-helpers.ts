// Calls the API with the session of the page, to prepare and to check data.
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

async function fetchCsrfToken(page: Page): Promise<string> {
  await page.request.get('/api/csrf-cookie')
  return (await page.context().cookies()).find(({ name }) => name === 'csrf_token')?.value ?? ''
}

/** Fetches the data of a GET request. */
export const fetchData = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data

/** Sends a POST request and returns the data of the response. */
export const postData = (page: Page, path: string, data: unknown) => sendData(page, 'POST', path, data)

/** Sends a PUT request and returns the data of the response. */
export const putData = (page: Page, path: string, data: unknown) => sendData(page, 'PUT', path, data)

async function sendData(page: Page, method: 'POST' | 'PUT', path: string, data: unknown) {
  const headers = { 'X-CSRF-Token': await fetchCsrfToken(page), 'Idempotency-Key': randomUUID() }
  const response = await page.request.fetch(path, { method, headers, data })
  const body = await response.json()
  expect(body.status, `${path}: ${JSON.stringify(body)}`).toBe('1')
  return body.data
}
