import { describe, expect, it } from 'vitest'
import { isKindSure, isOneOf, kindOf, kindsOf } from './kindOf.ts'

/** Weighs the first sign alone: a policy from zero on. */
const judge = { kinds: ['school_policy', 'other'], weights: [[2], [0]], biases: [0, 0] }
const kinds = (...likeliest: string[]) => new Map(likeliest.map((kind, at) => [kind, -at - 0.1]))
const letter = (meeting: number, evidence: number, other: number) =>
  new Map([
    ['notice_of_meeting_or_interview', meeting],
    ['evidence_review_letter', evidence],
    ['other', other],
  ])

/** Of one letter they tell nothing. */
const shares = new Map<string, number>()

describe('the kind of a document', () => {
  it('a paper that names Title IX is none of a case only where that is sure', () => {
    const of = (other: number) =>
      kindOf(
        new Map([
          ['other', other],
          ['dismissal_notice', 0.2],
        ]),
        true,
      )
    expect([of(0.4), of(0.6)]).toEqual(['dismissal_notice', 'other'])
  })

  it('that is sent to somebody is told by what most of its windows say', () => {
    const read = { kinds: kinds('hearing_notice', 'school_policy'), shares, paperSigns: [3] }
    expect(kindOf(kindsOf(read, judge))).toBe('hearing_notice')
  })

  it('that is sent to nobody is judged by the whole of it', () => {
    const page = { kinds: kinds('other', 'school_policy'), shares, paperSigns: [0.5] }
    expect(kindOf(kindsOf(page, judge))).toBe('school_policy')
    expect(kindOf(kindsOf({ ...page, paperSigns: [-0.5] }, judge))).toBe('other')
    const form = { kinds: kinds('school_policy', 'other'), shares, paperSigns: [-0.5] }
    expect(kindOf(kindsOf(form, judge))).toBe('other')
  })

  it('is that of most windows where letters of different kinds lie in one file that names Title IX', () => {
    const of = (names: boolean, ...each: readonly (readonly [string, number])[]) => {
      const mixed = { kinds: kinds('other', 'school_policy'), shares: new Map(each) }
      return kindOf(kindsOf({ ...mixed, paperSigns: [-0.5] }, judge, names))
    }
    const most = [
      ['other', 0.2],
      ['hearing_notice', 0.3],
      ['appeal_decision', 0.5],
    ] as const
    expect(of(true, ...most)).toBe('appeal_decision')
    expect(of(false, ...most)).toBe('other')
    expect(of(true, ['other', 0.6], ['appeal_decision', 0.2], ['hearing_notice', 0.2])).toBe(
      'other',
    )
    expect(of(true, ['other', 0.4], ['hearing_notice', 0.5], ['appeal_decision', 0.1])).toBe(
      'other',
    )
  })

  it('of no words is unknown', () => {
    expect(kindOf(kindsOf({ kinds: new Map(), shares, paperSigns: [] }, judge))).toBe('other')
  })

  it('is one of shares that are 1 together, though means over windows are not', () => {
    const logs = new Map(
      [...letter(0.06, 0.03, 0.01)].map(([kind, share]) => [kind, Math.log(share)]),
    )
    const own = kindsOf({ kinds: logs, shares, paperSigns: [] }, judge)
    expect(own.get('notice_of_meeting_or_interview')).toBeCloseTo(0.6)
    expect(isKindSure(own)).toBe(true)
  })

  it('that only leads the others is not sure', () => {
    expect(kindOf(letter(0.4, 0.35, 0.25))).toBe('notice_of_meeting_or_interview')
    expect(isKindSure(letter(0.4, 0.35, 0.25))).toBe(false)
  })

  it('may be likely enough one of two that lead together', () => {
    const unsure = letter(0.4, 0.35, 0.25)
    expect(isOneOf(unsure, ['notice_of_meeting_or_interview'])).toBe(false)
    expect(isOneOf(unsure, ['notice_of_meeting_or_interview', 'evidence_review_letter'])).toBe(true)
  })
})
