import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const shared = { exclude: ['**/node_modules/**', '**/dist/**'], testTimeout: 40_000 }

/** The calendar's widget is made with svelte, whose part for browsers a test in Node has to name. */
const svelte = (part: string) => resolve(import.meta.dirname, 'node_modules/svelte/src', part)
const widget = {
  alias: [
    { find: /^svelte$/, replacement: svelte('index-client.js') },
    { find: /^svelte\/reactivity$/, replacement: svelte('reactivity/index-client.js') },
  ],
  server: { deps: { inline: [/@event-calendar/, /svelte/, /esm-env/] } },
}

/** Screens in jsdom with a mocked network; what checks the code itself, in plain Node. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          ...widget,
          name: 'screens',
          environment: 'jsdom',
          include: ['web-*/**/*.test.{ts,tsx}'],
          setupFiles: ['web-shell/kit/src/testing/setup.ts'],
          css: false,
        },
      },
      { test: { ...shared, name: 'checks', environment: 'node', include: ['web-*/**/*.test.mjs'], testTimeout: 60_000 } },
    ],
  },
})
