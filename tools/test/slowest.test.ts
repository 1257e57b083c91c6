import { expect, test } from 'vitest'
import { browserTimes, slowest, unitTimes } from './slowest.ts'

test('the slowest unit tests come first, as many as are asked for', () => {
  const report = {
    testResults: [
      {
        name: '/hub/core/a.test.ts',
        assertionResults: [
          { fullName: 'quick', duration: 20 },
          { fullName: 'slow', duration: 4210 },
        ],
      },
      { name: '/hub/web/b.test.ts', assertionResults: [{ fullName: 'skipped', duration: null }] },
    ],
  }
  expect(slowest(unitTimes(report, '/hub/'), 2)).toBe(
    '    4.2 s  core/a.test.ts  slow\n    0.0 s  core/a.test.ts  quick\n',
  )
})

test('browser tests are found in suites of suites, with the time of all their tries', () => {
  const spec = (title: string, ...durations: number[]) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  })
  const report = {
    suites: [{ specs: [spec('outer', 900)], suites: [{ specs: [spec('inner', 1000, 500)] }] }],
  }
  expect(slowest(browserTimes(report))).toBe(
    '    1.5 s  e2e/a.spec.ts  inner\n    0.9 s  e2e/a.spec.ts  outer\n',
  )
})
