import { describe, expect, it } from 'vitest'
import { atOnce } from './atOnce.ts'
import { centresSteps } from './centres.ts'
import { isPiece, piecesOf } from './pieces.ts'
import type { Saying } from './saying.ts'

const build = (entries: readonly (readonly Saying[])[]) => atOnce(centresSteps(entries))

const saying = (text: string) => ({ terms: [], pieces: piecesOf(text), weight: 1 })

describe('the centres of entries', () => {
  const centres = build([
    [saying('who can be my advisor'), saying('may my advisor be a lawyer')],
    [saying('when is the hearing'), saying('the hearing was put off')],
  ])

  it('A73: bring a question near to the entry whose phrasings share its pieces, slips and all', () => {
    const [advisor = 0, hearing = 0] = centres.near(piecesOf('is my advisr a lawyer'))
    expect(advisor).toBeGreaterThan(hearing)
    const [other = 0, same = 0] = centres.near(piecesOf('the hearings'))
    expect(same).toBeGreaterThan(other)
  })

  it('A73: are at most 1 away from any text, and 0 from one without a known piece', () => {
    expect([...centres.near(piecesOf('zzzz qqqq'))]).toEqual([0, 0])
    for (const score of centres.near(piecesOf('when is the hearing'))) {
      expect(score).toBeLessThanOrEqual(1.0001)
    }
  })
})

describe('the pieces of a text', () => {
  it('are marked, each once, without accents and signs', () => {
    const pieces = piecesOf('¿Qué? ¡QUE!')
    expect(pieces.map(({ term }) => term)).toEqual(['# que ', '#que q', '#ue qu', '#e que'])
    expect(pieces.every(isPiece)).toBe(true)
    expect(piecesOf('')).toEqual([])
  })
})
