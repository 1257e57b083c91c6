import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentType, FoundDate } from '../analysis/report.ts'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { findDates } from './findDates.ts'

function read(text: string, docType?: DocumentType): FoundDate[] {
  return findDates(readDocument(onePage(text)), { docType })
}

/** What is found in a letter of May 4, 2026 (a Monday) besides its own date. */
function inLetter(body: string): FoundDate[] {
  return read(`May 4, 2026\n\nDear Ms. Ito:\n\n${body}`).filter(
    ({ what }) => what !== 'Letter date',
  )
}

const short = (dates: readonly FoundDate[]) => dates.map(({ iso, meaning }) => `${iso} ${meaning}`)

describe('D3 years that are left out', () => {
  it.each([
    ['We met on April 28.', '2026-04-28 event'],
    ['It happened on December 12.', '2025-12-12 event'],
    ['The hearing will be held on June 12.', '2026-06-12 event'],
    ['Your answer must reach us by January 8.', '2027-01-08 deadline'],
    ['It was sent on Friday, May 1.', '2026-05-01 event'],
    ['You are suspended beginning tomorrow, May 5.', '2026-05-05 event'],
  ])('follow from the letter and the tense: %s', (sentence, date) => {
    expect(short(inLetter(sentence))).toEqual([date])
  })

  it('follow from the weekday, whatever the tense says', () => {
    // June 20 was a Friday in 2025, and is a Saturday in 2026.
    expect(short(inLetter('The review will cover Friday, June 20.'))).toEqual(['2025-06-20 event'])
  })

  it('a weekday that fits no near year is passed over', () => {
    expect(short(inLetter('The hearing will be held on Monday, June 12.'))).toEqual([
      '2026-06-12 event',
    ])
  })

  it('follow from the other end of a range, over the new year too', () => {
    expect(short(read('We were closed from December 20 to January 3, 2026.'))).toEqual([
      '2025-12-20 event',
      '2026-01-03 event',
    ])
    expect(short(read('It went on between October 6 and December 8, 2025.'))).toEqual([
      '2025-10-06 event',
      '2025-12-08 event',
    ])
  })

  it('are not guessed where nothing in the document tells', () => {
    expect(read('The hearing is on June 12.')).toEqual([])
  })

  it('are not guessed where two years fit as well', () => {
    expect(inLetter('See the note: November 2.')).toEqual([])
  })

  it('"the 13th" is of the month told before, or of the letter', () => {
    expect(short(inLetter('It was on April 12 and again on the 13th.'))).toEqual([
      '2026-04-12 event',
      '2026-04-13 event',
    ])
    expect(short(inLetter('Please answer by the 13th.'))).toEqual(['2026-05-13 deadline'])
  })
})

describe('D5 dates told by their distance', () => {
  it.each([
    ['You may return tomorrow.', '2026-05-05 event'],
    ['Please answer by Friday.', '2026-05-08 deadline'],
    ['Let us meet this Thursday.', '2026-05-07 event'],
    ['Let us meet on Thursday of next week.', '2026-05-14 event'],
    ['Please answer by the end of the day tomorrow.', '2026-05-05 deadline'],
    ['Send it no later than a week from today.', '2026-05-11 deadline'],
    ['We spoke yesterday.', '2026-05-03 event'],
  ])('%s', (sentence, date) => {
    expect(short(inLetter(sentence))).toEqual([date])
  })

  it('say what they were counted from', () => {
    expect(inLetter('Please answer by Friday.')[0]?.computedFrom).toBe(
      'Counted from the letter of May 4, 2026.',
    )
  })

  it.each([
    ['next, which may be this week or the one after', 'Let us meet next Thursday.'],
    ['the letter’s own weekday', 'Please answer by Monday.'],
    ['a habit', 'We are open Monday to Friday and on Mondays.'],
    ['somebody else’s words', 'He wrote, "see you tomorrow, by Friday at the latest".'],
  ])('are left out for %s', (_why, sentence) => {
    expect(inLetter(sentence)).toEqual([])
  })

  it('are left out where the letter has no date', () => {
    expect(read('Please answer by Friday, or tomorrow.')).toEqual([])
  })
})

describe('D6 meaning', () => {
  it.each([
    'Your answer must reach us by May 20, 2026.',
    'Responses are due May 20, 2026.',
    'You have until 5:00 p.m. Eastern on May 20, 2026 to respond.',
    'Deadline to name an advisor: May 20, 2026',
    'Submit it on or before Wednesday, May 20, 2026.',
    'The order expires at midnight on May 20, 2026.',
    'May 20, 2026 is the last day to appeal.',
    'Step | Deadline\nWitness lists | May 20, 2026',
    'We have moved your deadline. It is now May 20, 2026.',
    'The evidence is open to you from May 20 to May 20, 2026.',
  ])('a deadline: %s', (text) => {
    expect(short(read(text))).toContain('2026-05-20 deadline')
  })

  it.each([
    'The hearing is on May 20, 2026.',
    'We expect to send the report by May 20, 2026.',
    'The link will be sent by May 20, 2026.',
    'You are suspended until May 20, 2026.',
    'It was delayed due to the storm on May 20, 2026.',
    'Work | Due\nMidterm | May 20, 2026',
  ])('an event: %s', (text) => {
    expect(short(read(text))).toEqual(['2026-05-20 event'])
  })

  it('each end of a range keeps its own', () => {
    expect(short(read('You may review the file from May 6 to May 20, 2026.'))).toEqual([
      '2026-05-06 event',
      '2026-05-20 deadline',
    ])
  })
})

