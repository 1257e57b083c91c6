/**
 * `npm test`: everything. Checks, contract, unit and API tests, the build, and browser tests; the last line it
 * prints is `N passed, N failed` with the sum of all.
 */
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runContractTests } from '@hub/contracts/tools/contractTests'
import { buildIfChanged } from './build/build.ts'
import { refreshContent } from './build/content/refresh.ts'
import { runChecks } from './test/checks.ts'
import { findChromium } from './test/chromium.ts'
import { installWallPrograms } from './test/debianPackages.ts'
import { run } from './test/run.ts'
import { secondTryTally } from './test/secondTry.ts'
import {
  type BrowserReport,
  browserTimes,
  type FileTime,
  slowest,
  sumByFile,
  type UnitReport,
  unitFiles,
  unitTimes,
  whereTimeWent,
} from './test/slowest.ts'
import { keepTemporaryFilesInMemory } from './test/temporaryFiles.ts'

interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** Tests that start the hub as a process start what `npm start` runs, which is ready sooner. */
const builtServer = fileURLToPath(new URL('../.build/server/main.js', import.meta.url))
const reports = fileURLToPath(new URL('../.build/reports', import.meta.url))
/** What tests had compiled of the last run's modules (server/src/testing/globalSetup.ts, e2e/harness/prepare.ts). */
const compiled = fileURLToPath(new URL('../.build/compiled-for-tests', import.meta.url))

const parts: { name: string; seconds: number }[] = []
const files: FileTime[] = []

async function main(): Promise<void> {
  // tools/setup/test.mjs has installed before.
  const installing = Number(process.env.INSTALL_SECONDS)
  if (installing > 0) parts.push({ name: 'installation', seconds: installing })
  // The checks read what is made of it, at the same time as the build.
  await refreshContent()
  await Promise.all([reports, compiled].map((path) => rm(path, { recursive: true, force: true })))
  await mkdir(reports, { recursive: true })
  // Where none is installed it comes while the rest is at work; what goes wrong with it is told when it is needed.
  const walls = installWallPrograms()
  const chromium = walls.then(findChromium)
  chromium.catch(() => {})
  const [checks, contract, unit] = await Promise.all([
    timed('checks', checkTally),
    timed('contract tests', contractTally),
    builtAndUnit(walls),
  ])
  const browserPath = await timed('waiting for a browser', () => chromium)
  const browser = await timed('browser tests', () => browserTally(browserPath))
  const all = [checks, contract, unit, browser]
  const sum = (key: keyof Tally) => all.reduce((total, tally) => total + tally[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  process.stdout.write(whereTimeWent(parts, files))
  process.stdout.write('The slowest tests of each kind are in .build/reports/slowest.txt\n')
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/** Notes how long a part of the run takes. */
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    parts.push({ name, seconds: (performance.now() - started) / 1000 })
  }
}

/** Tests of `npm start` must find the build made, and not make it a second time at once. */
async function builtAndUnit(walls: Promise<void>): Promise<Tally> {
  await timed('build', () => buildIfChanged())
  await timed('waiting for programs of the system', () => walls)
  return timed('unit tests', unitTally)
}

async function checkTally(): Promise<Tally> {
  const results = await runChecks()
  const passed = results.filter((result) => result.passed).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

async function contractTally(): Promise<Tally> {
  const tests = await runContractTests()
  const failed = tests.filter((test) => !test.passed)
  for (const { name, reason } of failed) process.stdout.write(`FAILED ${name}\n${reason ?? ''}\n`)
  const tally = { passed: tests.length - failed.length, failed: failed.length, skipped: 0 }
  process.stdout.write(`contract tests: ${tally.passed} passed, ${tally.failed} failed\n`)
  return tally
}

async function unitTally(): Promise<Tally> {
  const report = join(reports, 'unit.json')
  const code = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    // The build has set it to "production" for all that comes after it.
    { HUB_MAIN: builtServer, NODE_ENV: 'test' },
  )
  const counts = await readJson<
    UnitReport & {
      numPassedTests: number
      numFailedTests: number
      numFailedTestSuites: number
      numPendingTests: number
    }
  >(report)
  if (!counts) return { passed: 0, failed: 1, skipped: 0 }
  const root = `${process.cwd()}/`
  await saveSlowest(slowest(unitTimes(counts, root)))
  files.push(...unitFiles(counts, root))
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = counts
  // A file that cannot even be loaded has no failed test of its own.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped }
}

async function browserTally(chromium: string): Promise<Tally> {
  const report = join(reports, 'browser.json')
  const code = await run('playwright', ['test', '--config=e2e/playwright.config.ts'], {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const result = await readJson<BrowserReport>(report)
  if (!result) return { passed: 0, failed: 1, skipped: 0 }
  const times = browserTimes(result)
  await saveSlowest(slowest(times))
  files.push(...sumByFile(times))
  const { passed, failed, words } = secondTryTally(result)
  process.stdout.write(words)
  const { skipped } = result.stats
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped }
}

async function saveSlowest(lines: string): Promise<void> {
  await appendFile(join(reports, 'slowest.txt'), `${lines}\n`)
}

async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return null
  }
}

const removeFiles = await keepTemporaryFilesInMemory()
try {
  await main()
} finally {
  await removeFiles()
}
