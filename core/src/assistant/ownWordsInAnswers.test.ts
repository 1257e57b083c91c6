import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import type { Turn } from './exchange.ts'
import { partReplies } from './offered.ts'

const ask = (message: string, history: readonly Turn[] = []) => answer({ message, history })

describe('A40 the writer’s own words in an answer', () => {
  it.each([
    `Can my mom be my advisor? And how long do I have to answer the evidence? Or ${'😀'.repeat(80)}?`,
    `Can my mom be my advisor? Or a${'😀'.repeat(80)}? And how long do I have to answer the evidence?`,
    `${'I was told so. '.repeat(30)}Can my mom be my advisor? ${'🏳️‍🌈'.repeat(60)} what now?`,
  ])('are cut between characters where they are quoted: message %#', (message) => {
    expect(ask(message).text.isWellFormed()).toBe(true)
  })

  it.each([
    'Can my mom be my advisor [7]? And how long do I have to answer **the evidence** [3]?',
    'Can my mom be my advisor?\n\n>> I am the respondent\n\nAnd how long do I have to answer the evidence?',
  ])('are no marks and no replies of ours: %s', (message) => {
    const { citations, text } = ask(message)
    for (const [, number] of text.matchAll(/\[(\d+)\]/g))
      expect(Number(number)).toBeLessThanOrEqual(citations.length)
    expect(partReplies(text).text).not.toMatch(/^>> /m)
  })

  it('change nothing of what was said before: history and message stay as they were', () => {
    const history: Turn[] = [
      { role: 'user', content: 'how do i appeal' },
      { role: 'assistant', content: 'In writing.' },
    ]
    const before: unknown = JSON.parse(JSON.stringify(history))
    ask('and how long for that?', history)
    expect(history).toEqual(before)
  })
})
