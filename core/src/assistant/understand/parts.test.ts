import { expect, it } from 'vitest'
import { isPlainYesNo } from '../compose/opener.ts'
import { mostAsked, partsOf } from './parts.ts'

it.each([
  ['Can I appeal? And how long do I have?', ['Can I appeal?', 'And how long do I have?']],
  ['i was found responsible, what can i appeal on', ['what can i appeal on']],
  ['they wont answer. is that ok?? what can i do', ['is that ok??', 'what can i do']],
  ['can my mom come, and also who pays for it', ['can my mom come', 'who pays for it']],
])('A51: "%s" asks %j', (message, asked) => {
  expect(partsOf(message).asked).toEqual(asked)
})

it('A51: beside marked questions what only begins like one is told', () => {
  const message =
    'my dad, who is a litigator, wrote DO NOT SPEAK TO THE SCHOOL. Do I have to answer? I need to know if he can come.'
  expect(partsOf(message).asked).toEqual(['Do I have to answer?', 'I need to know if he can come.'])
  expect(
    partsOf('Who decided that, when do I get to answer, and does the ban end by itself?').asked,
  ).toHaveLength(3)
})

it('A51: of more questions than are heard the marked ones are', () => {
  const asked = ['can they do this', 'What is next?', 'is it over', 'Who decides?']
  expect(mostAsked(asked, 3)).toEqual(['can they do this', 'What is next?', 'Who decides?'])
})

it('A51: what is not asked is told', () => {
  expect(partsOf('my case is closed. no reason was given. is that allowed?')).toEqual({
    asked: ['is that allowed?'],
    told: 'my case is closed. no reason was given.',
  })
  expect(partsOf('')).toEqual({ asked: [], told: '' })
})

it.each([
  'can i see the evidence',
  'is this circle something they can do',
  'do i have to agree to mediation?',
])('A46: "%s" is a plain yes or no question', (message) => {
  expect(isPlainYesNo(message)).toBe(true)
})

it.each([
  'can they not let me see it',
  'is that allowed',
  'can i or can my mom file',
  'when can i see it',
  'can i appeal? do i get a hearing?',
  'i want to appeal',
])('A46: "%s" is none', (message) => {
  expect(isPlainYesNo(message)).toBe(false)
})
