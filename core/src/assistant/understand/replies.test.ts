import { expect, test } from 'vitest'
import { guide, guideEntry } from '../../knowledge/guide.ts'
import { answer } from '../answer.ts'
import { inSpanish } from '../compose/inSpanish.ts'
import type { Turn } from '../exchange.ts'
import { partReplies, withReplies } from '../offered.ts'
import { askerOf } from './asker.ts'
import { asAsked, isReply, meantReply, sideReplies } from './replies.ts'

const asked = 'how long do i have to appeal the decision'
const title = guideEntry('appeal-deadline')?.title ?? ''
const before: Turn[] = [
  { role: 'user', content: asked },
  { role: 'assistant', content: 'An answer.' },
]

test('what an answer offers to say stands at its end, and is no part of its words', () => {
  const text = 'First.\n\n> A quotation'
  expect(partReplies(withReplies(text, ['It is a college', 'I am the respondent']))).toEqual({
    text,
    replies: ['It is a college', 'I am the respondent'],
  })
  expect(partReplies(text)).toEqual({ text, replies: [] })
})

test('a reply has the question before it answered anew, with what it says', () => {
  const question = asAsked({ message: sideReplies.respondent, history: before })
  expect(question.message).toBe(asked)
  expect(askerOf(question).role).toBe('respondent')
})

test('the latest reply counts, over what the words of the question tell', () => {
  const message = 'he assaulted me. am i the complainant'
  const history: Turn[] = [
    { role: 'user', content: sideReplies.complainant },
    { role: 'user', content: sideReplies.respondent },
  ]
  expect(askerOf({ message, history: [] }).role).toBe('complainant')
  expect(askerOf({ message, history }).role).toBe('respondent')
})

test('a chosen entry answers the question before it', () => {
  const { citations } = answer({ message: meantReply(title), history: before })
  expect(new Set(citations.map(({ slug }) => slug))).toEqual(new Set(['appeal-deadline']))
})

test('words that only look like a reply, or come first, are a message like any other', () => {
  expect(isReply('I mean: whatever')).toBe(false)
  expect(isReply('I am the respondent and I want to appeal')).toBe(false)
  const first = { message: sideReplies.respondent, history: [] }
  expect(asAsked(first)).toEqual(first)
  expect(answer(first).text).not.toBe('')
})

test('who asks for another language has the question before it answered again', () => {
  expect(
    asAsked({ message: 'in english please my friend is reading', history: before }).message,
  ).toBe(asked)
  expect(isReply('in english class he touched me')).toBe(false)
})

test('what is offered in Spanish is understood when it is tapped', () => {
  const misread = guide.filter(({ slug, title: english }) => {
    const message = inSpanish(meantReply(english))
    return (
      !message.startsWith('Quiero decir: ') || asAsked({ message, history: before }).meant !== slug
    )
  })
  expect(misread.map(({ slug }) => slug)).toEqual([])
  const question = asAsked({ message: inSpanish(sideReplies.respondent), history: before })
  expect(askerOf(question).role).toBe('respondent')
})
