import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { refreshContent } from './tools/build/content/refresh.ts'

await refreshContent()

const root = import.meta.dirname
const files = globSync('{core,api,contracts,server,web,tools,learning}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})

/** Tests that put something in the place of modules, or want them as nobody has loaded them yet. */
const changesModules = /\bvi\s*\.(mock|doMock|hoisted|resetModules)\(/
/** Tests of whole processes take longest, so they begin first; of modules they load few. */
const startsProcesses = /from '(?:node:child_process|.*\/hubProcess(?:\.ts)?)'/

const apart = files.filter((file) => {
  // What the page keeps in memory is its modules' own, and no test may find what another put there.
  if (file.startsWith('web/')) return true
  const source = readFileSync(`${root}/${file}`, 'utf8')
  return changesModules.test(source) || startsProcesses.test(source)
})
const together = files.filter((file) => !apart.includes(file))

export default defineConfig({
  test: {
    globalSetup: ['server/src/testing/globalSetup.ts'],
    setupFiles: ['tools/test/asFound.ts'],
    environment: 'node',
    // More than there are cores: many wait for a process of theirs, a disk, or until a job is tried again.
    maxWorkers: availableParallelism() + 2,
    // Some start several hubs one after the other, on machines of two busy cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    // What is waited for comes late on a machine that is busy; a test that waits for it in vain fails all the same. Tests
    // wait by `expect.poll` for that: what `vi.waitFor` waits for at most, a second, can be set nowhere.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { test: { name: 'apart', include: apart } },
      // To load the server and to start a database anew for every file took half of the time.
      {
        test: {
          name: 'together',
          include: together,
          isolate: false,
          // Young objects die before they are moved: to collect them was a tenth of the work of the tests of core.
          // And where many databases come and go, V8 once stopped the process while it freed their old code.
          execArgv: ['--max-semi-space-size=64', '--no-wasm-code-gc'],
        },
      },
    ],
  },
})
