import { describe, expect, it } from 'vitest'
import { datesIn, inLetter, short } from './fixtures/inLetter.ts'

describe('D3 years that are left out', () => {
  it.each([
    ['We met on April 28.', '2026-04-28 event'],
    ['It happened on December 12.', '2025-12-12 event'],
    ['The hearing will be held on June 12.', '2026-06-12 event'],
    ['Your answer must reach us by January 8.', '2027-01-08 deadline'],
    ['It was sent on Friday, May 1.', '2026-05-01 event'],
    ['She was seen by a friend on October 20.', '2025-10-20 event'],
    ['You are suspended beginning tomorrow, May 5.', '2026-05-05 event'],
  ])('follow from the letter and the tense: %s', (sentence, date) => {
    expect(short(inLetter(sentence))).toEqual([date])
  })

  it('follow from the weekday, whatever the tense says', () => {
    // June 20 was a Friday in 2025, and is a Saturday in 2026.
    expect(short(inLetter('The review will cover Friday, June 20.'))).toEqual(['2025-06-20 event'])
  })

  it('lie behind the letter where the reader takes them for something that has been', () => {
    const words = 'I have no other reason to disbelieve her about October 20.'
    expect(short(inLetter(words, 'incident'))).toEqual(['2025-10-20 event'])
    expect(short(inLetter(words))).toEqual(['2026-10-20 event'])
  })

  it('a weekday that fits no near year is passed over', () => {
    expect(short(inLetter('The hearing will be held on Monday, June 12.'))).toEqual([
      '2026-06-12 event',
    ])
  })

  it('follow from the letter where a story would go back farther than that', () => {
    const story = 'You described the night of February 7, 2025.'
    const late = datesIn(
      `November 3, 2026\n\nDear Ms. Ito:\n\n${story} You met with Ms. Ray on September 22.`,
    )
    expect(late.at(-1)?.iso).toBe('2026-09-22')
  })

  it('follow from the other end of a range, over the new year too', () => {
    expect(short(datesIn('We were closed from December 20 to January 3, 2026.'))).toEqual([
      '2025-12-20 event',
      '2026-01-03 event',
    ])
    expect(short(datesIn('It went on between October 6 and December 8, 2025.'))).toEqual([
      '2025-10-06 event',
      '2025-12-08 event',
    ])
  })

  it('follow from the days that a story reaches over, and from the term that is named', () => {
    const story = 'It went on from June 3 to August 18, 2024. She cancelled on August 16.'
    expect(short(inLetter(story))).toContain('2024-08-16 event')
    expect(short(inLetter('Suspension: spring semester 2025 (January 12 to May 9).'))).toEqual([
      '2025-01-12 event',
      '2025-05-09 event',
    ])
  })

  it('are not guessed where nothing in the document tells', () => {
    expect(datesIn('The hearing is on June 12.')).toEqual([])
  })

  it('are the letter’s own where two fit as well', () => {
    expect(short(inLetter('See the note: November 2.'))).toEqual(['2026-11-02 event'])
  })

  it('"the 13th" is of the month told before, or of the letter', () => {
    expect(short(inLetter('It was on April 12 and again on the 13th.'))).toEqual([
      '2026-04-12 event',
      '2026-04-13 event',
    ])
    expect(short(inLetter('He came on March 2.\n\nHe was in the shop on the 2nd.'))).toEqual([
      '2026-03-02 event',
    ])
    expect(short(inLetter('Please answer by the 13th.'))).toEqual(['2026-05-13 deadline'])
  })

  it('"the 17th" is left out where the words tell of no past, nor surely of what is to come', () => {
    expect(short(inLetter('I’ve got finals through the 17th.'))).toEqual([])
  })
})
