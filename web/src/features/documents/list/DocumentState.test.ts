import { analysisSteps } from '@hub/api/documents'
import { expect, it } from 'vitest'
import { stepWords } from './DocumentState.tsx'

it('names each step of the wire with its number', () => {
  expect(analysisSteps.map(stepWords)).toEqual([
    'Step 1 of 4: waiting for its turn',
    'Step 2 of 4: reading the pages',
    'Step 3 of 4: comparing with the rule',
    'Step 4 of 4: writing the report',
  ])
  expect(stepWords(null)).toBe('Step 1 of 4: waiting for its turn')
})
