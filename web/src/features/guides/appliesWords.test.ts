import { describe, expect, it } from 'vitest'
import { appliesWords, narrowWords, statementLabel } from './appliesWords.ts'

const about = (school: 'both' | 'postsecondary' | 'k12', role: 'both' | 'complainant') => ({
  appliesTo: { school, role },
})

describe('whom an entry is for', () => {
  it('names schools and sides on its page', () => {
    expect(appliesWords(about('both', 'both'))).toBe(
      'For colleges and K-12 schools, for either side of a case.',
    )
    expect(appliesWords(about('k12', 'complainant'))).toBe(
      'For K-12 schools, for the person who reported.',
    )
  })

  it('is left out of a list where it is for everybody', () => {
    expect(narrowWords(about('both', 'both'))).toBe('')
    expect(narrowWords(about('postsecondary', 'both'))).toBe('For colleges')
    expect(narrowWords(about('both', 'complainant'))).toBe('For the person who reported')
  })
})

describe('whom a statement is for', () => {
  it('is said only where it is not for everybody', () => {
    expect(statementLabel({})).toBeUndefined()
    expect(statementLabel({ school: 'k12' })).toBe('In K-12 schools')
    expect(statementLabel({ role: 'respondent' })).toBe('If you were named in a report')
    expect(statementLabel({ school: 'postsecondary', role: 'complainant' })).toBe(
      'At colleges, if you reported',
    )
  })
})
