import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { type Reading, readDocument } from '../../document/reading.ts'
import { sentencePassage } from '../sentencePassage.ts'
import { passageAround, passageOf } from './passage.ts'

const read = (text: string) => readDocument(onePage(text))
function firstOf({ sentences }: Reading) {
  const [sentence] = sentences
  if (!sentence) throw new Error('There is no sentence.')
  return sentence
}
const around = (text: string, words: string) => {
  const reading = read(text)
  const start = text.indexOf(words)
  const sentence = reading.sentences.findLast((one) => one.start <= start) ?? firstOf(reading)
  return passageAround(reading, sentence, start, start + words.length)
}
const longSentence = (middle: string, count = 40) =>
  `${'alpha beta '.repeat(count)}${middle}${' gamma delta'.repeat(count)}.`

describe('F1 the words around a finding', () => {
  it('are the whole sentence where it is short, without a mark of a cut', () => {
    const text = 'First things. The hearing is on May 4. Last things.'
    expect(around(text, 'May 4')).toEqual({
      quote: 'The hearing is on May 4.',
      page: 1,
      start: 14,
      end: 38,
    })
  })

  it('are the whole row of a table, so that a date keeps its label', () => {
    const text = 'What | When\nAppeal | May 4, 2026\nHearing | June 9, 2026'
    expect(around(text, 'June 9, 2026').quote).toBe('Hearing | June 9, 2026')
  })

  it('of a very long sentence are whole words on both sides of it, and say that it goes on', () => {
    const text = longSentence('the hearing')
    const { cut, quote } = around(text, 'the hearing')
    expect(cut).toBe('both')
    expect(quote).toContain('the hearing')
    expect(quote).toMatch(/^(?:alpha|beta) .* (?:gamma|delta)$/)
    expect(quote.length).toBeLessThanOrEqual('the hearing'.length + 2 * 110)
  })

  it('of a very long sentence begin with it where the finding does', () => {
    const { cut, quote } = around(`The hearing${' is near'.repeat(60)}.`, 'The hearing')
    expect(cut).toBe('after')
    expect(quote.startsWith('The hearing is near')).toBe(true)
  })

  it('are the finding alone where no blank stands near it', () => {
    const text = `${'x'.repeat(400)}hearing${'y'.repeat(400)}`
    expect(around(text, 'hearing')).toMatchObject({ quote: 'hearing', cut: 'both' })
  })

  it('hold what was found, whole, wherever it stands in a sentence of any length', () => {
    const sizes = fc.tuple(
      fc.nat(60),
      fc.nat(60),
      fc.constantFrom('May 4', '😀', 'é', 'a b c d e f'),
    )
    fc.assert(
      fc.property(sizes, ([before, after, words]) => {
        const text = `${'vor '.repeat(before)}<${words}>${' nach'.repeat(after)}`
        const { end, quote, start } = around(text, `<${words}>`)
        expect(quote).toContain(`<${words}>`)
        expect(text.slice(start, end)).toBe(quote)
        expect(quote.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('F1 a whole sentence that is quoted', () => {
  it.each([
    ['a finding', passageOf, 320],
    ['an issue', sentencePassage, 300],
  ] as const)(
    'of %s is whole up to its longest length, and cut at a word beyond',
    (_, quote, longest) => {
      const of = (length: number) => {
        const text = 'word '
          .repeat(200)
          .slice(0, length - 1)
          .replace(/ $/, 's')
        const reading = read(`${text}.`)
        return quote(reading, firstOf(reading))
      }
      expect(of(longest).quote).toHaveLength(longest)
      expect(of(longest)).not.toHaveProperty('cut')
      const over = of(longest + 1)
      expect(over.cut).toBe('after')
      expect(over.quote).toMatch(/^(?:word )+word$/)
    },
  )

  it.each([
    ['a finding', passageOf],
    ['an issue', sentencePassage],
  ] as const)('of %s ends between two characters where it has no blank', (_, quote) => {
    for (const start of ['', 'a']) {
      const reading = read(`${start}${'😀'.repeat(300)}`)
      const passage = quote(reading, firstOf(reading))
      expect(passage.quote.isWellFormed()).toBe(true)
      expect(passage.quote.length).toBeGreaterThan(290)
      expect(reading.document.text.slice(passage.start, passage.end)).toBe(passage.quote)
    }
  })
})

it('F1 a passage is on the page on which it begins', () => {
  const text = 'The first page ends.\n\nThe second page begins.'
  const document = {
    text,
    pages: [
      { number: 1, start: 0, end: 22 },
      { number: 2, start: 22, end: text.length },
    ],
  }
  const reading = readDocument(document)
  expect(reading.sentences.map((one) => passageOf(reading, one).page)).toEqual([1, 2])
})
