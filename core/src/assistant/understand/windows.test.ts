import { expect, it } from 'vitest'
import { partsOf } from './parts.ts'
import { windowsOf } from './windows.ts'

const windowsIn = (message: string) => windowsOf(message, partsOf(message).asked)

it('A76: a question is heard with what it speaks of and what the story is about', () => {
  const [window] = windowsIn(
    'My roommate is loud. The hearing was moved to May without a word. It rained all week and I could not sleep at all because of the whole thing, day after day, and I went home for a while. She made me sign a paper at intake that I may not talk to anybody. I told my sister. Did I break it?',
  )
  expect(window).toContain('The hearing was moved')
  expect(window).toContain('She made me sign a paper')
  expect(window).not.toContain('My roommate is loud')
  expect(window).toMatch(/Did I break it\?$/)
})

it('A76: a question that says enough of itself is heard without the one before it', () => {
  const [, second, third] = windowsIn(
    'I am the respondent. Can my uncle be my advisor? Will the investigator read my written response? Do they have to?',
  )
  expect(second).not.toContain('uncle')
  expect(third).toContain('Will the investigator read my written response?')
})
