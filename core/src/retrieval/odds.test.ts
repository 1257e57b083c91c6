import { describe, expect, it } from 'vitest'
import { atOnce } from './atOnce.ts'
import { oddsSteps } from './odds.ts'
import { piecesOf } from './pieces.ts'
import type { Saying } from './saying.ts'

const build = (entries: readonly (readonly Saying[])[]) => atOnce(oddsSteps(entries))

const terms = (text: string) => text.split(' ').map((term) => ({ term, weight: 1 }))
const saying = (text: string, weight = 1) => ({
  terms: terms(text),
  pieces: piecesOf(text),
  weight,
})

describe('A73 the odds of entries', () => {
  const odds = build([
    [saying('who can be my advisor'), saying('may my advisor be a lawyer')],
    [saying('when is the hearing'), saying('the hearing was put off')],
    [saying('my hearing advisor is a lawyer'), saying('a lawyer at my hearing')],
  ])
  const order = (text: string) => {
    const scores = [...odds.of([...terms(text), ...piecesOf(text)])]
    return scores.map((_, at) => at).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  }

  it('put the entry first that says the words more than the others do', () => {
    expect(order('advisor be who')[0]).toBe(0)
    expect(order('the hearing')[0]).toBe(1)
    expect(order('lawyer hearing')[0]).toBe(2)
  })

  it('hear a word with a slip by its pieces', () => {
    expect(order('the hearinng was')[0]).toBe(1)
  })

  it('tell nothing of words that no saying holds, or only one', () => {
    const scores = [...odds.of(terms('zzzz off'))]
    expect(new Set(scores).size).toBe(1)
  })

  it('count a weighty saying more', () => {
    const weighed = build([
      [saying('appeal dates', 3), saying('dates of all')],
      [saying('appeal dates'), saying('dates of all')],
    ])
    const [first = 0, second = 0] = weighed.of(terms('appeal'))
    expect(first).toBeGreaterThan(second)
  })
})
