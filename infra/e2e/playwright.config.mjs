// The stories of one language: a product is started on ports and data of its own, fresh each time, and used in Chromium.
// With E2E_URL and E2E_SIM_URL they run against a product that is up already; with E2E_TRACE=1 a failed story leaves its trace, which makes each a third slower.
import { defineConfig } from '@playwright/test'
import { args, environment, program } from './browser.mjs'

const lang = process.env.E2E_LANGUAGE ?? 'en'
const port = Number(process.env.E2E_PORT ?? 8100)
process.env.E2E_URL ??= ''
const own = process.env.E2E_URL === ''
const address = own ? `http://localhost:${port}` : process.env.E2E_URL
process.env.E2E_SIM_URL ??= `http://localhost:${port + 10}`

const locales = { en: 'en-GB', sv: 'sv-SE' }

export default defineConfig({
  testDir: './stories',
  testMatch: '**/*.story.ts',
  globalSetup: './setup.mjs',
  outputDir: `../../.state/e2e-results/${lang}`,
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['junit', { outputFile: `../../.state/reports/e2e-${lang}.xml` }]],
  use: {
    baseURL: address,
    launchOptions: { executablePath: program, env: environment, args },
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
  projects: [{ name: lang, use: { viewport: { width: 1440, height: 900 }, locale: locales[lang], timezoneId: 'Europe/Stockholm' } }],
  webServer: own
    ? {
        command: `exec python3 infra/launch.py start --instance ${process.env.E2E_INSTANCE ?? 'e2e'} --fresh`,
        cwd: '../..',
        env: {
          JOB_FREQUENCY_FACTOR: '16',
          PORT: String(port),
          SIM_PORT: String(port + 10),
          SMTP_SIM_PORT: String(port + 25),
          PUBLIC_URL: address,
        },
        url: `${address}/readyz`,
        timeout: 300_000,
        reuseExistingServer: false,
        stdout: 'ignore',
        stderr: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
      }
    : undefined,
})
