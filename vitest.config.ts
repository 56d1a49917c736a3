import { defineConfig } from 'vitest/config'

const shared = { exclude: ['**/node_modules/**', '**/dist/**'], testTimeout: 40_000 }

/** Screens in jsdom with a mocked network; what checks the code itself, in plain Node. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
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
