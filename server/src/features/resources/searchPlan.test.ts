import { describe, expect, it } from 'vitest'
import { anyLexeme, planSearch } from './searchPlan.ts'
import type { LookedUpWord } from './words.ts'

const known = (at: number, typed: string, resources: number, rarity: number): LookedUpWord => {
  return { at, typed, lexeme: typed, resources, rarity, begun: [], near: [] }
}

describe('planSearch', () => {
  it('is null where no word means anything', () => {
    expect(planSearch(['who'], [])).toBeNull()
  })

  it('takes rows with a rarer word, and knows those with all words', () => {
    const plan = planSearch(
      ['student', 'stalker'],
      [known(1, 'student', 3000, 0.5), known(2, 'stalker', 4, 7)],
    )
    expect(plan?.all).toBe("('student') & ('stalker')")
    expect(plan?.candidates).toBe("('stalker')")
  })

  it('takes the rarest of words that are all common', () => {
    const plan = planSearch(
      ['student', 'campus'],
      [known(1, 'student', 3000, 0.5), known(2, 'campus', 2000, 0.9)],
    )
    expect(plan?.candidates).toBe("('campus')")
  })

  it('leaves out fillers, unless there is nothing else', () => {
    const someone = known(1, 'someone', 5, 6)
    expect(planSearch(['someone', 'law'], [someone, known(2, 'law', 9, 4)])?.all).toBe("('law')")
    expect(planSearch(['someone'], [someone])?.all).toBe("('someone')")
  })

  it('counts stop words in the gap of a phrase', () => {
    const plan = planSearch(
      ['love', 'is', 'respect'],
      [known(1, 'love', 2, 7), known(3, 'respect', 2, 7)],
    )
    expect(plan?.titlePhrase).toBe("('love':A) <2> ('respect':A)")
  })

  it('reads an unknown word as its nearest, for less', () => {
    const word = { word: 'lawyer', lexeme: 'lawyer', resources: 9, rarity: 5 }
    const unknown = { ...known(1, 'laywer', 0, 0), resources: null, rarity: null, near: [word] }
    const readings = planSearch(['laywer'], [unknown])?.terms[0]?.readings
    expect(readings?.map(({ lexemes }) => lexemes)).toEqual([['laywer'], ['lawyer']])
    expect(readings?.[1]?.worth).toBeLessThan(word.rarity)
  })
})

describe('anyLexeme', () => {
  it('quotes what would be an operator', () => {
    expect(anyLexeme(["o'brien", 'a\\b', 'x|y'], ':A')).toBe(
      "('o''brien':A | 'a\\\\b':A | 'x|y':A)",
    )
  })
})
