import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: '../.build/browser-tests',
  globalSetup: './harness/prepare.ts',
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  // Long enough for a machine of two busy cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Chromium's own errands to its maker's hosts would fill the console with failures.
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // To look into a failure: it takes a tenth of the time of every test.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
})
