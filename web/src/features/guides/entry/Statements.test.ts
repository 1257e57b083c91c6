import { guide } from '@hub/core/knowledge/guide'
import { describe, expect, it } from 'vitest'
import { termOf } from './Statements.tsx'

const statements = guide.flatMap((entry) =>
  [...entry.answer, ...entry.more.flatMap((part) => part.statements)].map(({ text }) => ({
    text,
    topic: entry.topic,
  })),
)

describe('termOf', () => {
  it('parts a term from its meaning', () => {
    expect(termOf('**Party**: either one of these two.')).toEqual({
      term: 'Party',
      meaning: 'Either one of these two.',
    })
    expect(termOf('A party is either one.')).toBeUndefined()
  })

  it('reads each statement of the glossary that is written as a term', () => {
    const terms = statements.filter(({ topic }) => topic === 'glossary')
    expect(terms.filter(({ text }) => termOf(text)).length).toBeGreaterThanOrEqual(40)
  })

  it('is all the marks that the guide uses, so that no star is ever shown', () => {
    const shown = statements.map(({ text }) => termOf(text)?.meaning ?? text)
    expect(shown.filter((text) => text.includes('*'))).toEqual([])
  })
})
