import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type RunningHub, startHub } from './server.ts'

export { expect } from '@playwright/test'

/** What the console says of a call that failed: for `allowErrors`. */
export const failedLoad = /Failed to load resource/

interface WorkerFixtures {
  /** A hub of this worker's own, with the first content. */
  hub: RunningHub
}

interface TestFixtures {
  /** Errors in the console that this test provokes on purpose; any other fails it. */
  allowErrors: (pattern: RegExp) => void
}

/** Playwright's test, on a page of a running hub whose unexpected errors fail the test. */
export const test = base.extend<TestFixtures & { errors: PageErrors }, WorkerFixtures>({
  hub: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'hub-worker-'))
      await cp(process.env.HUB_IMAGE ?? '', dataDir, { recursive: true })
      const hub = await startHub(dataDir)
      await use(hub)
      await hub.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    // It ends at once where the hub does; on a machine with much else at work a start took over a minute.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ hub }, use) => use(hub.url),
  errors: async ({}, use) => {
    const errors = new PageErrors()
    await use(errors)
    errors.expectNone()
  },
  page: async ({ page, errors }, use) => {
    errors.watch(page)
    await use(page)
    // A call that a test still holds when it ends goes on now: neither that nor its answer is a failure.
    errors.close()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  allowErrors: async ({ errors }, use) => use((pattern) => errors.allow(pattern)),
})

/** Collects what a page complains about. */
class PageErrors {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = []
  #isClosed = false

  watch(page: Page): void {
    page.on('pageerror', (error) => this.#note(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.#note(`${message.text()} (${message.location().url})`)
      }
    })
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  /** The test is over: what the page says from here on is no matter of it. */
  close(): void {
    this.#isClosed = true
  }

  #note(complaint: string): void {
    // By the tests' own wish (playwright.config.ts).
    if (complaint.startsWith('Service Worker registration blocked by Playwright')) return
    if (!this.#isClosed) this.#seen.push(complaint)
  }

  expectNone(): void {
    const unexpected = this.#seen.filter(
      (text) => !this.#allowed.some((pattern) => pattern.test(text)),
    )
    if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
  }
}
