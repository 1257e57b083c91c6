import { expect, it } from 'vitest'
import { isPlainYesNo } from '../compose/opener.ts'
import { mostAsked, partsOf } from './parts.ts'

it.each([
  ['Can I appeal? And how long do I have?', ['Can I appeal?', 'And how long do I have?']],
  ['i was found responsible, what can i appeal on', ['what can i appeal on']],
  ['they wont answer. is that ok?? what can i do', ['is that ok??', 'what can i do']],
  ['can my mom come, and also who pays for it', ['can my mom come', 'who pays for it']],
  [
    'they sent it. 1) is ten days the least 2) can my lawyer see it 3) can i ask for more time',
    ['1) is ten days the least', '2) can my lawyer see it', '3) can i ask for more time'],
  ],
  [
    'She signed it. Can she do that? And if I refuse to talk do I get in trouble',
    ['Can she do that?', 'And if I refuse to talk do I get in trouble'],
  ],
  [
    'Or do I have to go over her head and if I do can they pull my money',
    ['Or do I have to go over her head', 'if I do can they pull my money'],
  ],
  ['eleven months now. whats the real deadline', ['whats the real deadline']],
  ['he left. i want to know who decides now', ['i want to know who decides now']],
  ['he left. im not sure if i can appeal that', ['im not sure if i can appeal that']],
  ['he left. Just wondering whether it goes on', ['Just wondering whether it goes on']],
  ["I don't know which office to write to. Which one takes it?", ['Which one takes it?']],
  ['if they dont do it the whole thing is void. he said so', []],
  ['if they call me i will not pick up. i told her so', []],
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
