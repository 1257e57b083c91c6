import { describe, expect, it } from 'vitest'
import { datesIn, inLetter, short } from './fixtures/inLetter.ts'

describe('D8 deadlines that follow', () => {
  it('are counted from the letter, with the rule used', () => {
    const found = inLetter('You may appeal within ten (10) business days of this letter.')
    expect(short(found)).toEqual(['P10D period', '2026-05-18 deadline'])
    expect(found[1]).toMatchObject({
      text: 'ten (10) business days',
      what: 'Your appeal is due',
      computedFrom:
        '10 business days counted from the letter of May 4, 2026. Weekends and federal holidays are skipped. The school’s own closing days may move it.',
    })
  })

  it.each([
    ['within 15 calendar days of the date of this notice', '2026-05-19'],
    ['within two weeks from today', '2026-05-18'],
    ['by close of business on the fifth business day after the date of this letter', '2026-05-11'],
    ['no later than 15 business days after the date on which this letter was sent', '2026-05-26'],
  ])('%s', (words, iso) => {
    const found = inLetter(`You must answer ${words}.`)
    expect(found.filter(({ meaning }) => meaning === 'deadline').map((one) => one.iso)).toEqual([
      iso,
    ])
  })

  it('are counted back from a date in the sentence, or from the one hearing', () => {
    expect(short(inLetter('Send papers ten calendar days before the hearing on June 12.'))).toEqual(
      ['P10D period', '2026-06-02 deadline', '2026-06-12 event'],
    )
    const apart =
      'The hearing is on June 12. Name witnesses three business days before the hearing.'
    expect(short(inLetter(apart))).toContain('2026-06-09 deadline')
  })

  it.each([
    [
      'receipt is not known',
      'You must appeal within 5 calendar days after you receive this notice.',
    ],
    ['receipt is not known', 'Reply within 5 business days of receipt of this letter.'],
    ['receipt is not known', 'Reply within 5 business days of this letter’s receipt.'],
    ['receipt is not known', 'Reply within 5 calendar days of this notice reaching you.'],
    ['only the school knows its school days', 'Reply within 5 school days of this letter.'],
    ['nothing is named to count from', 'You may appeal within ten business days.'],
    [
      'it is a first day, no last one',
      'The hearing is held no sooner than ten calendar days after this letter.',
    ],
    ['the hour is not known', 'Reply within 48 hours of this letter.'],
  ])('are not computed where %s', (_why, sentence) => {
    const found = inLetter(sentence)
    expect(found.map(({ meaning }) => meaning)).toEqual(['period'])
  })

  it.each([
    ['within seven (7) days, excluding weekends and holidays, of the date of', '2026-05-13'],
    ['within five days (not counting weekends) of the date of', '2026-05-11'],
    ['within 10 days (business days) of', '2026-05-18'],
    ['within 10 (business) days of', '2026-05-18'],
  ])('count the kind of day that is told behind or in brackets: %s', (words, iso) => {
    const found = inLetter(`You may appeal ${words} this letter.`)
    expect(found.map(({ meaning }) => meaning)).toEqual(['period', 'deadline'])
    expect(found[1]).toMatchObject({ iso, what: 'Your appeal is due' })
    expect(found[0]?.what).toMatch(/^Time to appeal \((?:business days|weekdays)\)$/)
  })

  it.each([
    ['The appeal decision will be sent within 10 business days of this letter.', 'event Decision'],
    [
      'The decision will be sent to you, and you may appeal within 10 business days of this letter.',
      'deadline Your appeal is due',
    ],
    [
      'We will contact you within 10 business days of this letter.',
      'event “We will contact you within 10 business days of this letter.”',
    ],
  ])('are what the school does, or the reader: %s', (sentence, told) => {
    const [, computed] = inLetter(sentence)
    expect(computed?.iso).toBe('2026-05-18')
    expect(`${computed?.meaning} ${computed?.what}`).toBe(told)
  })

  it('are not computed from the receipt of a letter of a known date', () => {
    const found = inLetter('Reply within 5 calendar days of receipt of the notice of May 1.')
    expect(short(found)).toEqual(['P5D period', '2026-05-01 event'])
  })

  it('are not computed where the sentence gives the date itself', () => {
    const found = inLetter('Appeal within 10 business days of this letter, that is, by May 19.')
    expect(short(found)).toEqual(['2026-05-19 deadline'])
  })

  it('are never computed for a policy', () => {
    const found = datesIn(
      'May 4, 2026\n\nAppeal within five calendar days of this notice.',
      'school_policy',
    )
    expect(found.filter(({ meaning }) => meaning === 'deadline')).toEqual([])
  })
})

describe('D10 the kind of day', () => {
  it('is what the school says that it counts days as', () => {
    const text = 'The College counts days as calendar days. You must answer within 10 days.'
    expect(inLetter(text)[0]?.what).toContain('(calendar days)')
  })

  it('is not guessed: only the earliest date is given, and called so', () => {
    const found = inLetter('You must appeal within 10 days of this letter.')
    expect(short(found)).toEqual(['P10D period', '2026-05-14 deadline'])
    expect(found[0]?.what).toContain('does not say which kind of day')
    expect(found[1]?.what).toBe('Your appeal is due (at the earliest)')
    expect(found[1]?.computedFrom).toMatch(/^At the earliest: .*so ask\.$/)
  })

  it('counting back, the earliest is by business days', () => {
    const found = inLetter('Papers are due 10 days before the hearing on June 12.')
    expect(short(found)).toContain('2026-05-29 deadline')
  })

  it('does not matter where both kinds come to the same date', () => {
    const found = inLetter('You must answer within 2 days of this letter.')
    expect(found[1]).toMatchObject({ iso: '2026-05-06', what: 'Your written response is due' })
  })

  it.each([
    'In this letter "days" means business days.',
    'All timelines in this letter are in business days.',
  ])('may be defined by the document: %s', (definition) => {
    const found = inLetter(`You must appeal within 10 days of this letter. ${definition}`)
    expect(short(found)).toEqual(['P10D period', '2026-05-18 deadline'])
    expect(found[0]?.what).toBe('Time to appeal (business days)')
  })
})
