import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candidate } from '../detail.ts'
import { tokenize } from '../find/tokenizedText.ts'
import { findLearned } from './findLearned.ts'
import { LABELS } from './tagger.ts'
import type { LearnedKind } from './wordingOf.ts'

type Chances = Readonly<Record<string, readonly [kind: LearnedKind, chance: number]>>

/** What is found where the model gives these words these chances, and all others none. */
function found(text: string, told: Chances, rules: readonly Candidate[] = [], school = '') {
  const tokenized = tokenize(text, school)
  const chances = new Float32Array(tokenized.tokens.length * LABELS.length)
  for (const [at, { text: word }] of tokenized.tokens.entries()) {
    const [kind, chance] = told[word] ?? (['name', 0] as const)
    chances[at * LABELS.length] = 1 - chance
    chances[at * LABELS.length + LABELS.indexOf(kind)] = chance
  }
  return findLearned(tokenized, rules, chances).map(({ kind, start, end }) => {
    return `${kind}: ${text.slice(start, end)}`
  })
}

function ruled(text: string, words: string): Candidate {
  const start = text.indexOf(words)
  const reason = 'is a test.'
  return { kind: 'person_name', start, end: start + words.length, reason, replacement: null }
}

describe('P18: what the learned model is believed', () => {
  const text = 'They told Kemper and then Vesna about it.'

  it('is nothing where the first detail is not nearly certain', () => {
    expect(found(text, { Kemper: ['name', 0.84] })).toEqual([])
    expect(found(text, { Kemper: ['name', 0.86] })).toEqual(['person_name: Kemper'])
    expect(found(text, { Kemper: ['name', 0.8], Vesna: ['name', 0.8] })).toEqual([])
  })

  it('is more where one is certain, or where a rule has found one', () => {
    expect(found(text, { Kemper: ['name', 0.9], Vesna: ['name', 0.2] })).toEqual([
      'person_name: Kemper',
      'person_name: Vesna',
    ])
    expect(found(text, { Vesna: ['name', 0.2] }, [ruled(text, 'Kemper')])).toEqual([
      'person_name: Vesna',
    ])
    expect(found(text, { Kemper: ['name', 0.9], Vesna: ['name', 0.09] })).toHaveLength(1)
  })

  it('is not what a rule has found already', () => {
    expect(
      found(text, { Kemper: ['name', 1], Vesna: ['name', 1] }, [ruled(text, 'Kemper')]),
    ).toEqual(['person_name: Vesna'])
    expect(found(text, { Kemper: ['name', 1] }, [ruled(text, 'told Kemper and')])).toEqual([])
  })

  it('needs more of a number and of a group than of a name', () => {
    const sure: Chances = { Vesna: ['name', 1] }
    expect(found('I saw Vesna in 317 there.', { ...sure, 317: ['place', 0.15] })).toHaveLength(1)
    expect(found('I saw Vesna in 317 there.', { ...sure, 317: ['place', 0.25] })).toHaveLength(2)
    const group = 'I saw Vesna with rowers there.'
    expect(found(group, { ...sure, rowers: ['group', 0.14] })).toHaveLength(1)
    expect(found(group, { ...sure, rowers: ['group', 0.16] })).toHaveLength(2)
  })
})

describe('P18: the words of a detail', () => {
  it('stand together, without small words at its ends', () => {
    const sure = ['place', 0.95] as const
    const text = 'We drove from Hobbs Landing to be heard.'
    expect(found(text, { from: sure, Hobbs: sure, Landing: sure, to: sure })).toEqual([
      'address_or_room: Hobbs Landing',
    ])
  })

  it('take a noun behind them along, unless a rule has found that one', () => {
    const text = 'We met in Ames room 12 then.'
    const told: Chances = { Ames: ['place', 0.95] }
    expect(found(text, told)).toEqual(['address_or_room: Ames room'])
    expect(found(text, told, [ruled(text, 'room 12')])).toEqual(['address_or_room: Ames'])
  })

  it('do not go on over a comma or the end of a sentence', () => {
    const sure = ['name', 0.95] as const
    expect(found('I told Kemper, Vesna knew.', { Kemper: sure, Vesna: sure })).toHaveLength(2)
    expect(found('I told Kemper. Vesna knew.', { Kemper: sure, Vesna: sure })).toHaveLength(2)
  })

  it('are of one kind: the one that all of them tell together', () => {
    const text = 'It was at Ames Kemper then.'
    const told: Chances = { Ames: ['place', 0.95], Kemper: ['name', 0.6] }
    expect(found(text, told)).toEqual(['address_or_room: Ames Kemper'])
  })

  it('are not those of a law, of John Doe, of an age that many have or of the school itself', () => {
    const sure = ['name', 0.99] as const
    expect(found('See Davis v. Monroe there.', { Davis: sure, v: sure, Monroe: sure })).toEqual([])
    expect(found('It says John Doe here.', { John: sure })).toEqual([])
    expect(found('I am a junior here.', { junior: ['circumstance', 0.99] })).toEqual([])
    expect(found('I chose Oberlin for it.', { Oberlin: sure }, [], 'Oberlin College')).toEqual([])
    expect(found('I chose Oberlin for it.', { Oberlin: sure }, [], 'Reed College')).toHaveLength(1)
  })

  it('are no time of the day alone', () => {
    expect(found('We met at 2:30pm there.', { '2:30pm': ['date', 0.99] })).toEqual([])
  })
})

it('P2 P18: whatever the model says, details are of the text, in order, and overlap nothing found', () => {
  const word = fc.constantFrom(
    'Kemper',
    'the',
    'team',
    'of',
    'Room',
    '12',
    'I',
    'am',
    'Doe',
    'x.',
    'and,',
  )
  const told = fc.record({
    words: fc.array(word, { minLength: 1, maxLength: 15 }),
    chances: fc.array(fc.float({ min: 0, max: 1, noNaN: true }), {
      minLength: 150,
      maxLength: 150,
    }),
    rule: fc.option(fc.nat(14)),
  })
  fc.assert(
    fc.property(told, ({ words, chances, rule }) => {
      const text = words.join(' ')
      const tokenized = tokenize(text)
      const rules: Candidate[] = []
      const token = tokenized.tokens[rule ?? -1]
      if (token) {
        const { start, end } = token
        rules.push({ kind: 'phone', start, end, reason: 'is a test.', replacement: null })
      }
      let end = 0
      for (const one of findLearned(tokenized, rules, Float32Array.from(chances))) {
        expect(one.start).toBeGreaterThanOrEqual(end)
        expect(one.end).toBeGreaterThan(one.start)
        expect(one.end).toBeLessThanOrEqual(text.length)
        expect(rules.some((each) => one.start < each.end && each.start < one.end)).toBe(false)
        end = one.end
      }
    }),
  )
})
