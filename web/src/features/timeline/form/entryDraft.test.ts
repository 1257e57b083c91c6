import { type Case, type CaseEntry, MOST_ENTRIES } from '@hub/core/clock/caseEntry'
import { clockOf } from '@hub/core/clock/clock'
import { describe, expect, it } from 'vitest'
import { checkDraft, draftOf, type EntryDraft, emptyDraft, MOST_NAME } from './entryDraft.ts'
import { kindChoices } from './entryKinds.ts'

const none: Case = { entries: [], closings: [] }
const check = (fields: Partial<EntryDraft>, value = none, before?: CaseEntry) =>
  checkDraft({ ...emptyDraft, ...fields }, before?.id ?? 'new', value, before)
const day = '2027-01-06'
const counted = { when: 'counted', fromDay: day } as const
const sevenDays = { ...counted, amount: '7', countedAs: 'calendar' } as const
const hearing = { kind: 'event hearing', day: '2027-02-02' } as const
const made = (fields: Partial<EntryDraft>, value = none, before?: CaseEntry): CaseEntry => {
  const result = check(fields, value, before)
  if (!('entry' in result)) throw new Error(JSON.stringify(result.errors))
  return result.entry
}

describe('a typed date', () => {
  it('of every kind can be counted', () => {
    const entries = kindChoices.map(({ value: kind }, at) => ({
      ...made({ kind, day, name: 'A date' }),
      id: `d${at}`,
    }))
    const { dates } = clockOf({ ...none, entries }, '2027-01-04')
    expect(dates.filter(({ type }) => type !== 'limit')).toHaveLength(kindChoices.length)
  })

  it('has a name of its own where the reader gives none', () => {
    expect(made(hearing).what).toBe('The hearing')
  })

  it('is to be attended where the reader says so, and only where one attends', () => {
    expect(made(hearing).part).toBe('attend')
    expect(made({ ...hearing, attends: false }).part).toBe('none')
    expect(made({ kind: 'event notice', day }).part).toBe('none')
  })

  it('may last, be not certain, or be both', () => {
    const fields = { kind: 'event other', name: 'Time to inspect', day } as const
    expect(made({ ...fields, until: '2027-01-15' }).when).toMatchObject({ until: '2027-01-15' })
    expect(made({ ...fields, until: '2027-01-06' }).when).toMatchObject({ until: undefined })
    const both = made({ ...fields, until: '2027-01-15', isAbout: true })
    const { dates } = clockOf({ ...none, entries: [both] }, '2027-01-10')
    expect(dates[0]).toMatchObject({ certainty: 'about', state: 'ahead' })
    expect(dates[0]?.until).toBe((dates[0]?.day ?? 0) + 9)
  })

  it('of a last day to act has neither, though the form held them for another kind', () => {
    const more = { until: '2027-01-15', isAbout: true, time: '10:00' }
    expect(made({ day, ...more }).when).toEqual({ type: 'day', day })
  })

  it('in a number of days may be only a plan', () => {
    const fields = { ...counted, amount: '90', isAbout: true }
    expect(made({ kind: 'event determination', ...fields }).when).toMatchObject({ isAbout: true })
    expect(made(fields).when).not.toHaveProperty('isAbout')
  })

  it('may be planned without a day', () => {
    expect(made({ kind: 'event determination', when: 'open' }).when).toEqual({ type: 'open' })
  })
})

describe('what cannot be counted is said at its field', () => {
  it.each<[keyof EntryDraft, Partial<EntryDraft>, string]>([
    ['day', { day: '' }, 'Choose a day that the calendar has.'],
    ['day', { day: '2026-02-30' }, 'Choose a day that the calendar has.'],
    ['name', { day, kind: 'event other' }, 'Say in a few words what it is.'],
    ['name', { day, name: 'x'.repeat(MOST_NAME + 1) }, 'Use at most 120 characters. This has 121.'],
    ['amount', counted, 'Type a whole number, such as 10.'],
    ['amount', { ...counted, amount: '2.5' }, 'Type a whole number, such as 10.'],
    ['amount', { ...counted, amount: '1001' }, 'We count at most 1,000 days. Check the number.'],
    [
      'amount',
      { ...counted, amount: '40', countedAs: 'month' },
      'We count at most 1,000 days. Check the number.',
    ],
    ['fromDay', { when: 'counted', amount: '10' }, 'Choose a day that the calendar has.'],
    [
      'until',
      { kind: 'event hearing', day, until: '2027-01-05' },
      'The last day must not come before the first.',
    ],
    [
      'until',
      { kind: 'event hearing', day, until: '2062-01-08' },
      'We show at most 1,000 days in a row. Check the year.',
    ],
  ])('%s: %o', (field, fields, words) => {
    expect(check(fields)).toEqual({ errors: { [field]: words } })
  })

  it('kind: one date too many', () => {
    const entry = made({ day })
    const entries = Array.from({ length: MOST_ENTRIES }, (_, at) => ({ ...entry, id: `d${at}` }))
    expect(check({ day }, { ...none, entries })).toMatchObject({
      errors: { kind: expect.stringContaining('300 dates') },
    })
  })

  it('kind: what others count from must happen', () => {
    const evidence = { ...made({ kind: 'event evidence_sent', day }), id: 'e' }
    const answer = made({ when: 'counted', amount: '7', from: 'e' })
    const value = { ...none, entries: [evidence, answer] }
    expect(check({ kind: 'deadline appeal', day }, value, evidence)).toMatchObject({
      errors: { kind: expect.stringContaining('must stay something that happens') },
    })
  })
})

describe('a date that is changed', () => {
  it('comes back from the form as it went in', () => {
    const entries: CaseEntry[] = [
      made({ ...hearing, time: '10:00 a.m.' }),
      made({ ...hearing, until: '2027-02-04', isAbout: true }),
      made({ ...counted, kind: 'event determination', amount: '90', isAbout: true }),
      made(sevenDays),
      made({ ...counted, amount: '2', countedAs: 'week', way: '-1' }),
      made({ kind: 'deadline other', name: 'My list', when: 'open', source: 'policy' }),
    ]
    for (const entry of entries) expect(made(draftOf(entry), none, entry)).toEqual(entry)
  })

  it('keeps the letter that it is from, its move and its plan', () => {
    const source = {
      type: 'letter',
      letter: 'L',
      page: 1,
      text: '7 days',
      start: 0,
      end: 6,
    } as const
    const before: CaseEntry = {
      ...made(sevenDays),
      sources: [source],
    }
    const moved: CaseEntry = {
      ...before,
      when: { ...before.when, type: 'counted', moves: 1, isAbout: true } as CaseEntry['when'],
    }
    expect(made({ ...draftOf(moved), amount: '8' }, none, moved)).toMatchObject({
      sources: [source],
      when: { moves: 1, isAbout: true, length: { amount: 8 } },
    })
  })
})
