import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArgs } from './harness/browserArgs.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../.build/browser-tests',
  globalSetup: './harness/prepare.ts',
  fullyParallel: true,
  // More than there are cores: with as many, a third of the cores' time went by waiting.
  workers: availableParallelism() + 2,
  // Long enough for a machine of two busy cores.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  // `npm test` names what passed only then, and allows few of it (tools/test/secondTry.ts). By hand every fault shows.
  retries: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: browserArgs,
    },
    // It would answer for the page where a test means to (e2e/threats/offline.spec.ts lets it).
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // To look into a failure: it takes a tenth of the time of every test.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
})
