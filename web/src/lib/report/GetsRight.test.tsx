import type { ScorePoint } from '@hub/core/analysis/report'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GetsRight } from './GetsRight.tsx'

const at = { quote: 'You may see it.', page: 2, start: 0, end: 15 }
const point = (id: string, fields: Partial<ScorePoint> = {}): ScorePoint => ({
  id,
  title: id,
  state: 'found',
  weight: 1,
  met: `It does ${id}.`,
  at,
  ...fields,
})
const shown = (points: ScorePoint[]) =>
  renderToStaticMarkup(<GetsRight points={points} noun="policy" />)

it('shows what was found with its sentence and its page, and nothing of other points', () => {
  const words = shown([point('A'), point('B', { state: 'ask' })])
  expect(words).toContain('What the policy gets right')
  expect(words).toContain('It does A.')
  expect(words).toContain('You may see it.')
  expect(words).toContain('Page 2')
  expect(words).not.toContain('It does B.')
})

it('shows each point in a line, its sentence closed', () => {
  const words = shown(['A', 'B', 'C', 'D'].map((id) => point(id)))
  expect(words.match(/<details>/g)).toHaveLength(4)
  expect(words).not.toContain(' more')
})

it('is not there for a report of an earlier version', () => {
  const { met: _, ...old } = point('A')
  expect(shown([old])).toBe('')
})
