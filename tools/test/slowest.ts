/** The slowest tests of a run, out of its reports: where to look first when `npm test` has become slow. */

interface Timed {
  seconds: number
  file: string
  title: string
}

/** What is read of Vitest's report. */
export interface UnitReport {
  testResults: {
    name: string
    assertionResults: { fullName: string; duration?: number | null }[]
  }[]
}

/** What is read of Playwright's report: suites in suites. */
export interface BrowserReport {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

interface Suite {
  suites?: Suite[]
  specs?: {
    file: string
    title: string
    tests: { status: string; results: { duration: number }[] }[]
  }[]
}

/** The tests of a report of Vitest. */
export function unitTimes({ testResults }: UnitReport, root: string): Timed[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      file: name.replace(root, ''),
      title: fullName,
    })),
  )
}

/** The tests of a report of Playwright. */
export function browserTimes({ suites }: Pick<BrowserReport, 'suites'>): Timed[] {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs.map(({ file, title, tests }) => ({
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
        1000,
      file: `e2e/${file}`,
      title,
    })),
    ...browserTimes({ suites: inner ?? [] }),
  ])
}

/** The slowest of them, a line each. */
export function slowest(times: readonly Timed[], count = 30): string {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, file, title }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${title}\n`)
    .join('')
}
