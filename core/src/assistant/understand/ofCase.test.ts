import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { soundsOfCase } from './ofCase.ts'

it.each([
  'they gave her my whole statement first',
  'can he be kept out of the dining hall when i eat there',
  'the whole thing is eating me alive',
  'me dijeron que mi caso se cerro',
])('A54: "%s" sounds of a case', (message) => {
  expect(soundsOfCase(message)).toBe(true)
})

it.each([
  'why is the sky blue',
  'can i bring my own router',
  'what should i cook',
  'can i record him without telling him',
])('A53: "%s" does not', (message) => {
  expect(soundsOfCase(message)).toBe(false)
})

it('A54: a question about a case in odd words gets the nearest entry, and is told so', () => {
  const { kind, text } = answer({
    message: 'they emailed the file friday at 11pm and they want a comment by wed',
    history: [],
  })
  expect(kind).toBe('answer')
  expect(text).toMatch(/at least 10 days/)
})
