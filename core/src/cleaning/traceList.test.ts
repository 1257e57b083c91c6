import { expect, test } from 'vitest'
import { TraceList } from './traceList.ts'

test('what programs write where nobody gave a value is not told', () => {
  const traces = new TraceList()
  for (const kind of ['author', 'company', 'title', 'program', 'template'] as const) {
    traces.goes(kind, 'Unknown')
    traces.goes(kind, '(anonymous)')
  }
  expect(traces.removed()).toEqual([])
})

test('a comment or change by nobody in particular is told all the same, without a name', () => {
  const traces = new TraceList()
  traces.goes('comments', 'Anonymous')
  traces.goes('tracked', 'unknown')
  traces.stays('property', 'none')
  expect([...traces.removed(), ...traces.kept()]).toEqual([
    { kind: 'comments', stays: false, values: [], count: 1 },
    { kind: 'tracked', stays: false, values: [], count: 1 },
    { kind: 'property', stays: true, values: [], count: 1 },
  ])
})
