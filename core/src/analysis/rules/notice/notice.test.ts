import { describe, expect, test } from 'vitest'
import { allegationVectors } from './fixtures/allegations.ts'
import { cleanSentences } from './fixtures/clean.ts'
import { evidenceVectors } from './fixtures/evidence.ts'
import { fourthVectors } from './fixtures/fourth.ts'
import { freshViolations } from './fixtures/freshViolations.ts'
import { meetingVectors } from './fixtures/meetings.ts'
import { secondVectors } from './fixtures/second.ts'
import { supportVectors } from './fixtures/support.ts'
import { thirdVectors } from './fixtures/third.ts'
import { unseenAdvisors } from './fixtures/unseenAdvisors.ts'
import { unseenEvidence } from './fixtures/unseenEvidence.ts'
import { unseenMeetings } from './fixtures/unseenMeetings.ts'
import { unseenNotices } from './fixtures/unseenNotices.ts'
import { unseenSupport } from './fixtures/unseenSupport.ts'
import { factsOf, isAsExpected, isHeldOut, type Vector } from './fixtures/vectors.ts'
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
    expect(isAsExpected(stateOf(rule, vector), vector)).toBe(true)
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

const indirect: Readonly<Record<string, readonly Vector[]>> = {
  ...unseenAdvisors,
  ...unseenNotices,
  ...unseenMeetings,
  ...unseenEvidence,
  ...unseenSupport,
}

function isViolation({ expected }: Vector): boolean {
  return expected === 'contradicted' || expected === 'missing'
}

/** The share of a set's violations that the rules find, of 0 to 1. */
function recallOf(set: Readonly<Record<string, readonly Vector[]>>): number {
  const results = noticeRules.flatMap((rule) =>
    (set[rule.requirements[0]] ?? [])
      .filter(isViolation)
      .map((vector) => isAsExpected(stateOf(rule, vector), vector)),
  )
  return results.filter(Boolean).length / results.length
}

test('nearly nine in ten indirect violations, which the rules were written for, are found', () => {
  expect(recallOf(indirect)).toBeGreaterThanOrEqual(0.88)
})

test('of oblique violations that no rule was written for, the share found does not fall', () => {
  expect(recallOf(freshViolations)).toBeGreaterThanOrEqual(29 / 176)
})

describe.each(noticeRules)('$requirements.0 near-misses', (rule) => {
  const [id] = rule.requirements
  const near = (indirect[id] ?? []).filter(
    (vector) => !isViolation(vector) && !isHeldOut(vector, 2),
  )
  test.skipIf(near.length === 0)(`${id} reads none of its near-misses as against it`, () => {
    const alarms = near.filter((vector) => stateOf(rule, vector) === 'contradicted')
    expect(alarms.map(({ text }) => text)).toEqual([])
  })
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
