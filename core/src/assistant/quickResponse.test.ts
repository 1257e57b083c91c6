import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { quickResponse, quickTopicOf, quickTopics } from './quickResponse.ts'

describe.each(quickTopics)('the quick action "%s"', (topic) => {
  it('A56: begins with a short text of the guide, its cites in brackets', () => {
    const { text, citations } = quickResponse(topic)
    expect(text.split(/\s+/).length).toBeGreaterThan(40)
    expect(text.length).toBeLessThan(1200)
    expect(citations.length).toBeGreaterThan(0)
    for (const { cite } of citations) expect(text).toContain(cite)
    expect(text).not.toMatch(/\[\d+\]/)
  })

  it('A56: is answered by what goes further, and repeats no sentence', () => {
    const { text } = quickResponse(topic)
    const given = answer({ message: `Help with ${topic}: ${text}`, history: [] })
    expect(given.kind).toBe('answer')
    expect(given.citations.length).toBeGreaterThan(0)
    const sentences = text.split(/(?<=\.)\s/).filter((sentence) => /^[A-Z].{30,}\.$/.test(sentence))
    expect(sentences.length).toBeGreaterThan(1)
    for (const sentence of sentences) expect(given.text).not.toContain(sentence)
  })
})

it('A56: tells its messages from others', () => {
  expect(quickTopicOf('Help with rights: You must get')).toBe('rights')
  expect(quickTopicOf('help with ADVISOR: x')).toBe('advisor')
  expect(quickTopicOf('Help with my case: x')).toBeNull()
  expect(quickTopicOf('i need help with rights')).toBeNull()
})
