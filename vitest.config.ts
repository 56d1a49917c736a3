import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    globals: false,
    include: ['web-*/**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['web-shell/kit/src/testing/setup.ts'],
    testTimeout: 15_000,
    css: false,
    maxWorkers: 2,
  },
})
