import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAuthority } from '../../knowledge/authorities.ts'
import { isCite } from '../../knowledge/cites.ts'
import { guideEntry } from '../../knowledge/guide.ts'
import { readingGrade } from '../../text/readingGrade.ts'
import { isHeldOut } from '../language/fixtures/halves.ts'
import { beliefs, findPremises } from './findPremises.ts'
import { believed } from './fixtures/believed.ts'
import { right } from './fixtures/right.ts'

const found = (message: string) => findPremises({ message, history: [] }).map(({ id }) => id)
const held = Object.entries(believed).flatMap(([id, messages]) =>
  messages.map((message) => ({ id, message })),
)
const share = (part: number, all: { readonly length: number }) => part / all.length

describe('A30 the marked messages', () => {
  it('has at least 120 of them', () => {
    expect(held.length + right.length).toBeGreaterThanOrEqual(120)
  })

  it.each([
    ['made with', false, 1],
    ['kept aside', true, 0.95],
  ] as const)('corrects what is believed and is not so (%s)', (_, aside, least) => {
    const half = held.filter(({ message }) => isHeldOut(message) === aside)
    const corrected = half.filter(({ id, message }) => found(message).includes(id))
    expect(share(corrected.length, half)).toBeGreaterThanOrEqual(least)
  })

  it('corrects nothing in messages that are right', () => {
    expect(right.filter((message) => found(message).length > 0)).toEqual([])
  })
})

describe.each(beliefs)('A31 the correction of $id', ({ correction, slug }) => {
  it('stands on paragraphs that exist, and on an entry of the guide', () => {
    const { cites } = correction
    expect(cites.length).toBeGreaterThan(0)
    expect(cites.filter((cite) => !isCite(cite) && !isAuthority(cite))).toEqual([])
    expect(guideEntry(slug)).toBeDefined()
  })

  it('is short and plain', () => {
    expect(correction.text.split(/\s+/).length).toBeLessThanOrEqual(60)
    expect(readingGrade(correction.text)).toBeLessThanOrEqual(11)
  })

  it('does not set off another correction', () => {
    expect(correction.text).not.toMatch(/\b60[- ]days? (?:rule|deadline|limit)\b/)
  })
})

describe('A32 belief or question', () => {
  it('corrects both', () => {
    expect(found('lawyers are not allowed at my interview')).toContain('advisor-choice')
    expect(found('is it true that lawyers are not allowed')).toContain('advisor-choice')
  })

  it('corrects nothing that the reader knows', () => {
    expect(found('i know there is no 60 day rule, so how long does it take')).toEqual([])
  })

  it('gives at most two, and takes any text', () => {
    const many = held.map(({ message }) => message).join('. ')
    expect(found(many)).toHaveLength(2)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (message) => {
        expect(found(message).length).toBeLessThanOrEqual(2)
      }),
    )
  })
})
