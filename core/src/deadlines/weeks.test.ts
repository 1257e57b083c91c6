import { describe, expect, it } from 'vitest'
import { inLetter } from './fixtures/inLetter.ts'
import { lastDay } from './lastDay.ts'

const told = (text: string, of: Parameters<typeof inLetter>[1] = 'incident') =>
  inLetter(text, of).map(({ iso, meaning, text: words, what }) => [iso, meaning, words, what])

describe('D11 a week that is named by a day of it', () => {
  it.each([
    ['He did it on a day in the week of April 13.', 'week of April 13'],
    ['He did it in the week of Wednesday, April 15.', 'week of Wednesday, April 15'],
    ['He did it in the week beginning April 13.', 'week beginning April 13'],
  ])('is told in the letter’s words, and as no day on which something was: %s', (text, words) => {
    expect(told(text)).toEqual([['2026-04-13', 'event', words, `“${text}”`]])
  })

  it('is no deadline and no interview of one day', () => {
    const text = 'Please be ready to be interviewed by the week of May 18.'
    expect(told(text, 'submit')).toEqual([['2026-05-18', 'event', 'week of May 18', `“${text}”`]])
    expect(told('We meet in the week of May 18.', 'interview')[0]?.[3]).not.toBe('Interview')
  })

  it('lasts until its end', () => {
    expect(lastDay('week of April 13', '2026-04-13')).toBe('2026-04-19')
    expect(lastDay('April 13', '2026-04-13')).toBeUndefined()
  })

  it('is another thing than a length of time that begins on a day', () => {
    expect(told('He is out for one week beginning April 13.')[0]?.[2]).toBe('April 13')
  })
})
