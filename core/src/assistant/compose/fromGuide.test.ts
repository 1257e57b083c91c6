import { expect, it } from 'vitest'
import { guideEntry } from '../../knowledge/guide.ts'
import { heardMessage, heardOf } from '../../retrieval/fixtures/heard.ts'
import { statementName } from '../../retrieval/statementName.ts'
import type { HeardMessage, Question } from '../exchange.ts'
import { answerFromGuide } from './fromGuide.ts'

const slug = 'how-long-it-takes'
const { answer: said = [], more = [] } = guideEntry(slug) ?? {}
const all = [...said, ...more.flatMap(({ statements }) => statements)]

/** Questions of one entry, each with the place of the statement that answers it. */
function heardAsked(asked: readonly (readonly [string, number])[]): HeardMessage {
  const heard = heardMessage({ [slug]: 0.9 })
  const parts = asked.map(([text, best]) => {
    const scores = all.map(
      (one, at) => [statementName(slug, one.text), at === best ? 5 : 0] as const,
    )
    const own = { ...heardOf({ [slug]: 0.9 }), statements: new Map(scores) }
    return { text, window: text, heard: own, inStory: own }
  })
  return { ...heard, asked: parts }
}

function answerTo(asked: readonly (readonly [string, number])[], told = '') {
  const message = [told, ...asked.map(([text]) => text)].join(' ')
  const question: Question = { message, history: [], heard: heardAsked(asked), today: '2026-11-28' }
  return answerFromGuide(question).text
}

it('A51: what answers a question first is not spent on the one before it', () => {
  const text = answerTo([
    ['What do they owe me for the delay?', 0],
    ['Is sixty days the limit?', 5],
  ])
  const [, second = ''] = text.split('**“Is sixty days the limit?”**')
  expect(second.trim().startsWith(said[5]?.text ?? 'none')).toBe(true)
})

it('A51: questions that the same statement answers are answered together, once', () => {
  const text = answerTo([
    ['What do they owe me for the delay?', 2],
    ['Is sixty days the limit?', 2],
  ])
  expect(text).toContain(
    '> **“What do they owe me for the delay?”**\n>\n> **“Is sixty days the limit?”**',
  )
  expect(text.split(said[2]?.text ?? 'none')).toHaveLength(2)
})

it('A52: an entry of which all was said is said again where it is what is asked', () => {
  const entry = guideEntry(slug)
  if (!entry) throw new Error('no entry')
  const all = [...entry.answer, ...entry.more.flatMap(({ statements }) => statements)]
  const content = all.map(({ text }) => text).join('\n')
  const history = [
    { role: 'user', content: 'how long may it take' },
    { role: 'assistant', content },
  ] as const
  const heard = heardMessage({ [slug]: 0.97, 'live-hearing': 0.02 })
  const again = answerFromGuide({ message: 'how long may the whole case take', history, heard })
  expect(again.citations.map((one) => one.slug)).toContain(slug)
})

it('A46: no "Yes" of an entry opens the answer to what goes on about a talk', () => {
  const history = [
    { role: 'user', content: 'how long may it take' },
    { role: 'assistant', content: 'That depends on your school.' },
  ] as const
  const heard = heardMessage({ 'new-evidence-on-appeal': 0.9 })
  const { text } = answerFromGuide({ message: 'would the same panel read it', history, heard })
  expect(text).not.toMatch(/^(?:Yes|No)[.,]/)
})

it('A77: a told day is counted first where a question asks for time, and once', () => {
  const text = answerTo(
    [
      ['Can they just ignore my emails?', 0],
      ['Are they late?', 2],
    ],
    'I filed on January 15, 2026.',
  )
  expect(text.match(/From January 15, 2026 to today it is 317 days\./g)).toHaveLength(1)
})
