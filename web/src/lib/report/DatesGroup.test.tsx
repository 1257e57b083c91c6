import type { FoundDate } from '@hub/core/analysis/report'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { letterClock } from '../clock/letterClock.ts'
import { DatesGroup } from './DatesGroup.tsx'

const hearing: FoundDate = {
  text: 'May 4, 2126',
  iso: '2126-05-04',
  meaning: 'event',
  what: 'Hearing',
  page: 2,
  start: 10,
  end: 21,
}
const length: FoundDate = {
  ...hearing,
  text: 'Ninety (90) days',
  iso: 'P90D',
  meaning: 'period',
  what: 'Time limit (calendar days)',
  start: 50,
  end: 66,
}

function shown(...dates: FoundDate[]): string {
  const clock = letterClock({ id: 'a', docType: 'hearing_notice', dates }, '2026-11-16')
  return renderToStaticMarkup(<DatesGroup dates={dates} clock={clock} noun="letter" />)
}

it('lists a date with the letter’s own words, its page, and what speaks against it', () => {
  const words = shown({ ...hearing, remark: 'May 4, 2126 is a Saturday.' })
  expect(words).toContain('Saturday, May 4, 2126: Hearing')
  expect(words).toContain('<q>May 4, 2126</q>')
  expect(words).toContain('Page 2')
  expect(words).toContain('<strong>Check this date.</strong> May 4, 2126 is a Saturday.')
})

it('keeps what has no place in a clock, such as a plain length of time', () => {
  const words = shown(hearing, length)
  expect(words).toContain('Other days and lengths of time')
  expect(words).toContain('Ninety (90) days')
  // The rule's own limit before the hearing stands in the list, too, and is not the letter's.
  expect(words).toContain('2 found')
  expect(words).toContain('The investigative report is sent to you')
})

it('lists a length of time that comes to a day once, as that day', () => {
  const counted: FoundDate = {
    ...hearing,
    start: length.start,
    text: length.text,
    meaning: 'deadline',
    what: 'Your appeal is due',
    computedFrom: '90 calendar days counted from the letter of February 3, 2126.',
  }
  const words = shown(length, counted)
  expect(words).not.toContain('Other days and lengths of time')
  // A report of an earlier version tells how a day was counted in words alone.
  expect(words).toContain('90 calendar days counted from the letter of February 3, 2126.')
})

it('offers a calendar no day on which something happens by one reading alone', () => {
  const counted = { from: '2126-02-04', way: 1, amount: 90, unit: 'day', days: 'unsaid' } as const
  const words = shown({ ...hearing, what: 'Decision', counted })
  expect(words).toContain('Between May 5, 2126 and June 12, 2126: Decision')
  expect(words).not.toContain('Add to calendar')
  expect(shown(hearing)).toContain('Add to calendar')
})

it('says that there are none', () => {
  expect(shown()).toContain('We found no dates in this letter.')
})

it('tells the shapes of the dates that it shows, and of no others', () => {
  const words = shown(hearing)
  expect(words).toContain('it happens')
  expect(words).toContain('federal: at the latest')
  expect(words).not.toContain('last day to act')
  expect(words).not.toContain('federal: not before')
  expect(words).not.toMatch(/> passed</)
})
