import { expect, it } from 'vitest'
import { readWords } from './findEntries.ts'
import { spellerOf } from './spelling.ts'

const mend = spellerOf(
  new Map([
    ['hearing', 9],
    ['advisor', 9],
    ['adviser', 1],
    ['appeal', 5],
  ]),
  new Set(['bearing']),
)

it.each([
  ['hering', 'hearing'],
  ['haering', 'hearing'],
  ['advsor', 'advisor'],
  ['apeal', 'appeal'],
])('A59: %s is read as %s', (typed, meant) => {
  expect(mend(typed)).toBe(meant)
})

it.each(['bearing', 'hearing', 'her', 'appeals2', 'wearing', 'zzzzzzz', 'x'.repeat(60)])(
  'A59: %s is left as it is',
  (typed) => {
    expect(mend(typed)).toBe(typed)
  },
)

it('A59: of words equally near the one used most is meant', () => {
  expect(mend('advisr')).toBe('advisor')
})

it('A59: slips in words of the guide are mended', () => {
  expect(readWords('coordnator preponderence respondant').join(' ')).toBe(
    'coordinator preponderance respondent',
  )
})
