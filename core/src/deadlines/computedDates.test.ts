import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfIso, isoOf, longDate } from './civilDate.ts'
import { addDays, type DayKind } from './countDays.ts'
import { datesIn, inLetter, short, type Told } from './fixtures/inLetter.ts'

describe('D8 a time to answer what was sent', () => {
  it('counts from the day on which it was sent, where that stands right before it', () => {
    const told = { 'April 20': 'give_evidence', twelve: 'answer_evidence' }
    const text = 'The evidence was sent to both on April 20, with twelve calendar days to respond.'
    expect(inLetter(text, told).filter(({ counted }) => counted)).toMatchObject([
      { iso: '2026-05-02', what: 'Written response to the evidence was due' },
    ])
  })

  it('never counts from a day in brackets that only does not count', () => {
    const text = 'She decides within 15 business days of the close (we are shut May 26 and 27).'
    expect(inLetter(text, 'decide').filter(({ counted }) => counted)).toEqual([])
  })

  it('never counts back from a hearing that may be later', () => {
    const told = { fifteen: 'give_report', 'June 16': 'hearing' }
    const text =
      'The report comes fifteen days before the hearing. The hearing will not be held before June 16.'
    expect(inLetter(text, told).filter(({ counted }) => counted)).toEqual([])
  })
})

describe('D8 deadlines that follow', () => {
  it('are counted from the letter, with the rule used', () => {
    const found = inLetter('You may appeal within ten (10) business days of this letter.', 'appeal')
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
    expect(short(inLetter(apart, { June: 'hearing' }))).toContain('2026-06-09 deadline')
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
    const found = inLetter(`You may appeal ${words} this letter.`, 'appeal')
    expect(found.map(({ meaning }) => meaning)).toEqual(['period', 'deadline'])
    expect(found[1]).toMatchObject({ iso, what: 'Your appeal is due' })
    expect(found[0]?.what).toMatch(/^Time to appeal \((?:business days|weekdays)\)$/)
  })

  it.each([
    [
      'The appeal decision will be sent within 10 business days of this letter.',
      'decide_appeal',
      'event The school expects to decide the appeal',
    ],
    [
      'The decision will be sent to you, and you may appeal within 10 business days of this letter.',
      'appeal',
      'deadline Your appeal is due',
    ],
    [
      'We will contact you within 10 business days of this letter.',
      '',
      'event “We will contact you within 10 business days of this letter.”',
    ],
  ])('are what the school does, or the reader: %s', (sentence, act, told) => {
    const [, computed] = inLetter(sentence, act === '' ? {} : act)
    expect(computed?.iso).toBe('2026-05-18')
    expect(`${computed?.meaning} ${computed?.what}`).toBe(told)
  })

  it('are not computed from the receipt of a letter of a known date', () => {
    const found = inLetter('Reply within 5 calendar days of receipt of the notice of May 1.')
    expect(short(found)).toEqual(['P5D period', '2026-05-01 event'])
  })

  it('count a day that they begin on, and not one that they begin after', () => {
    const of = (words: string) =>
      inLetter(`You must answer within ten calendar days ${words}.`, {
        ten: 'answer_evidence',
      }).find(({ meaning }) => meaning === 'deadline')
    expect(of('beginning May 6')).toMatchObject({
      iso: '2026-05-15',
      counted: { from: '2026-05-05', amount: 10, way: 1 },
      computedFrom: '10 calendar days counted from May 6, 2026, which is the first of them.',
    })
    expect(of('starting on May 6')?.iso).toBe('2026-05-15')
    expect(of('beginning the day after May 6')?.iso).toBe('2026-05-16')
    expect(of('after May 6')?.iso).toBe('2026-05-16')
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
    expect(inLetter(text, 'answer_allegations')[0]?.what).toContain('(calendar days)')
  })

  it('is not guessed: only the earliest date is given, and called so', () => {
    const found = inLetter('You must appeal within 10 days of this letter.', 'appeal')
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
    const found = inLetter('You must answer within 2 days of this letter.', 'answer_evidence')
    expect(found[1]).toMatchObject({
      iso: '2026-05-06',
      what: 'Your written response to the evidence is due',
    })
  })

  it.each([
    'In this letter "days" means business days.',
    'All timelines in this letter are in business days.',
    'The College’s policy counts business days.',
  ])('may be defined by the document: %s', (definition) => {
    const found = inLetter(`You must appeal within 10 days of this letter. ${definition}`, 'appeal')
    expect(short(found)).toEqual(['P10D period', '2026-05-18 deadline'])
    expect(found[0]?.what).toBe('Time to appeal (business days)')
  })
})

