import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,api,contracts,server,web,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/src/testing/globalSetup.ts'],
    environment: 'node',
    // Some start several hubs one after the other, on machines of two busy cores.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
})
