import { describe, expect, test } from 'vitest'
import { allegationVectors } from './fixtures/allegations.ts'
import { evidenceVectors } from './fixtures/evidence.ts'
import { meetingVectors } from './fixtures/meetings.ts'
import { supportVectors } from './fixtures/support.ts'
import { factsOf, isHeldOut, type Vector } from './fixtures/vectors.ts'
import { noticeRules } from './index.ts'

const all: Readonly<Record<string, readonly Vector[]>> = {
  ...allegationVectors,
  ...meetingVectors,
  ...evidenceVectors,
  ...supportVectors,
}

describe.each(noticeRules)('$requirements.0 $title', ({ requirements, documents, check }) => {
  const own = all[requirements[0]] ?? []
  const says = (vector: Vector) => {
    const facts = factsOf(vector, documents[0] ?? 'notice_of_allegations')
    return documents.includes(facts.docType) ? check(facts).state : 'silent'
  }

  test(`${requirements[0]} has vectors both ways`, () => {
    expect(own.length).toBeGreaterThanOrEqual(8)
    expect(new Set(own.map(({ expected }) => expected)).size).toBeGreaterThan(1)
  })
  const tuned = own.filter((vector) => !isHeldOut(vector))
  test.each(tuned)(`${requirements[0]} $expected: $text`, (vector) => {
    expect(says(vector)).toBe(vector.expected)
  })
  const heldOut = own.filter(isHeldOut)
  if (heldOut.length > 0)
    test.each(heldOut)(`${requirements[0]} held out, $expected: $text`, (vector) => {
      expect(says(vector)).toBe(vector.expected)
    })
})