describe('D8 deadlines that follow', () => {
  it('are counted from the letter, with the rule used', () => {
    const found = inLetter('You may appeal within ten (10) business days of this letter.')
    expect(short(found)).toEqual(['P10D period', '2026-05-18 deadline'])
    expect(found[1]).toMatchObject({
      text: 'ten (10) business days',
      what: 'Your appeal is due',
      computedFrom:
        "10 business days counted from the letter of May 4, 2026. Weekends and federal holidays are skipped. The school's own closing days may move it.",
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

  it('are not computed where the sentence gives the date itself', () => {
    const found = inLetter('Appeal within 10 business days of this letter, that is, by May 19.')
    expect(short(found)).toEqual(['P10D period', '2026-05-19 deadline'])
  })

  it('are never computed for a policy', () => {
    const found = read(
      'May 4, 2026\n\nAppeal within five calendar days of this notice.',
      'school_policy',
    )
    expect(found.filter(({ meaning }) => meaning === 'deadline')).toEqual([])
  })
})

describe('D10 the kind of day', () => {
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

  it('may be defined by the document', () => {
    const words =
      'You must appeal within 10 days of this letter. In this letter "days" means business days.'
    const found = inLetter(words)
    expect(short(found)).toEqual(['P10D period', '2026-05-18 deadline'])
    expect(found[0]?.what).toBe('Time to appeal (business days)')
  })
})

describe('D11 what a date is for', () => {
  it.each([
    [
      'Your written response to the evidence is due May 20.',
      'Your written response to the evidence is due',
    ],
    ['The hearing will be held on May 20.', 'Hearing'],
    ['A formal complaint was filed on May 1.', 'Formal complaint'],
    ['The complaint says that on April 20 he followed her.', 'Alleged incident'],
    ['Tell us the name of your advisor by May 20.', 'Your reply about an advisor is due'],
    ['Interviews: Mr. Oh on May 20 and Ms. Ray on May 21.', 'Interview'],
    ['She stopped rowing on April 20.', 'She stopped rowing'],
  ])('%s', (sentence, what) => {
    expect(inLetter(sentence).map((one) => one.what)).toContain(what)
  })

  it('a row that only says when is named by the heading or the document', () => {
    const found = read('NOTICE OF HEARING\n\nWhen | May 20, 2026, 9 a.m.\nWhere | Tull Hall')
    expect(found[0]?.what).toBe('Hearing')
  })

  it('never takes more than ten words', () => {
    const words = fc.lorem({ maxCount: 40, mode: 'words' })
    fc.assert(
      fc.property(words, words, (before, after) => {
        for (const { what } of read(`${before} on May 20, 2026 ${after}.`)) {
          expect(what.split(' ').length).toBeLessThanOrEqual(10)
          expect(what).not.toBe('')
        }
      }),
    )
  })
})

describe('D12 each date once', () => {
  it('with its first words and its best name', () => {
    const found = inLetter('Keep June 12 free. The hearing is on June 12. It is due June 12.')
    expect(found.map(({ iso, meaning, what }) => [iso, meaning, what])).toEqual([
      ['2026-06-12', 'event', 'Hearing'],
      ['2026-06-12', 'deadline', 'Deadline'],
    ])
  })

  it('a deadline is not listed again as an event without a name', () => {
    expect(short(inLetter('Reply by May 20. Remember May 20.'))).toEqual(['2026-05-20 deadline'])
  })
})

describe('D13 dates beside the case', () => {
  it.each([
    'The 2020 regulations took effect on August 14, 2020.',
    'See 85 Fed. Reg. 30026 (May 19, 2020).',
    'Date of birth: 03/14/2005',
    'For example, if the notice is sent on March 3, 2026, the time ends later.',
    'Form TIX-4, rev. 08/15/2024',
  ])('are left out: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('D14 any text', () => {
  it('is read without an error, and each date points to its words', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'March 3',
        ', 2026',
        'by ',
        'ten (10) days',
        ' of this letter',
        ' | ',
        '\n\n',
      ),
      fc.constantFrom('the 31st', '2/30/26', 'next Friday', 'İ', '\uD800', '"', ' and 4', 'May '),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('')
        for (const found of read(text)) {
          expect(text.slice(found.start, found.end)).toBe(found.text)
          expect(found.iso).toMatch(/^(?:\d{4}-\d{2}-\d{2}|PT?\d+[DHMY])$/)
          expect(found.page).toBe(1)
        }
      }),
    )
  })

  it.each(['1-2-3-', '1234567890', '3/3 ', '((((', 'first second third of ', '01/01/'])(
    'of a megabyte of "%s" is read in time',
    (piece) => {
      const text = `March 2, 2026\n\n${piece.repeat(Math.ceil(1_000_000 / piece.length))}`
      expect(read(text)).not.toEqual([])
    },
    // It takes a tenth of this; a pattern that goes back and forth over the text would take minutes.
    4_000,
  )
})
