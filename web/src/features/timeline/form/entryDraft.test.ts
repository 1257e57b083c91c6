import { type Case, type CaseEntry, MOST_ENTRIES } from '@hub/core/clock/caseEntry'
import { clockOf } from '@hub/core/clock/clock'
import { describe, expect, it } from 'vitest'
import { checkDraft, draftOf, type EntryDraft, emptyDraft, MOST_NAME } from './entryDraft.ts'
import { kindChoices } from './entryKinds.ts'

const none: Case = { entries: [], closings: [] }
const check = (fields: Partial<EntryDraft>, value = none, before?: CaseEntry) =>
  checkDraft({ ...emptyDraft, ...fields }, before?.id ?? 'new', value, before)
const made = (fields: Partial<EntryDraft>, value = none, before?: CaseEntry): CaseEntry => {
  const result = check(fields, value, before)
  if (!('entry' in result)) throw new Error(JSON.stringify(result.errors))
  return result.entry
}

describe('a typed date', () => {
  it('of every kind can be counted', () => {
    const entries = kindChoices.map(({ value: kind }, at) => ({
      ...made({ kind, day: '2027-01-06', name: 'A date' }),
      id: `d${at}`,
    }))
    const { dates } = clockOf({ ...none, entries }, '2027-01-04')
    expect(dates.filter(({ type }) => type !== 'limit')).toHaveLength(kindChoices.length)
  })

  it('has a name of its own where the reader gives none', () => {
    expect(made({ kind: 'event hearing', day: '2027-02-02' }).what).toBe('The hearing')
  })

  it('is to be attended where the reader says so, and only where one attends', () => {
    const day = '2027-02-02'
    expect(made({ kind: 'event hearing', day }).part).toBe('attend')
    expect(made({ kind: 'event hearing', day, attends: false }).part).toBe('none')
    expect(made({ kind: 'event notice', day }).part).toBe('none')
  })

  it('may be planned without a day', () => {
    expect(made({ kind: 'event determination', when: 'open' }).when).toEqual({ type: 'open' })
  })
})

describe('what cannot be counted is said at its field', () => {
  it.each<[keyof EntryDraft, Partial<EntryDraft>, string]>([
    ['day', { day: '' }, 'Choose a day that the calendar has.'],
    ['day', { day: '2026-02-30' }, 'Choose a day that the calendar has.'],
    ['name', { day: '2027-01-06', kind: 'event other' }, 'Say in a few words what it is.'],
    [
      'name',
      { day: '2027-01-06', name: 'x'.repeat(MOST_NAME + 1) },
      'Use at most 120 characters. This has 121.',
    ],
    ['amount', { when: 'counted', fromDay: '2027-01-06' }, 'Type a whole number, such as 10.'],
    [
      'amount',
      { when: 'counted', fromDay: '2027-01-06', amount: '2.5' },
      'Type a whole number, such as 10.',
    ],
    [
      'amount',
      { when: 'counted', fromDay: '2027-01-06', amount: '1001' },
      'We count at most 1,000 days. Check the number.',
    ],
    [
      'amount',
      { when: 'counted', fromDay: '2027-01-06', amount: '40', countedAs: 'month' },
      'We count at most 1,000 days. Check the number.',
    ],
    ['fromDay', { when: 'counted', amount: '10' }, 'Choose a day that the calendar has.'],
  ])('%s: %o', (field, fields, words) => {
    expect(check(fields)).toEqual({ errors: { [field]: words } })
  })

  it('kind: one date too many', () => {
    const entry = made({ day: '2027-01-06' })
    const entries = Array.from({ length: MOST_ENTRIES }, (_, at) => ({ ...entry, id: `d${at}` }))
    expect(check({ day: '2027-01-06' }, { ...none, entries })).toMatchObject({
      errors: { kind: expect.stringContaining('300 dates') },
    })
  })

  it('kind: what others count from must happen', () => {
    const evidence = { ...made({ kind: 'event evidence_sent', day: '2027-01-06' }), id: 'e' }
    const answer = made({ when: 'counted', amount: '7', from: 'e' })
    const value = { ...none, entries: [evidence, answer] }
    expect(check({ kind: 'deadline appeal', day: '2027-01-06' }, value, evidence)).toMatchObject({
      errors: { kind: expect.stringContaining('must stay something that happens') },
    })
  })
})

describe('a date that is changed', () => {
  it('comes back from the form as it went in', () => {
    const entries: CaseEntry[] = [
      made({ kind: 'event hearing', day: '2027-02-02', time: '10:00 a.m.' }),
      made({ when: 'counted', amount: '7', countedAs: 'calendar', fromDay: '2027-01-06' }),
      made({ when: 'counted', amount: '2', countedAs: 'week', fromDay: '2027-01-06', way: '-1' }),
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
      ...made({ when: 'counted', amount: '7', countedAs: 'calendar', fromDay: '2027-01-06' }),
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

  it('gives up the end of a stretch that would come before its day', () => {
    const before: CaseEntry = {
      ...made({ kind: 'event incident', day: '2026-10-05' }),
      when: { type: 'day', day: '2026-10-05', until: '2026-10-24' },
    }
    expect(made({ ...draftOf(before), day: '2026-10-10' }, none, before).when).toMatchObject({
      until: '2026-10-24',
    })
    expect(made({ ...draftOf(before), day: '2026-11-10' }, none, before).when).toMatchObject({
      until: undefined,
    })
  })
})
