import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { growth, IN_LINE, repeated } from '../text/fixtures/growth.ts'
import { findDates } from './findDates.ts'
import { datesIn, inLetter, short } from './fixtures/inLetter.ts'
import { timeMeant } from './fixtures/timeMeant.ts'

describe('D12 each date once', () => {
  it('with its first words and its best name', () => {
    const found = inLetter('Keep June 12 free. The hearing is on June 12. It is due June 12.', {
      'June 12. It': 'hearing',
    })
    expect(found.map(({ iso, meaning, what }) => [iso, meaning, what])).toEqual([
      ['2026-06-12', 'event', 'Hearing'],
      ['2026-06-12', 'deadline', '“The hearing is on June 12. It is due June 12.”'],
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
    expect(datesIn(text)).toEqual([])
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
        for (const found of datesIn(text)) {
          expect(text.slice(found.start, found.end)).toBe(found.text)
          expect(found.iso).toMatch(/^(?:\d{4}-\d{2}-\d{2}|PT?\d+[DHMY])$/)
          expect(found.page).toBe(1)
        }
      }),
    )
  })

  it.each(['1-2-3-', '1234567890', '3/3 ', '((((', 'first second third of ', '01/01/'])(
    'of a megabyte of "%s" is read in line with its length',
    (piece) => {
      const read = (characters: number) =>
        expect(datesIn(`March 2, 2026\n\n${repeated(piece, characters)}`)).not.toEqual([])
      expect(growth(read, 1_000_000)).toBeLessThan(IN_LINE)
    },
  )
})

