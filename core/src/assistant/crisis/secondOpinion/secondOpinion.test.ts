import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guide } from '../../../knowledge/guide.ts'
import { packed, unpacked } from '../../../learnt/packed.ts'
import { plainWords } from '../../language/plainWords.ts'
import { messageOf } from '../../language/signs.ts'
import { findCrisis } from '../findCrisis.ts'
import { aboutHarm } from '../fixtures/aboutHarm.ts'
import { examCrises } from '../fixtures/examCrises.ts'
import { examOthers } from '../fixtures/examOthers.ts'
import { obliqueCrisisAside } from '../fixtures/obliqueCrisisAside.ts'
import { obliqueCrisisTune } from '../fixtures/obliqueCrisisTune.ts'
import { obliqueOtherAside } from '../fixtures/obliqueOtherAside.ts'
import { gentleLine } from '../gentleLine.ts'
import { kindsByRules } from '../kindsByRules.ts'
import { crisisScore, likelyKinds, secondOpinion } from './secondOpinion.ts'
import { weights } from './weights.ts'

const read = (message: string) => messageOf(plainWords(message))
const opinion = (message: string) => secondOpinion(read(message))
const isFound = (message: string) => findCrisis({ message, history: [] }) !== null
const isRuled = (message: string) => kindsByRules(read(message)).length > 0
const holds988 = (message: string) => {
  return gentleLine({ message, history: [] })?.includes('988') ?? false
}
const isAnswered = (message: string) => isFound(message) || holds988(message)
const share = (messages: readonly string[], has: (message: string) => boolean) =>
  messages.filter(has).length / messages.length

describe.each([
  ['marked by one engineer', obliqueCrisisAside, Object.values(obliqueOtherAside).flat()],
  ['by a writer who saw nothing', examCrises, examOthers],
])('A11 oblique messages that nothing was learnt from, %s', (_, byKind, others) => {
  const crises = Object.values(byKind).flat()

  it('finds 9 of 10 crises, where the rules alone find 6', () => {
    expect(share(crises, isRuled)).toBeLessThan(0.6)
    expect(share(crises, isFound)).toBeGreaterThanOrEqual(0.9)
  })

  it('leaves fewer than 6 of 100 crises without a line to call', () => {
    expect(share(crises, isAnswered)).toBeGreaterThan(0.94)
  })

  it('fires on fewer than 8 of 100 others that look like crises', () => {
    expect(share(others, isFound)).toBeLessThan(0.08)
  })
})

describe('A11 the second opinion on questions', () => {
  it('adds fewer than 1 false alarm in 200 ways to ask for an entry that is not about the harm', () => {
    const asked = guide.filter(({ slug }) => !aboutHarm.has(slug)).flatMap((entry) => entry.asked)
    expect(share(asked, (message) => ['crisis', 'likely'].includes(opinion(message)))).toBeLessThan(
      0.005,
    )
  })
})

describe('A11 what the second opinion decides', () => {
  const unruled = 'my last post is drafted'

  it('makes a crisis of a message that no rule knows', () => {
    expect(isRuled(unruled)).toBe(false)
    expect(opinion(unruled)).toBe('crisis')
    expect(isFound(unruled)).toBe(true)
  })

  it.each(['can my advisor be a lawyer', 'thank you that helps', 'im dead lol', ''])(
    'is silent on “%s”',
    (message) => {
      expect(opinion(message)).toBe('none')
    },
  )

  it('finds the sign among many harmless sentences', () => {
    const filler = 'I have my advisor and my list of witnesses. The report has forty pages.'
    const long = `${filler} ${filler} ${unruled}. ${filler} ${filler}`
    expect(['crisis', 'likely']).toContain(opinion(long))
    expect(opinion([filler, filler, filler, filler].join(' '))).toBe('none')
  })

  it('names the kind of most crises, or says that it is unclear', () => {
    const named = Object.entries(obliqueCrisisTune).flatMap(([kind, messages]) =>
      messages.map((message) => likelyKinds(read(message)).some((each) => each === kind)),
    )
    expect(named.filter((right) => right).length / named.length).toBeGreaterThanOrEqual(0.9)
  })

  it('gives the same answer to any text each time, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
        expect(Number.isFinite(crisisScore(read(text)))).toBe(true)
        expect(opinion(text)).toBe(opinion(text))
      }),
    )
  })
})

describe('A12 the table of weights', () => {
  it('is small', () => {
    expect(weights.signs.length).toBe(2 ** 17)
  })

  it('comes out of its text nearly as it went in', () => {
    const table = [0, 0.01, -0.2, 1.5, -3]
    const back = unpacked(packed(table))
    for (const [at, weight] of table.entries()) {
      expect(Math.abs((back[at] ?? 9) - weight)).toBeLessThan(0.1)
    }
    expect(back[4]).toBe(-3)
  })
})
