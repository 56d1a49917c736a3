import { expect, test } from '@playwright/test'

test('open-the-front-door: every kind of page is served, and drawn in Chromium', async ({ page }) => {
  for (const path of ['/login', '/booking/none', '/prescription/login']) {
    const answer = await page.goto(path)
    expect(answer?.headers()['content-type'], path).toContain('text/html')
    await expect(page.getByRole('heading').first(), path).toBeVisible()
  }
})

test('open-the-front-door: the testers see what was sent', async ({ page }) => {
  await page.goto(process.env.E2E_SIM_URL ?? '')
  await expect(page.getByRole('heading').first()).toBeVisible()
})
