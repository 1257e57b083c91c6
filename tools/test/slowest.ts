/** The slowest tests of a run, out of its reports: where to look first when `npm test` has become slow. */

/** A file of tests, and how long it took. */
export interface FileTime {
  seconds: number
  file: string
}

interface Timed extends FileTime {
  title: string
}

/** What is read of Vitest's report. */
export interface UnitReport {
  testResults: {
    name: string
    /** In milliseconds since 1970, with what is done before and after its tests. */
    startTime: number
    endTime: number
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

/** The files of a report of Vitest, each with all of its time. */
export function unitFiles({ testResults }: UnitReport, root: string): FileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    seconds: (endTime - startTime) / 1000,
    file: name.replace(root, ''),
  }))
}

/** The files of some tests, each with the sum of their times. */
export function sumByFile(times: readonly Timed[]): FileTime[] {
  const sums = new Map<string, number>()
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return Array.from(sums, ([file, seconds]) => ({ file, seconds }))
}

/** How long each part of a run took, in the order of their ends, and its slowest files: a line each. */
export function whereTimeWent(
  parts: readonly { name: string; seconds: number }[],
  files: readonly FileTime[],
): string {
  const line = (seconds: number, name: string) => `${seconds.toFixed(0).padStart(6)} s  ${name}\n`
  const slow = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  return [
    'Where the time went (parts overlap):\n',
    ...parts.map(({ name, seconds }) => line(seconds, name)),
    'The slowest files:\n',
    ...slow.map(({ file, seconds }) => line(seconds, file)),
  ].join('')
}
