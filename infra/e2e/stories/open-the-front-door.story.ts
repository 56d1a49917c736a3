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

test('open-the-front-door: BEY-068 the browser may install the clinic’s pages as an app', async ({ page, context }) => {
  await page.goto('/login')
  const devtools = await context.newCDPSession(page)
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ name: 'Aster', start_url: '/', scope: '/', display: 'standalone' })
  const sizes: string[] = []
  for (const icon of manifest.icons) {
    const picture = await page.request.get(new URL(icon.src, url).href)
    expect(picture.headers()['content-type']).toBe('image/png')
    sizes.push(`${icon.sizes} ${icon.purpose ?? 'any'}`)
  }
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
})
