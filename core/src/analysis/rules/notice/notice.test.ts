import { describe, expect, test } from 'vitest'
import { allegationVectors } from './fixtures/allegations.ts'
import { cleanSentences } from './fixtures/clean.ts'
import { evidenceVectors } from './fixtures/evidence.ts'
import { fourthVectors } from './fixtures/fourth.ts'
import { meetingVectors } from './fixtures/meetings.ts'
import { secondVectors } from './fixtures/second.ts'
import { supportVectors } from './fixtures/support.ts'
import { thirdVectors } from './fixtures/third.ts'
import { factsOf, isHeldOut, type Vector } from './fixtures/vectors.ts'
import { noticeRules } from './index.ts'

type Rule = (typeof noticeRules)[number]
const first: Readonly<Record<string, readonly Vector[]>> = {
  ...allegationVectors,
  ...meetingVectors,
  ...evidenceVectors,
  ...supportVectors,
}
const later = [secondVectors, thirdVectors, fourthVectors]

function vectorsOf({ requirements: [id] }: Rule): Vector[] {
  return [...(first[id] ?? []), ...later.flatMap((set) => set[id] ?? [])]
}

function stateOf({ check, documents }: Rule, vector: Vector) {
  const facts = factsOf(vector, documents[0] ?? 'notice_of_allegations')
  return documents.includes(facts.docType) ? check(facts).state : 'silent'
}

describe.each(noticeRules)('$requirements.0 $title', (rule) => {
  const [id] = rule.requirements

  test(`${id} has vectors both ways`, () => {
    const expected = new Set(vectorsOf(rule).map((vector) => vector.expected))
    expect(vectorsOf(rule).length).toBeGreaterThanOrEqual(8)
    expect(expected.size).toBeGreaterThan(1)
  })
  const tuned = vectorsOf(rule).filter((vector) => !isHeldOut(vector))
  test.each(tuned)(`${id} $expected: $text`, (vector) => {
    expect(stateOf(rule, vector)).toBe(vector.expected)
  })
})

/** The share of the held-out vectors that all rules read right, of 0 to 1. */
function heldOutShare(sets: readonly Readonly<Record<string, readonly Vector[]>>[]): number {
  const results = noticeRules.flatMap((rule) =>
    sets
      .flatMap((set) => set[rule.requirements[0]] ?? [])
      .filter(isHeldOut)
      .map((vector) => stateOf(rule, vector) === vector.expected),
  )
  return results.filter(Boolean).length / results.length
}

test('at least nine in ten held-out vectors of the first set are read right', () => {
  expect(heldOutShare([first])).toBeGreaterThanOrEqual(0.9)
})

test('at least half of the later held-out vectors, which no rule was tuned on, are read right', () => {
  expect(heldOutShare([thirdVectors, fourthVectors])).toBeGreaterThanOrEqual(0.5)
})

test.each(cleanSentences)('no rule of this group reads against: %s', (text) => {
  const vector: Vector = {
    expected: 'silent',
    text,
    docType: null,
    letterDate: '2026-05-01',
    dates: [],
  }
  const alarms = noticeRules.flatMap((rule) =>
    rule.documents
      .filter((type) => rule.check(factsOf(vector, type)).state === 'contradicted')
      .map((type) => `${rule.requirements[0]} in ${type}`),
  )
  expect(alarms).toEqual([])
})
