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
    // What is waited for comes late on a machine that is busy; a test that waits for it in vain fails all the same.
    expect: { poll: { timeout: 20_000 } },
  },
})
