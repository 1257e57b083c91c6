import { expect, it } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { NO_LOOK, signNames } from '../reader/evidence.ts'
import { points } from './point.ts'
import { weigh } from './weigh.ts'

const never = { weights: [], bias: -9 }
/** Judges to whom words go against a point with a likelihood of 0.6. */
const judges = {
  met: never,
  against: { weights: [], bias: Math.log(1.5) },
  missing: never,
  usual: {},
}
const [sentence] = readDocument(onePage('Attorneys may not attend.')).sentences

it.each([
  [200, 'contradicted'],
  [201, 'silent'],
])('J5 words must go against a rule more surely among many sentences: %i', (sentences, state) => {
  const point = points.find(({ contradicted }) => contradicted)
  if (!point || !sentence) throw new Error('There is nothing to weigh.')
  const signs = signNames.map((name) => (name === 'sentences' ? Math.log(sentences) : 0))
  const evidence = { signs, met: sentence, against: sentence }
  expect(weigh(evidence, judges, point, 'school_policy').state).toBe(state)
})

it.each([
  ['met', 3.9, never, 'silent'],
  ['met', 4, never, 'found'],
])(
  'J5 only a sentence that meets a point clearly is praised: %s %d',
  (name, odds, against, state) => {
    const [point] = points
    if (!point || !sentence) throw new Error('There is nothing to weigh.')
    const signs = signNames.map((sign) => (sign === name ? odds : 0))
    const evidence = { signs, met: sentence, against: sentence }
    const surely = { weights: [], bias: 9 }
    expect(
      weigh(evidence, { ...judges, met: surely, against }, point, 'hearing_notice').state,
    ).toBe(state)
  },
)

it.each([
  [6.1, 'silent'],
  [6, 'contradicted'],
])(
  'J5 words that may go against a point are not told where it is plainly met: %d',
  (met, state) => {
    const point = points.find(({ contradicted }) => contradicted)
    if (!point || !sentence) throw new Error('There is nothing to weigh.')
    const signs = signNames.map((sign) => (sign === 'met' ? met : 0))
    const evidence = { signs, met: sentence, against: sentence }
    expect(weigh(evidence, judges, point, 'hearing_notice').state).toBe(state)
  },
)

it('J13 words that were not looked at again go against nothing', () => {
  const [point] = points
  if (!point || !sentence) throw new Error('There is nothing to weigh.')
  const stateAt = (again: number) => {
    const signs = signNames.map((sign) => (sign === 'against at a second look' ? again : 0))
    const evidence = { signs, met: sentence, against: sentence }
    return weigh(evidence, judges, point, 'appeal_decision').state
  }
  expect(stateAt(NO_LOOK)).toBe('silent')
  expect(stateAt(NO_LOOK + 0.1)).toBe('contradicted')
})
