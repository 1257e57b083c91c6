import type { DocumentType, FoundDate, PotentialIssue } from '@hub/core/analysis/report'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AllActs } from './Acts.tsx'
import { FirstScreen } from './FirstScreen.tsx'
import { issueItems } from './issueGroups.ts'

const due: FoundDate = {
  text: 'five days',
  iso: '2126-03-12',
  meaning: 'deadline',
  what: 'Your appeal is due (at the earliest)',
  page: 1,
  start: 0,
  end: 9,
}

function shown(
  issues: Partial<PotentialIssue>[],
  dates: FoundDate[] = [],
  docType: DocumentType = 'written_determination',
): string {
  const potentialIssues = issues.map((issue) => ({
    severity: 'major',
    kind: 'contradicted',
    ...issue,
  })) as PotentialIssue[]
  const items = issueItems(potentialIssues)
  return renderToStaticMarkup(
    <FirstScreen
      report={{ dates, docType, potentialIssues }}
      items={items}
      noun="letter"
      actions={null}
    />,
  )
}

it('names at most four things, the gravest first, and says that there are more', () => {
  const words = shown([
    { short: 'Five', severity: 'minor' },
    { short: 'Two' },
    { short: 'Three' },
    { short: 'Four' },
    { short: 'One', severity: 'critical' },
    { short: 'Question', kind: 'ask' },
  ])
  expect(words.indexOf('>One<')).toBeLessThan(words.indexOf('>Two<'))
  expect(words).toContain('>Four<')
  expect(words).not.toContain('>Five<')
  expect(words).not.toContain('>Question<')
  expect(words).toContain('2 more below')
})

it('does not say of a question that it does not fit the rule', () => {
  const words = shown([{ short: 'Soon', kind: 'ask' }])
  expect(words).toContain('What to ask about')
  expect(words).not.toContain('does not fit')
})

it('names an issue of an earlier version by its title', () => {
  expect(shown([{ title: 'Advisor of choice' }])).toContain('>Advisor of choice<')
})

it('says of a deadline of two readings that it is the earliest', () => {
  const words = shown([], [due])
  expect(words).toContain('Tuesday, Mar 12, 2126')
  expect(words).toContain('Appeal, if you want to.')
  expect(words).toContain('This is the earliest day that the letter can mean.')
})

it('says of a day that was found by every way of counting that it is early enough', () => {
  const counted = { from: '2126-03-07', way: 1, amount: 5, unit: 'day', days: 'unsaid' } as const
  expect(shown([], [{ ...due, counted }])).toContain(
    'That is early enough either way. Ask which days count.',
  )
})

it('says that no date is ahead, and to send the questions only where there are some', () => {
  expect(shown([{ short: 'One' }])).toContain('Keep the letter, and send the questions.')
  expect(shown([])).toContain('We found no date that is still ahead. Keep the letter.')
})

it('never says that no date is ahead where the letter names one', () => {
  const words = shown([], [{ ...due, meaning: 'event', what: 'School closed' }])
  expect(words).not.toContain('no date that is still ahead')
  expect(words).toContain('Read what Mar 12, 2126 is for.')
})

it('tells of a policy that it has no dates for its reader', () => {
  expect(shown([], [due], 'school_policy')).toContain('A policy has no dates for you.')
  expect(shown([], [due])).not.toContain('A policy')
})

it('names the days that have no room in one line, and tells them all in order further down', () => {
  const dates = [12, 14, 19, 20].map((day) => ({
    ...due,
    iso: `2126-03-${day}`,
    what: day === 20 ? 'Hearing' : 'Your appeal is due',
    meaning: day === 20 ? ('event' as const) : ('deadline' as const),
  }))
  const toNote = dates
  const report = { dates, toNote, potentialIssues: [] }
  const words = renderToStaticMarkup(
    <FirstScreen report={report as never} items={[]} noun="letter" actions={null} />,
  )
  expect(words).toContain('2 more dates: appeal due Mar 14, 2126, Mar 19, 2126')
  const all = renderToStaticMarkup(<AllActs report={report as never} noun="letter" />)
  expect([...all.matchAll(/Mar (\d\d), 2126/g)].map(([, day]) => day)).toEqual([
    '12',
    '14',
    '19',
    '20',
  ])
  const few = { ...report, toNote: dates.slice(0, 2) }
  expect(renderToStaticMarkup(<AllActs report={few as never} noun="letter" />)).toBe('')
})

it('tells nobody to get ready for a meeting after the decision, and never until when to ask', () => {
  const meeting: FoundDate = { ...due, meaning: 'event', what: 'Meeting' }
  const after = shown([], [meeting])
  const before = renderToStaticMarkup(
    <FirstScreen
      report={{
        dates: [meeting],
        toNote: [meeting],
        docType: 'hearing_notice',
        potentialIssues: [],
      }}
      items={[]}
      noun="letter"
      actions={null}
    />,
  )
  expect(after).not.toContain('more time to prepare')
  expect(before).toContain('ask for it in writing as soon as you can')
})
