import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,api,contracts,server,web,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/src/testing/globalSetup.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