describe('D12 equal lengths of time', () => {
  const text = `Each party has ten days to answer it. Each party has ten days to comment on that. The file is kept open for those ten days.`
  const reading = readDocument(onePage(text))
  const named = (...acts: string[]) => {
    const meaningAt = (start: number) => {
      const sentence = reading.sentences.findLastIndex((one) => one.start <= start)
      return timeMeant(acts[sentence] ?? 'none')
    }
    return findDates(reading, { docType: 'school_policy', meaningAt }).map(({ what }) =>
      what.replace(/ \(.*/, ''),
    )
  }

  it('of different acts are two, each with the name of its act', () => {
    expect(named('answer_evidence', 'answer_report', 'answer_report')).toEqual([
      'Time to answer the evidence',
      'Time to respond to the report',
    ])
  })

  it('of the same act are one', () => {
    expect(named('appeal', 'appeal', 'appeal')).toEqual(['Time to appeal'])
  })
})

describe('D4 days that are easily misread', () => {
  const isos = (text: string) => inLetter(text).map(({ iso }) => iso)

  it('a range of days is no year, and the number of a file no day', () => {
    expect(isos('Feb. 11-27  Interviews of five students')).toEqual(['2026-02-11', '2026-02-27'])
    expect(isos('26/07 - page two')).toEqual([])
  })

  it('this afternoon is today, and a day that has to come first is ahead', () => {
    const seen = inLetter('She will meet with you this afternoon at 2:45 p.m.', {
      'this afternoon': 'meeting',
    })
    expect(seen.map(({ iso }) => iso)).toEqual(['2026-05-04'])
    const [iso = ''] = isos('After the meeting has opened on the 13th, nobody may leave it.')
    expect(iso).toBe('2026-05-13')
  })

  it('a day over two lines of a scan has its month and year', () => {
    expect(isos('DATE     Tuesday 27\n\nOctober 2026')).toEqual(['2026-10-27'])
    expect(isos('The room is 27\n\nOctober 2026')).toEqual([])
  })

  it('a day told once has the same year where nothing tells its time', () => {
    const text = 'The list was posted on September 20, 2025.\n\nThe list of September 20 helps him.'
    expect(new Set(isos(text))).toEqual(new Set(['2025-09-20']))
  })

  it('"Ms." does not end the words behind a day that tell its time', () => {
    expect(isos('On October 5 the trainer, Ms. Oh, was in the room.')).toEqual(['2025-10-05'])
  })

  it('an item of a list is of the year of those before it', () => {
    const steps =
      'i.   notice, June 2, 2025\n\nii.  interviews 7/7 and 7/10\n\niii. logs of August 4'
    expect(isos(steps)).toEqual(['2025-06-02', '2025-07-07', '2025-07-10', '2025-08-04'])
  })

  it('a day alone is of the month that the sentences before it tell of', () => {
    const story = 'He passed it on March 10. It was found on the 12th. She saw it on the 11th.'
    expect(isos(story)).toEqual(['2026-03-10', '2026-03-12', '2026-03-11'])
    const due = 'The period ends on June 9, 2026. If you need more time, write before the 9th.'
    expect(new Set(isos(due))).toEqual(new Set(['2026-06-09']))
  })
})

describe('D14 the same letter', () => {
  const pieces = fc.array(
    fc.constantFrom(
      'The hearing is on June 12, 2026. ',
      'You must appeal within ten (10) business days of this letter. ',
      'Please answer by Friday. ',
      'We met on April 28. ',
      'Send papers three days before the hearing. ',
      'Step | Deadline\nAnswer | May 18, 2026\n',
      'The file is open from May 6 to May 20, 2026. ',
      'If a deadline falls on a weekend, it moves to the next business day. ',
      '\n\n',
      '“You have until May 16,” it said. ',
    ),
    { maxLength: 8 },
  )
  const letter = (body: string) => `May 4, 2026\n\nDear Ms. Ito:\n\n${body}`
  const frozen = (text: string) => {
    const reading = readDocument(onePage(text))
    for (const one of [reading, reading.sentences, reading.blocks]) Object.freeze(one)
    for (const one of [...reading.sentences, ...reading.blocks]) Object.freeze(one)
    return reading
  }
  const told = (text: string) => datesIn(text).map(({ iso, meaning, what }) => [iso, meaning, what])

  it('gives the same dates each time, and is not changed by being read', () => {
    fc.assert(
      fc.property(pieces, (body) => {
        const reading = frozen(letter(body.join('')))
        expect(findDates(reading)).toEqual(findDates(reading))
      }),
      { numRuns: 30 },
    )
  })

  it('lists each date once, in the order of the text', () => {
    fc.assert(
      fc.property(pieces, (body) => {
        const found = datesIn(letter(body.join('')))
        const keys = found.map(({ iso, meaning, what }) => `${iso} ${meaning} ${what}`)
        expect(keys).toEqual([...new Set(keys)])
        const places = found.map(({ start }) => start)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        const deadlines = found
          .filter(({ meaning }) => meaning === 'deadline')
          .map(({ iso }) => iso)
        expect(deadlines).toEqual([...new Set(deadlines)])
        for (const one of found.filter(({ meaning }) => meaning === 'period')) {
          expect(one.counted).toBeUndefined()
        }
      }),
      { numRuns: 30 },
    )
  })

  it('has the same days in capital letters, and with curly or straight quotes', () => {
    fc.assert(
      fc.property(pieces, (body) => {
        const text = letter(body.join(''))
        const days = (one: string) => datesIn(one).map(({ iso, meaning }) => `${iso} ${meaning}`)
        expect(days(text.replaceAll(/[“”]/g, '"'))).toEqual(days(text))
        expect(new Set(days(text.toUpperCase()))).toEqual(new Set(days(text)))
      }),
      { numRuns: 30 },
    )
  })

  it('has its dates at the same words when signs of two units or long letters stand before it', () => {
    const lead = '🙂 İİ 👩‍⚖️ \ud800 '
    fc.assert(
      fc.property(pieces, (body) => {
        const text = body.join('')
        const shifted = `${lead}\n\n${letter(text)}`
        for (const { start, end, text: words } of datesIn(shifted)) {
          expect(shifted.slice(start, end)).toBe(words)
        }
        expect(told(shifted)).toEqual(told(letter(text)))
      }),
      { numRuns: 30 },
    )
  })
})
