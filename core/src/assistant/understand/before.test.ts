import { expect, it } from 'vitest'
import { heardMessage } from '../../retrieval/fixtures/heard.ts'
import { answer } from '../answer.ts'
import type { Question, Turn } from '../exchange.ts'
import { writtenBefore } from './before.ts'
import { withoutDenied } from './corrections.ts'
import { sideReplies } from './replies.ts'
import { topicsOf } from './topics.ts'

const after = (message: string, ...before: string[]): Question => {
  const history: Turn[] = before.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: 'An answer.' },
  ])
  return { message, history }
}

it('A52: as many turns are before a message as tell the matter, without replies', () => {
  const told = 'They closed it in May. Can I appeal the dismissal of my complaint?'
  expect(writtenBefore(after('and when', 'hello there', told, 'ok'))).toBe(`${told}\nok`)
  expect(writtenBefore(after('and when', told, sideReplies.respondent))).toBe(told)
  expect(writtenBefore(after('and when'))).toBeNull()
})

it('A52: a long message says by itself what it is about', () => {
  expect(writtenBefore(after('and then '.repeat(20), 'can i appeal'))).toBeNull()
})

it('A52: what is heard behind the turns before counts, and what is near to the entry that was answered', () => {
  const before = 'how long do i have to appeal'
  const content = answer({ message: before, history: [] }).text
  const history: Turn[] = [
    { role: 'user', content: before },
    { role: 'assistant', content },
  ]
  const alone = { 'live-hearing': 0.4, 'appeal-grounds': 0.3, 'police-and-the-school': 0.3 }
  const best = (behind: Record<string, number>) => {
    const heard = { ...heardMessage(alone), withBefore: heardMessage(behind).whole }
    const { topics } = topicsOf({ message: 'and if i miss it', history, heard })
    return topics[0]?.fits[0]?.entry.slug
  }
  expect(best({ 'live-hearing': 0.1, 'appeal-grounds': 0.45, 'police-and-the-school': 0.45 })).toBe(
    'appeal-grounds',
  )
  expect(
    best({ 'live-hearing': 0.01, 'appeal-grounds': 0.01, 'police-and-the-school': 0.98 }),
  ).toBe('police-and-the-school')
})

it('A78: what a correction denies is left out; without a question before it nothing is', () => {
  expect(withoutDenied(after('no. the lab. not the dorm', 'can he be in my lab'))).toBe(
    'no. the lab',
  )
  expect(withoutDenied(after('no. the lab. not the dorm'))).toBe('no. the lab. not the dorm')
})
