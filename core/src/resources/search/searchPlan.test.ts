import { describe, expect, it } from 'vitest'
import { planSearch } from './searchPlan.ts'
import type { KnownWord, LookedUpWord, Vocabulary } from './vocabulary.ts'

const lexemes = ['student', 'stalker', 'campus', 'someone', 'law', 'love', 'respect', 'lawyer']

const word = (text: string, resources: number, rarity: number): KnownWord => {
  return { word: text, lexeme: lexemes.indexOf(text), resources, rarity }
}
const lookedUp = (at: number, known: KnownWord): LookedUpWord => {
  return { at, typed: known.word, known, begun: [], near: [] }
}
const plan = (words: readonly string[], looked: LookedUpWord[], joined: KnownWord[] = []) => {
  const vocabulary: Vocabulary = {
    lookUp: () => looked,
    parted: () => null,
    find: (typed) => joined.find((one) => one.word === typed) ?? null,
  }
  return planSearch(words, vocabulary)
}

describe('planSearch', () => {
  it('is null where no word means anything', () => {
    expect(plan(['who'], [])).toBeNull()
  })

  it('lets the rarer words bring in rows', () => {
    const looked = [lookedUp(1, word('student', 3000, 0.5)), lookedUp(2, word('stalker', 4, 7))]
    expect(plan(['student', 'stalker'], looked)?.telling).toEqual([false, true])
  })

  it('lets the rarest bring in rows where all are common', () => {
    const looked = [lookedUp(1, word('student', 3000, 0.5)), lookedUp(2, word('campus', 2000, 0.9))]
    expect(plan(['student', 'campus'], looked)?.telling).toEqual([false, true])
  })

  it('leaves out fillers, unless there is nothing else', () => {
    const someone = lookedUp(1, word('someone', 5, 6))
    expect(plan(['someone', 'law'], [someone, lookedUp(2, word('law', 9, 4))])?.said).toBe('law')
    expect(plan(['someone'], [someone])?.said).toBe('someone')
  })

  it('keeps the place of each word among stop words', () => {
    const looked = [lookedUp(1, word('love', 2, 7)), lookedUp(3, word('respect', 2, 7))]
    expect(plan(['love', 'is', 'respect'], looked)?.terms.map(({ at }) => at)).toEqual([1, 3])
  })

  it('reads an unknown word as its nearest, for less', () => {
    const lawyer = word('lawyer', 9, 5)
    const typed = { at: 1, typed: 'laywer', known: null, begun: [], near: [lawyer] }
    const expansions = plan(['laywer'], [typed])?.terms[0]?.expansions
    expect(expansions?.map((one) => one.lexemes)).toEqual([[lawyer.lexeme]])
    expect(expansions?.[0]?.worth).toBeLessThan(lawyer.rarity)
  })

  it('names what an unknown word is taken for, and nothing where it is known or joined', () => {
    const near = [word('lawyer', 9, 5)]
    const typed = { at: 1, typed: 'laywer', known: null, begun: [], near }
    expect(plan(['laywer'], [typed])?.terms[0]?.readAs).toEqual({
      typed: 'laywer',
      words: ['lawyer'],
    })
    // Only asked for by it: it may be a slip and may be meant.
    const asked = { ...typed, typed: 'lawyer', known: word('lawyer', 0, 5) }
    expect(plan(['lawyer'], [asked])?.terms[0]?.readAs).toBeNull()
    const joined = { ...word('lawyer', 3, 6), word: 'lawlove' }
    const parts = [
      { ...typed, typed: 'law' },
      { ...typed, at: 2, typed: 'love' },
    ]
    const terms = plan(['law', 'love'], parts, [joined])?.terms
    expect(terms?.map(({ readAs }) => readAs)).toEqual([null, null])
  })

  it('shares the worth of a joined word among those that it is made of', () => {
    const [law, love] = [word('law', 2, 4), word('love', 2, 4)]
    const joined = { ...word('lawyer', 3, 6), word: 'lawlove' }
    const terms = plan(['law', 'love'], [lookedUp(1, law), lookedUp(2, love)], [joined])?.terms
    expect(terms?.map(({ expansions }) => expansions[1])).toEqual([
      { lexemes: [joined.lexeme], worth: 3 },
      { lexemes: [joined.lexeme], worth: 3 },
    ])
  })
})
