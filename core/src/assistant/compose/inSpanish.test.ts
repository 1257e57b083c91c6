import { expect, it } from 'vitest'
import { guideEntry } from '../../knowledge/guide.ts'
import { answer } from '../answer.ts'
import { inEnglish, inSpanish, isInSpanish, spanishLine } from './inSpanish.ts'

const [first] = guideEntry('appeal-deadline')?.answer ?? []
const english = first?.text ?? 'none'

it('A60: who writes in Spanish is answered in Spanish, and told that the rest of the guide is in English', () => {
  const { text, citations } = answer({ message: '¿cuánto tiempo tengo para apelar?', history: [] })
  expect(text).toContain(spanishLine)
  expect(text).toContain(inSpanish(english))
  expect(text).not.toContain(english)
  expect(citations.length).toBeGreaterThan(0)
})

it.each(['how long do i have to appeal', 'my mama said la audiencia is monday'])(
  'A60: "%s" is answered in English',
  (message) => {
    expect(answer({ message, history: [] }).text).not.toContain(spanishLine)
  },
)

it('A60: a few words go on in the language of the talk', () => {
  const message = '¿cuánto tiempo tengo para apelar?'
  const content = answer({ message, history: [] }).text
  const history = [
    { role: 'user', content: message },
    { role: 'assistant', content },
  ] as const
  expect(answer({ message: 'y puedo pedir más', history }).text).toContain(spanishLine)
  expect(answer({ message: '¿y si mi papá viene conmigo?', history }).text).toContain(spanishLine)
})

it('A60: what was said in Spanish is known to be said', () => {
  const turn = { role: 'assistant', content: `${spanishLine}\n\n${inSpanish(english)}` } as const
  expect(isInSpanish(english)).toBe(true)
  expect(inSpanish(english)).not.toBe(english)
  expect(inEnglish([turn])[0]?.content).toContain(english)
})

it('A60: an opening "Yes." is left out in both languages', () => {
  const yes = guideEntry('refusing-to-take-part')?.answer[0]?.text ?? ''
  const without = yes.replace('Yes, you', 'You')
  expect(without).not.toBe(yes)
  expect(inSpanish(without)).toMatch(/^Puedes negarte/)
})
