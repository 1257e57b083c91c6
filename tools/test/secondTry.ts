import type { BrowserReport } from './slowest.ts'

/**
 * Of some 550 browser tests one or two meet a machine too busy for them; those few may pass at a second try, and are
 * named. More of them are a fault of the product or of the tests.
 */
const ALLOWED = 5

/** How a run of Playwright ended, and the lines that name each test that passed only at its second try. */
export function secondTryTally({ suites, stats }: BrowserReport): {
  passed: number
  failed: number
  words: string
} {
  const isTooMany = stats.flaky > ALLOWED
  const lines = namesOf(suites).map((name) => `PASSED ONLY AT THE SECOND TRY: ${name}\n`)
  return {
    passed: stats.expected + (isTooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (isTooMany ? stats.flaky : 0),
    words: lines.join(''),
  }
}

function namesOf(suites: BrowserReport['suites']): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `e2e/${file} ${title}`),
    ...namesOf(inner),
  ])
}
