import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pastedIn } from './pasted.ts'

const body = `We write to tell you that a formal complaint was filed on May 1, 2026 under the Title IX policy of Redwood College. Robin Hale is the complainant. You are the respondent. It alleges sexual harassment in the library on April 3, 2026.

You may bring one support person. Attorneys may not serve as your support person. Your first interview is on May 18, 2026 at 2 p.m. in Hall 4.`
const letter = `Dear Ms. Alder,

${body}

Sincerely,
The Title IX Coordinator`

describe('A70 a letter inside of a message', () => {
  it('is parted from what its reader says before it', () => {
    expect(pastedIn(`What does this mean?\n\n${letter}`)).toEqual({
      asked: 'What does this mean?',
      letter,
    })
  })

  it('is whole where nothing is said before it', () => {
    expect(pastedIn(letter)).toEqual({ asked: '', letter })
    expect(pastedIn(`\n\n  ${letter}  \n`)?.letter).toBe(letter)
  })

  it('keeps its own head, which says nothing of its reader', () => {
    const head = 'REDWOOD COLLEGE\n\nMay 4, 2026'
    const pasted = pastedIn(`help, what now?\n\n${head}\n\n${letter}`)
    expect(pasted?.asked).toBe('help, what now?')
    expect(pasted?.letter).toBe(`${head}\n\n${letter}`)
  })

  it('may stand behind several paragraphs of its reader’s own', () => {
    const pasted = pastedIn(`I got this today.\n\nI am scared. Can you explain?\n\n${letter}`)
    expect(pasted?.asked).toBe('I got this today.\nI am scared. Can you explain?')
    expect(pasted?.letter).toBe(letter)
  })

  it('needs two signs of one: a story that only says "Title IX" is none, however long', () => {
    const story = 'He sits behind me and I told the Title IX office about it last week. '.repeat(20)
    expect(pastedIn(story)).toBeNull()
    expect(pastedIn(`${story}\nSincerely, me`)).not.toBeNull()
  })

  it('is none below 400 characters, and may be one from there on', () => {
    const fill = (length: number) => `Dear Ana,\n\nThe Title IX office ${'x'.repeat(length)}`
    const rest = 400 - fill(0).length
    expect(pastedIn(fill(rest - 1))).toBeNull()
    expect(pastedIn(fill(rest))).not.toBeNull()
  })

  it('that was quoted in a mail is found behind its marks', () => {
    const quotedLetter = letter.replace(/^/gm, '> ')
    expect(pastedIn(`is this allowed?\n\n${quotedLetter}`)?.asked).toBe('is this allowed?')
  })

  it('and its reader’s words hold together all that was written, in whatever order and letters', () => {
    const before = fc.constantFrom(
      '',
      'What is this?',
      'I am scared\n\nhelp me',
      'ما هذا؟ my letter',
      '😀 my\u0000',
    )
    fc.assert(
      fc.property(before, fc.string({ unit: 'binary', maxLength: 30 }), (asked, noise) => {
        const pasted = pastedIn(`${asked}\n\n${letter}\n${noise}`)
        const all = `${pasted?.asked} ${pasted?.letter}`
        for (const word of `${asked} ${letter}`.split(/\s+/)) expect(all).toContain(word)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['Dear ', '\n\n', 'to: ', '> ', 'I ', 'we write to '])(
    'is none in “%s” again and again, a hundred thousand characters of it',
    (part) => {
      expect(pastedIn(part.repeat(Math.ceil(100_000 / part.length)))).toBeNull()
    },
  )
})
