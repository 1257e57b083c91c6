import { describe, expect, it } from 'vitest'
import { inLetter } from './fixtures/inLetter.ts'

const told = (text: string, of: Parameters<typeof inLetter>[1] = 'incident') =>
  inLetter(text, of).map(({ iso, text: words, what }) => `${iso} ${words}: ${what}`)

describe('D11 a stretch of days', () => {
  it.each([
    [
      'He followed her between April 3 and April 11.',
      '2026-04-03 April 3 and April 11: Alleged incident',
    ],
    ['He wrote to her from April 3 to 11.', '2026-04-03 April 3 to 11: Alleged incident'],
    [
      'He followed her between approximately April 3 and April 11.',
      '2026-04-03 April 3 and April 11: Alleged incident',
    ],
    ['This went on April 9–17.', '2026-04-09 April 9–17: Alleged incident'],
  ])('of what is alleged is one date, with the words of the whole: %s', (text, date) => {
    expect(told(text)).toEqual([date])
  })

  it('is two dates where two days are told, or where the end is one to come on', () => {
    expect(told('He came on April 3 and April 11.')).toHaveLength(2)
    expect(told('The hearing runs May 20–21.', 'hearing')).toHaveLength(2)
    expect(told('The order runs from May 20 to June 11.', 'measure')).toHaveLength(2)
  })

  it('leaves no number alone as the letter’s words', () => {
    expect(told('The campus is closed May 20–22.', 'calendar')).toEqual([
      '2026-05-20 May 20–22: “The campus is closed May 20–22.”',
    ])
  })

  it('stands beside a day of which the reader is not sure', () => {
    const text = 'This is of the garage on April 12, and of messages of April 12 to 20.'
    expect(told(text, { 'April 12 ': 'incident', 20: 'incident' })).toEqual([
      `2026-04-12 April 12: “${text}”`,
      '2026-04-12 April 12 to 20: Alleged incident',
    ])
  })

  it('takes in its own ends, and not a day before it on which something else is told', () => {
    const text = 'He came on April 3. He wrote from April 3 to 11. She left on April 11.'
    expect(told(text)).toEqual([
      '2026-04-03 April 3: Alleged incident',
      '2026-04-03 April 3 to 11: Alleged incident',
    ])
  })

  it('that is over is one date of whatever went on in it', () => {
    const text =
      'She heard nine people between April 3 and April 11: both students and seven others.'
    expect(told(text, 'interview')).toEqual(['2026-04-03 April 3 and April 11: Interview'])
    const closed = 'We were closed from April 3 to April 11.'
    expect(told(closed, 'calendar')).toEqual([`2026-04-03 April 3 to April 11: “${closed}”`])
  })

  it('is not called by what has one day', () => {
    const text = 'April 3 to April 11 the investigator heard both students.'
    expect(told(text, 'give_notice')).toEqual([`2026-04-03 April 3 to April 11: “${text}”`])
  })
})
