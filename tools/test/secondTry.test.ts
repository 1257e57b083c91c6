import { expect, test } from 'vitest'
import { secondTryTally } from './secondTry.ts'

const spec = (title: string, status: string) => ({
  file: 'chat.spec.ts',
  title,
  tests: [{ status, results: [{ duration: 10 }] }],
})

const reportOf = (flaky: number, unexpected = 0) => ({
  suites: [
    {
      specs: [spec('opens', 'expected')],
      suites: [
        { specs: Array.from({ length: flaky }, (_, index) => spec(`late ${index}`, 'flaky')) },
      ],
    },
  ],
  stats: { expected: 1, unexpected, flaky, skipped: 0 },
})

test('a few tests that pass at their second try count as passed, and are named', () => {
  const { passed, failed, words } = secondTryTally(reportOf(2))
  expect({ passed, failed }).toEqual({ passed: 3, failed: 0 })
  expect(words).toContain('SECOND TRY: e2e/chat.spec.ts late 0\n')
  expect(words).toContain('late 1')
  expect(words).not.toContain('opens')
})

test('many of them fail the run', () => {
  expect(secondTryTally(reportOf(6))).toMatchObject({ passed: 1, failed: 6 })
})

test('a test that fails twice has failed', () => {
  expect(secondTryTally(reportOf(1, 1))).toMatchObject({ passed: 2, failed: 1 })
})
