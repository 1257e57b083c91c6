import type { PotentialIssue, ScorePoint } from '@hub/core/analysis/report'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NotFound } from './NotFound.tsx'

const cite = '34 CFR 106.45(b)(10)(i)(D)'
const point = (id: string, fields: Partial<ScorePoint> = {}): ScorePoint => ({
  id,
  title: `Title of ${id}`,
  state: 'not_found',
  weight: 2,
  cite,
  ...fields,
})
const shown = (points: ScorePoint[], potentialIssues: Partial<PotentialIssue>[] = []) => {
  const report = {
    compliance: { score: null, issues: [], points },
    potentialIssues: potentialIssues as PotentialIssue[],
  }
  return renderToStaticMarkup(<NotFound report={report} />)
}

it('lists what was not found with its cite, and says that the school owes it all the same', () => {
  const words = shown([point('A'), point('B'), point('C', { state: 'found' })])
  expect(words).toContain('What we did not find in the policy')
  expect(words).toContain('2 points')
  expect(words).toContain('Title of A')
  expect(words).toContain('106.45(b)(10)(i)(D)')
  expect(words).toContain('whether or not its policy repeats them')
  expect(words).not.toContain('Title of C')
})

it('says nothing twice: what an issue tells is left to it', () => {
  const words = shown([point('A'), point('B')], [{ id: 'B', kind: 'missing' }])
  expect(words).toContain('Title of A')
  expect(words).not.toContain('Title of B')
})

it('is not there where all was found, and for a report of an earlier version', () => {
  expect(shown([point('A', { state: 'found' })])).toBe('')
  const { cite: _, ...old } = point('A')
  expect(shown([old])).toBe('')
})
