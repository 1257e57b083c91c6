import { describe, expect, it } from 'vitest'
import { inLetter } from './fixtures/inLetter.ts'

const whats = (text: string, told: string) => inLetter(text, told).map(({ what }) => what)

describe('D11 what a letter only invites to by a day', () => {
  it.each([
    [
      'You are invited, though you are not obliged, to send questions by May 20.',
      'written_questions',
      'You may send written questions by this day (not required)',
    ],
    [
      'It is convenient, though not required, to have names by May 20.',
      'name_witnesses',
      'You may name witnesses by this day (not required)',
    ],
    [
      'We ask to hear of a change within five business days of this notice for planning purposes.',
      'name_advisor',
      'You may tell the office who will advise you by this day (not required)',
    ],
  ])('is never due: %s', (text, told, what) => {
    expect(whats(text, told)).toContain(what)
  })

  it('is due where the letter binds, and a right that ends is no invitation', () => {
    expect(whats('Your questions are due by May 20.', 'written_questions')).toEqual([
      'Your written questions are due',
    ])
    expect(whats('You may appeal by May 20, but are not required to.', 'appeal')).toEqual([
      'Your appeal is due',
    ])
  })

  it('is told in the letter’s words once it is over', () => {
    const text = 'It was convenient, though not required, to have names by April 20.'
    expect(whats(text, 'name_witnesses')).toEqual([`“${text}”`])
  })
})
