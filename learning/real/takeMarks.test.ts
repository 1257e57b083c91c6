import { expect, test } from 'vitest'
import type { Written } from './marks.ts'
import { MarkingError, takeMarks } from './takeMarks.ts'

const text = 'The respondent is presumed not responsible.\nThe investigator also decides.'
const marking: Written = {
  paper: { kind: 'school_policy', audience: 'unknown', rule: '2020', isTitleIx: true },
  people: [],
  dates: [],
  points: [
    {
      id: 'POL-07',
      verdict: 'met',
      passages: [{ stance: 'met', quote: 'The respondent is presumed not responsible.' }],
    },
    { id: 'POL-11', verdict: 'not_stated', passages: [] },
  ],
}

test('marks say where the words are, and have none of them', () => {
  const marks = takeMarks('p1', 'a', text, marking)
  expect(marks.points[0]?.passages).toEqual([{ stance: 'met', start: 0, end: 43 }])
  expect(JSON.stringify(marks)).not.toContain('presumed')
})

test.each([
  [
    'words that the paper does not have',
    { id: 'POL-07', verdict: 'met', passages: [{ stance: 'met', quote: 'Everybody appeals.' }] },
    'Everybody appeals',
  ],
  [
    'a verdict without its words',
    { id: 'POL-07', verdict: 'against', why: 'x', passages: [] },
    'no such passage',
  ],
  [
    'words for what is not stated',
    {
      id: 'POL-07',
      verdict: 'not_stated',
      passages: [{ stance: 'met', quote: 'The investigator' }],
    },
    'yet has passages',
  ],
  [
    'a fault without a reason',
    {
      id: 'DET-01',
      verdict: 'against',
      passages: [{ stance: 'against', quote: 'The investigator also decides.' }],
    },
    'no why',
  ],
  ['a point marked twice', { id: 'POL-11', verdict: 'not_applicable', passages: [] }, 'twice'],
] as const)('%s is refused', (_, point, said) => {
  const points = [...marking.points, point] as Written['points']
  expect(() => takeMarks('p1', 'a', text, { ...marking, points })).toThrow(MarkingError)
  expect(() => takeMarks('p1', 'a', text, { ...marking, points })).toThrow(said)
})