describe('D8 D9 a deadline that is counted from the letter', () => {
  const edges = fc
    .tuple(
      fc.integer({ min: 2020, max: 2032 }),
      fc.constantFrom('01-01', '03-01', '07-04', '11-25'),
    )
    .chain(([year, monthDay]) =>
      fc
        .integer({ min: -9, max: 9 })
        .map((shift) => (dayOfIso(`${year}-${monthDay}`) ?? 0) + shift),
    )
  const amounts = fc.integer({ min: 1, max: 90 })
  const kinds = fc.constantFrom<DayKind>('calendar', 'business', 'weekday')
  const deadlineIn = (letter: number, words: string, told?: Told) =>
    datesIn(`${longDate(letter)}\n\nDear Sam:\n\n${words}`, undefined, told).filter(
      ({ meaning }) => meaning === 'deadline',
    )

  it('is the day that counting gives, from any day and of any kind', () => {
    fc.assert(
      fc.property(edges, amounts, kinds, (letter, amount, kind) => {
        const days = `${amount} ${kind} day${amount === 1 ? '' : 's'}`
        const found = deadlineIn(letter, `You must answer within ${days} of this letter.`)
        expect(found.map(({ iso }) => iso)).toEqual([addDays(isoOf(letter), amount, kind)])
      }),
      { numRuns: 60 },
    )
  })

  it('tells the start, length and kind that come to its day again, so that it can be checked by hand', () => {
    fc.assert(
      fc.property(edges, amounts, kinds, (letter, amount, kind) => {
        const words = `The hearing is on ${longDate(letter + 200)}. You must answer ${amount} ${kind} days before the hearing.`
        const [found] = deadlineIn(letter, words, { [longDate(letter + 200)]: 'hearing' })
        expect(found?.counted).toEqual({
          from: isoOf(letter + 200),
          amount,
          unit: 'day',
          days: kind,
          way: -1,
        })
        expect(found?.iso).toBe(addDays(isoOf(letter + 200), -amount, kind))
        expect(found?.computedFrom).toContain(
          `counted from the hearing on ${longDate(letter + 200)}`,
        )
      }),
      { numRuns: 40 },
    )
  })

  it('is by no kind of day later than what is told where the kind is not said', () => {
    fc.assert(
      fc.property(edges, amounts, (letter, amount) => {
        const [found] = deadlineIn(
          letter,
          `You must answer within ${amount + 1} days of this letter.`,
        )
        for (const kind of ['calendar', 'business', 'weekday'] as const) {
          const end = addDays(isoOf(letter), amount + 1, kind)
          expect(found && found.iso <= end).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each(['no more than', 'not more than', 'no later than', 'at most', 'up to', 'within'])(
    'is one where the letter says "%s ten business days after"',
    (words) => {
      const found = inLetter(
        `You must appeal ${words} ten business days after the date of this letter.`,
      )
      expect(short(found)).toEqual(['P10D period', '2026-05-18 deadline'])
    },
  )

  it.each(['no fewer than', 'at least', 'more than', 'no sooner than', 'not less than'])(
    'is none where the letter says "%s ten business days after"',
    (words) => {
      const found = inLetter(
        `The hearing is held ${words} ten business days after the date of this letter.`,
      )
      expect(found.filter(({ meaning }) => meaning === 'deadline')).toEqual([])
    },
  )

  it('is counted for the most days there may be, and of more only the length is told', () => {
    const answer = (length: string) =>
      short(inLetter(`You must answer within ${length} of this letter.`))
    expect(answer('4000 calendar days')).toEqual(['P4000D period', '2037-04-16 deadline'])
    expect(answer('4001 calendar days')).toEqual(['P4001D period'])
    expect(answer('9999 months')).toEqual(['P9999M period'])
  })
})
