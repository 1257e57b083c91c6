import { describe, expect, it } from 'vitest'
import { answer } from '../assistant/answer.ts'
import { guide } from '../knowledge/guide.ts'
import { elsewhere } from './elsewhere.ts'
import { findEntries, questionTerms } from './findEntries.ts'

const kindOf = (message: string) => answer({ message, history: [] }).kind
const best = (message: string) => findEntries(questionTerms(message))[0]?.score ?? 0

describe('what is no matter of the guide', () => {
  it.each([
    'the swimming lanes at the rec center, when are they open',
    'which dorm has air conditioning',
    'i need a tutor for organic chemistry',
    'when is the tuition payment due',
    'can i bring a toaster into my room',
  ])('A53: "%s" is not answered from the nearest entry', (message) => {
    expect(kindOf(message)).toBe('unknown')
    expect(best(message)).toBeLessThan(0.135)
  })

  it('A53: nor is one that the second opinion takes for trouble', () => {
    const message = 'my car would not start in the garage on campus'
    expect(kindOf(message)).toBe('crisis')
    expect(answer({ message, history: [] }).citations).toEqual([])
    expect(best(message)).toBeLessThan(0.135)
  })

  it('A53: what the guide answers stays nearer to its entries', () => {
    const texts = guide.flatMap(({ asked }) => asked.slice(0, 3))
    // Words such as "what if i just dont go" say nothing that could be looked for.
    const looked = texts.filter((text) => findEntries(questionTerms(text)).length > 0)
    expect(looked.filter((text) => best(text) < 0.1355)).toEqual([])
    expect(looked.length).toBeGreaterThan(0.98 * texts.length)
  })

  it('is never found itself', () => {
    for (const message of elsewhere.asked.slice(0, 40)) {
      const slugs = findEntries(questionTerms(message)).map(({ entry }) => entry.slug)
      expect(slugs).not.toContain(elsewhere.slug)
    }
  })
})
