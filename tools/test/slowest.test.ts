import { expect, test } from 'vitest'
import { browserTimes, slowest, sumByFile, unitFiles, unitTimes, whereTimeWent } from './slowest.ts'

test('the slowest unit tests come first, as many as are asked for', () => {
  const report = {
    testResults: [
      {
        name: '/hub/core/a.test.ts',
        startTime: 1000,
        endTime: 7000,
        assertionResults: [
          { fullName: 'quick', duration: 20 },
          { fullName: 'slow', duration: 4210 },
        ],
      },
      {
        name: '/hub/web/b.test.ts',
        startTime: 1000,
        endTime: 1200,
        assertionResults: [{ fullName: 'skipped', duration: null }],
      },
    ],
  }
  expect(slowest(unitTimes(report, '/hub/'), 2)).toBe(
    '    4.2 s  core/a.test.ts  slow\n    0.0 s  core/a.test.ts  quick\n',
  )
  expect(unitFiles(report, '/hub/')).toEqual([
    { file: 'core/a.test.ts', seconds: 6 },
    { file: 'web/b.test.ts', seconds: 0.2 },
  ])
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

test('a run says how long each part took and which ten files took longest', () => {
  const tests = Array.from({ length: 24 }, (_, at) => ({
    file: `e2e/${at % 12}.spec.ts`,
    title: `${at}`,
    seconds: at,
  }))
  const words = whereTimeWent([{ name: 'unit tests', seconds: 61.6 }], sumByFile(tests))
  const lines = words.trimEnd().split('\n')
  expect(lines[1]).toBe('    62 s  unit tests')
  // Its two tests took 11 and 23 seconds.
  expect(lines[3]).toBe('    34 s  e2e/11.spec.ts')
  expect(lines).toHaveLength(3 + 10)
})
