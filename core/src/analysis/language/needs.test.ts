import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { against, findFirst } from './find.ts'
import { meets, wordsOf } from './needs.ts'
import { neededBy, phrase, words } from './phrase.ts'

const finds = (says: RegExp, text: string) =>
  findFirst(readDocument(onePage(text)), against(says)) !== null

/** What words meet, said as plainly as it can be. */
const canMeet = (all: readonly string[]) => (word: string) =>
  all.some((one) => (word.endsWith(' ') ? `${one} ` === word : one.startsWith(word)))

describe('what a phrase cannot do without', () => {
  it('is not read from the middle or the end of a word', () => {
    expect(finds(phrase`advis[eo]rs? … pool`, 'Your advisor is from the pool.')).toBe(true)
    expect(finds(phrase`penali[sz]ed`, 'Nobody is penalized.')).toBe(true)
    expect(finds(phrase`e-?mail … today`, 'The email came today.')).toBe(true)
    expect(finds(phrase`dis(?:cuss|close) … case`, 'Do not disclose the case.')).toBe(true)
  })

  it('leaves out a last letter that may be missing', () => {
    expect(finds(phrase`fees? … waived`, 'The fee is waived.')).toBe(true)
  })

  it('still holds whole words, and the beginnings of those that are cut or bent', () => {
    expect(neededBy(phrase`advis[eo]rs? … (?:from|of) .. pool`)).toEqual({
      all: ['advis', { any: ['from ', 'of '] }, 'pool '],
    })
  })

  it('is nothing where one of the ways to say it is open', () => {
    expect(neededBy(phrase`(?:notes?|\w+)`)).toBe(null)
    expect(neededBy(phrase`(?:the )?`)).toBe(null)
    expect(neededBy(/notes/)).toBe(null)
  })

  it.each([
    [
      phrase`${words('e-?mails?', 'in writing')} … (?:no|not) fees?`,
      'e email - s in writing no not fee',
    ],
    [phrase`(?:re|un)?open(?:ed|ing)? (?:\d+ |two )?days?\b`, 're un open ed ing 2 two day s'],
    [
      phrase`dis(?:cuss|close)\w* .. (?:^no$|case|[ab]-?list)`,
      'discuss disclose d no case a - list',
    ],
    [phrase`(?:(?:pre|post)-)+hearing(?=s)s?`, 'pre- post- hearings s'],
    [phrase`no[-\s]?one (?!(?:may|can)\b)[a-z]+ (?:it|them){1,2}`, 'no - one may can it them'],
    [phrase`(?:will|may|) not .. attend`, 'will may not attend x'],
  ])('is met by every text that the phrase finds: %s', (expression, pieces) => {
    const piece = fc.constantFrom(...pieces.split(' '))
    const text = fc
      .array(fc.tuple(piece, fc.constantFrom(' ', '', '. ')), { minLength: 2, maxLength: 7 })
      .map((parts) => parts.flat().join(''))
    const need = neededBy(expression)
    const texts = fc.sample(text, { numRuns: 30_000, seed: 1 })
    const found = texts.filter((plain) => plain.search(expression) !== -1)
    expect(found.length).toBeGreaterThan(5)
    const misses = found.filter((plain) => need && !meets(need, canMeet(wordsOf(plain))))
    expect(misses).toEqual([])
  })

  it('is one object wherever it is the same', () => {
    const [one, other] = ['advisor', 'lawyer'].map((who) =>
      neededBy(phrase`${who} … ${words('leaves', 'waits')}`),
    )
    const of = (need: typeof one) =>
      need && typeof need === 'object' && 'all' in need ? need.all : []
    expect(of(one ?? null)).toHaveLength(2)
    expect(of(one ?? null)[1]).toBe(of(other ?? null)[1])
  })
})
