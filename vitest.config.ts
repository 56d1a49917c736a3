import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { pressRecorder } from './web-shell/checks/press-recorder.mjs'

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

const screens = {
  ...shared,
  ...widget,
  environment: 'jsdom',
  setupFiles: ['web-shell/kit/src/testing/setup.ts'],
  css: false,
}

/** One replaces a library, which others loaded before it in the same process would still have; one counts the sockets of its process. */
const apart = ['web-shell/src/remotes/remotes.test.tsx', 'web-shell/kit/src/realtime/realtime.test.ts']

/** Screens in jsdom with a mocked network, the files of a process sharing what they load; what checks the code itself, in plain Node. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...screens,
          name: 'screens',
          include: ['web-*/**/*.test.{ts,tsx}', 'infra/remote-template/**/*.test.tsx'],
          exclude: [...shared.exclude, ...apart],
          isolate: false,
        },
        plugins: [pressRecorder()],
      },
      { test: { ...screens, name: 'apart', include: apart }, plugins: [pressRecorder()] },
      { test: { ...shared, name: 'checks', environment: 'node', include: ['web-*/**/*.test.mjs'], testTimeout: 60_000 } },
    ],
  },
})
