import { expect, test } from 'vitest'
import { judge, sumOf } from './judge.ts'
import type { Marked } from './marks.ts'
import type { PaperReading } from './reading.ts'

const text = 'The coach decides the appeal. Both may appeal within ten days. Ann Roe coordinates.'
const marks: Marked = {
  id: 'p1',
  reader: 'a',
  sha256: '0'.repeat(64),
  paper: { kind: 'school_policy', audience: 'unknown', rule: '2020', isTitleIx: true },
  people: [{ role: 'coordinator', start: 63, end: 70 }],
  dates: [
    {
      what: 'length',
      iso: 'P10D',
      days: 'unsaid',
      actor: 'party',
      act: 'appeal',
      trigger: '',
      start: 53,
      end: 61,
    },
  ],
  points: [
    {
      id: 'APP-04',
      verdict: 'against',
      why: 'x',
      passages: [{ stance: 'against', start: 0, end: 29 }],
    },
    { id: 'POL-11', verdict: 'met', passages: [{ stance: 'met', start: 30, end: 62 }] },
    { id: 'POL-20', verdict: 'not_stated', passages: [] },
    { id: 'POL-12', verdict: 'half', why: 'x', passages: [{ stance: 'half', start: 0, end: 3 }] },
  ],
}
const nothing: PaperReading = {
  kind: 'other',
  issues: [],
  found: [],
  people: [],
  dates: [],
}
const counts = (reading: Partial<PaperReading>, isWhole = true) =>
  judge(text, marks, { ...nothing, ...reading }, isWhole)

test('a fault at its own words is true, elsewhere arguable', () => {
  const at = (start: number) =>
    counts({ issues: [{ id: 'APP-04', kind: 'contradicted', start, end: start + 5 }] })
  expect(at(4)).toMatchObject({ issuesTrue: 1, faultsFound: 1, faults: 2 })
  expect(at(40)).toMatchObject({ issuesTrue: 0, issuesArguable: 1, faultsFound: 0 })
})

test('what a whole policy does not state is a fault that may be told, and none in an excerpt', () => {
  const reading = { issues: [{ id: 'POL-20', kind: 'missing' as const }] }
  expect(counts(reading)).toMatchObject({
    issuesTrue: 1,
    faultsFound: 1,
    silences: 1,
    silencesTrue: 1,
  })
  expect(counts(reading, false).faults).toBe(1)
  const unmarked = { issues: [{ id: 'POL-22', kind: 'missing' as const }] }
  expect(counts(unmarked)).toMatchObject({ issuesFalse: 1, silences: 1, silencesTrue: 0 })
  expect(counts(unmarked, false)).toMatchObject({ issuesFalse: 0 })
})

test('a silence counts as tellable where the rule says that a policy must hold it', () => {
  // That a policy must tell how long records are kept (POL-20) the rule does not say; that it names a Coordinator it does.
  const silent = (id: string) => {
    const points: Marked['points'] = [{ id, verdict: 'not_stated', passages: [] }]
    const issues = [{ id, kind: 'missing' as const }]
    return judge(text, { ...marks, points }, { ...nothing, issues }, true)
  }
  expect(silent('POL-20')).toMatchObject({ faults: 1, faultsFound: 1, tellable: 0 })
  expect(silent('POL-01')).toMatchObject({ faults: 1, tellable: 1, tellableFound: 1 })
})

test('an issue at a point that is met is false, and one that is half met is arguable', () => {
  expect(counts({ issues: [{ id: 'POL-11', kind: 'missing' }] }).issuesFalse).toBe(1)
  expect(counts({ issues: [{ id: 'POL-12', kind: 'missing' }] }).issuesArguable).toBe(1)
})

test('"found" is right, arguable or false by the verdict', () => {
  expect(counts({ found: ['POL-11', 'POL-12', 'POL-20', 'APP-04'] })).toMatchObject({
    foundRight: 1,
    foundArguable: 1,
    foundFalse: 2,
    met: 1,
  })
})

test('dates and people count where words and meaning fit', () => {
  const date = { iso: 'P10D', start: 50, end: 60, act: 'decide' as const }
  expect(counts({ dates: [date] })).toMatchObject({ datesRight: 1, datesMeant: 0 })
  expect(counts({ dates: [{ ...date, act: 'appeal' }] }).datesMeant).toBe(1)
  expect(counts({ people: [{ role: 'coordinator', start: 63, end: 70 }] }).peopleRight).toBe(1)
  expect(counts({ people: [{ role: 'advisor', start: 63, end: 70 }] }).peopleRight).toBe(0)
})

test('sums add up what papers have', () => {
  expect(sumOf([counts({}), counts({})])).toMatchObject({ papers: 2, faults: 4, met: 2 })
})
