import { describe, expect, it } from 'vitest'
import { isAuthority } from '../../knowledge/authorities.ts'
import { isCite } from '../../knowledge/cites.ts'
import { guideEntry } from '../../knowledge/guide.ts'
import { readingGrade } from '../../text/readingGrade.ts'
import type { ScopeKind } from './outOfScope.ts'
import { refusals } from './refusals.ts'
import { scopeAnswer } from './scopeAnswer.ts'

const kinds = Object.keys(refusals) as ScopeKind[]
const answerTo = (kind: ScopeKind) => scopeAnswer({ kind, rest: false })

describe.each(kinds)('A23 the refusal of %s', (kind) => {
  const { text, citations } = answerTo(kind)

  it('says no first, and is short', () => {
    expect(text).toMatch(/^(?:I cannot|Title IX does not cover) /)
    expect(text.split(/\s+/).length).toBeLessThan(170)
    expect(readingGrade(text)).toBeLessThanOrEqual(9)
  })

  it('cites what it says of the rule, with an entry of the guide that exists', () => {
    const marks = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
    expect(marks).toEqual(citations.map((_, at) => at + 1))
    expect(citations.filter(({ cite }) => !isCite(cite) && !isAuthority(cite))).toEqual([])
    expect(citations.filter(({ slug }) => slug !== undefined && !guideEntry(slug))).toEqual([])
  })

  it('offers help with the process, and gives no verdict', () => {
    expect(text).toMatch(/I can (?:help|tell)/)
    expect(text).not.toMatch(
      /\b(?:guilty|you will win|broke the law|system prompt|as your lawyer)\b/i,
    )
    expect(text).not.toMatch(/undefined|\*\*\*\*|\. \./)
  })
})

describe('A23 what Title IX does not cover', () => {
  it.each([
    [
      'otherLaw',
      /about sex as well, tell the Title IX Coordinator/,
      /Ask your school which procedure/,
    ],
    ['grading', /may be retaliation/, /Ask your department/],
    ['work', /A job at your school/, /800-669-4000/],
    ['housing', /For housing of the school/, /LawHelp\.org/],
  ] as const)(
    '%s: says so first, then what it does cover and where to turn',
    (kind, does, turn) => {
      const { text } = answerTo(kind)
      expect(text).toMatch(/^Title IX does not cover /)
      expect(text).toMatch(does)
      expect(text).toMatch(turn)
    },
  )
})

describe('A23 who can help', () => {
  it.each([
    ['immigration', /immigration lawyer.*\(DSO\)/],
    ['criminal', /criminal defense lawyer/],
    ['verdict', /presumed not responsible.*/],
    ['lawsuit', /LawHelp\.org/],
    ['medical', /911.*988/],
  ] as const)('%s', (kind, words) => {
    expect(answerTo(kind).text).toMatch(words)
  })

  it('tells of a federal complaint with its three limits of time and who works on it', () => {
    const { text } = answerTo('lawsuit')
    expect(text).toMatch(/filed at the Office for Civil Rights within 180 days/)
    expect(text).toMatch(/60 days from its end/)
    expect(text).toMatch(/ask for a waiver/)
    expect(answerTo('breach').text).toMatch(/refers them to the Justice Department’s Civil Rights/)
  })

  it('promises an advisor to parties only', () => {
    expect(answerTo('referral').text).toMatch(/A party may bring the advisor of their choice/)
    expect(refusals.errand.known.map(({ text }) => text).join(' ')).toMatch(
      /advisor of your choice if you are a party/,
    )
  })

  it('says of each question of law that this is no legal advice', () => {
    const law = ['verdict', 'breach', 'immigration', 'criminal', 'lawsuit', 'defamation'] as const
    for (const kind of law) expect(refusals[kind].cannot).toContain('not legal advice')
  })
})
