import { expect, test } from 'vitest'
import { agreement, kappa } from './agreement.ts'
import type { Marked } from './marks.ts'

function marks(verdicts: Readonly<Record<string, 'met' | 'not_stated'>>, start = 0): Marked {
  return {
    id: 'p1',
    reader: 'a',
    sha256: '0'.repeat(64),
    paper: { kind: 'school_policy', audience: 'k12', rule: '2020', isTitleIx: true },
    people: [],
    dates: [
      {
        what: 'length',
        iso: 'P10D',
        actor: 'party',
        act: 'appeal',
        trigger: '',
        start,
        end: start + 5,
      },
    ],
    points: Object.entries(verdicts).map(([id, verdict]) => ({
      id,
      verdict,
      passages: verdict === 'met' ? [{ stance: 'met', start, end: start + 5 }] : [],
    })),
  }
}

test('readers who marked the same agree in every field', () => {
  const one = marks({ A: 'met', B: 'not_stated' })
  const shares = agreement([[one, one]])
  expect(Object.values(shares).every(({ same, all }) => same === all)).toBe(true)
  expect(kappa([[one, one]])).toBe(1)
})

test('words elsewhere and other verdicts are differences', () => {
  const pair = [marks({ A: 'met', B: 'met' }), marks({ A: 'met', B: 'not_stated' }, 20)] as const
  const shares = agreement([pair])
  expect(shares['verdict of a point']).toEqual({ same: 1, all: 2 })
  expect(shares['words of a verdict']).toEqual({ same: 0, all: 3 })
  expect(shares['date or length']).toEqual({ same: 0, all: 2 })
  expect(kappa([pair])).toBe(0)
})
