import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinedWords, plainWords, wordsOf, wordsOfQuery } from './wordsOf.ts'

describe('wordsOf', () => {
  it('parts a text at all but letters and digits', () => {
    const words = wordsOf('LawHelp.org: 34 CFR 106.45, it’s').map(({ word }) => word)
    expect(words).toEqual(['lawhelp', 'org', '34', 'cfr', '106', '45', 'it', 's'])
  })

  it('says where each word stands, also after letters of two units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { word, start, end } of wordsOf(text)) {
          expect(text.slice(start, end).toLowerCase()).toBe(word)
        }
      }),
    )
  })
})

describe('plainWords', () => {
  it('are the words that have places', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainWords(text)).toEqual(wordsOf(text).map(({ word }) => word))
      }),
    )
  })
})

describe('wordsOfQuery', () => {
  it.each([
    ['800-656-4673', ['8006564673']],
    ['+1 (800) 656 4673', ['8006564673']],
    ['1-800-656-4673 now', ['8006564673', 'now']],
    ['656-4673', ['6564673']],
    ['741741', ['741741']],
    ['34 CFR 106.45', ['34', 'cfr', '106', '45']],
    ["It's On Us!", ['it', 's', 'on', 'us']],
    [' & | ', []],
  ])('reads %j as %j', (query, words) => {
    expect(wordsOfQuery(query)).toEqual(words)
  })
})

describe('joinedWords', () => {
  it('joins neighbours, and the whole of a short search', () => {
    expect(joinedWords(['1', 'in', '6'])).toEqual([
      { joined: '1in', from: 1, to: 2 },
      { joined: 'in6', from: 2, to: 3 },
      { joined: '1in6', from: 1, to: 3 },
    ])
    expect(joinedWords(['law', 'help'])).toEqual([{ joined: 'lawhelp', from: 1, to: 2 }])
    expect(joinedWords(['law'])).toEqual([])
  })
})
