import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, Citation } from '../exchange.ts'
import { newCiting } from './citing.ts'
import { joined } from './joined.ts'

const answerOf = (citations: readonly Citation[], kind: Answer['kind'] = 'answer'): Answer => {
  const citing = newCiting()
  const text = citations.map((one) => `Said of ${one.cite}.${citing.marks([one])}`).join(' ')
  return { kind, text, citations: citing.citations() }
}
/** What each mark of an answer points to, in the order of the text. */
const pointed = ({ citations, text }: Answer) =>
  Array.from(text.matchAll(/\[(\d+)\]/g), ([, number]) => citations[Number(number) - 1]?.cite)

const cite = fc.constantFrom(
  '34 CFR 106.30(a)',
  '34 CFR 106.45(b)(5)(iv)',
  '20 U.S.C. 1092(f)',
  'FERPA',
)
const citation = fc.oneof(
  cite.map((one): Citation => ({ cite: one, slug: 'an-entry' })),
  fc.constantFrom(1, 2).chain((page) =>
    fc.constantFrom('One.', 'Two.').map((quote): Citation => {
      return { cite: `Your document, page ${page}`, page, quote }
    }),
  ),
)
const citations = fc.array(citation, { maxLength: 7 })

describe('A42 the marks of a text', () => {
  it('count from 1 in the order of first use, and the same cite keeps its number', () => {
    const citing = newCiting()
    const [one, two] = [{ cite: 'A' }, { cite: 'B' }]
    expect(citing.marks([one])).toBe(' [1]')
    expect(citing.marks([two, one])).toBe(' [2][1]')
    expect(citing.marks([])).toBe('')
    expect(citing.citations()).toEqual([one, two])
  })

  it('tell two quotes of one page apart', () => {
    const page = (quote: string): Citation => ({ cite: 'Your document, page 1', page: 1, quote })
    const citing = newCiting()
    expect(citing.marks([page('a'), page('b'), page('a')])).toBe(' [1][2][1]')
  })

  it('given out once are not changed by what is cited later', () => {
    const citing = newCiting()
    citing.marks([{ cite: 'A' }])
    const before = citing.citations()
    citing.marks([{ cite: 'B' }])
    expect(before).toEqual([{ cite: 'A' }])
  })
})

describe('A42 two answers as one', () => {
  it('point with every mark to what it pointed to before', () => {
    fc.assert(
      fc.property(citations, citations, (first, second) => {
        const [one, other] = [answerOf(first), answerOf(second)]
        expect(pointed(joined(one, other))).toEqual([...pointed(one), ...pointed(other)])
      }),
    )
  })

  it('name each source once', () => {
    fc.assert(
      fc.property(citations, citations, (first, second) => {
        const keys = joined(answerOf(first), answerOf(second)).citations.map(
          (one) => `${one.cite} ${one.quote}`,
        )
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })

  it('stay as they were, so that either can be used again', () => {
    const [one, other] = [answerOf([{ cite: 'A' }]), answerOf([{ cite: 'B' }, { cite: 'A' }])]
    const before: unknown = JSON.parse(JSON.stringify([one, other]))
    joined(one, other)
    expect([one, other]).toEqual(before)
  })

  it('are of the first one’s kind: what begins with crisis lines stays a crisis', () => {
    const crisis = answerOf([], 'crisis')
    expect(joined(crisis, answerOf([{ cite: 'A' }])).kind).toBe('crisis')
    expect(joined(crisis, answerOf([{ cite: 'A' }])).text.startsWith(crisis.text)).toBe(true)
  })
})
