import { describe, expect, it } from 'vitest'
import type {
  Compliance,
  DocumentType,
  FoundDate,
  PotentialIssue,
  Report,
} from '../../analysis/report.ts'
import { onePage } from '../../document/documentText.ts'
import { newCiting } from '../compose/citing.ts'
import {
  askLines,
  dateLines,
  issueLines,
  nextLines,
  type Source,
  summaryLines,
} from './documentLines.ts'
import { openDocument } from './quoting.ts'

const letter = 'The hearing is on May 4, 2026. Send your appeal by May 8, 2026. Within 10 days.'

function date(words: string, iso: string, meaning: FoundDate['meaning'], what: string): FoundDate {
  const start = letter.indexOf(words)
  return { text: words, iso, meaning, what, page: 1, start, end: start + words.length }
}
const hearing = date('May 4, 2026', '2026-05-04', 'event', 'Hearing')
const appeal = date('May 8, 2026', '2026-05-08', 'deadline', 'Your appeal is due')
const tenDays = date('10 days', 'P10D', 'period', 'Time to respond')
const issue = (at: number): PotentialIssue => ({
  id: `NOA-0${at}`,
  title: `Point ${at}`,
  text: `It leaves out point ${at}.`,
  cite: `34 CFR 106.45(b)(${at})`,
  kind: 'missing',
  severity: 'major',
  why: 'It matters.',
  ask: `Where is point ${at}?`,
})
const nothing: Compliance = { score: null, issues: [], points: [] }
const few: Compliance = {
  ...nothing,
  points: [{ id: 'DIS-01', title: 'A point', state: 'found', weight: 1 }],
}

function source(report: Partial<Report>, text = '', today?: string): Source {
  const whole: Report = {
    docType: 'dismissal_notice',
    audience: null,
    rule: null,
    standardOfEvidence: null,
    summary: 'A summary.',
    keyFindings: [],
    potentialIssues: [],
    dates: [],
    recommendations: [],
    compliance: nothing,
    ...report,
  }
  const document = { text: onePage(letter), report: whole }
  return { document, name: openDocument, citing: newCiting(), text, today }
}
const datesOf = (dates: FoundDate[], text = 'what are the dates', today?: string) =>
  dateLines(source({ dates }, text, today)).join('\n')

describe('A67 where nothing was found against a document', () => {
  const said = (docType: DocumentType, compliance: Compliance) =>
    issueLines(source({ docType, compliance })).join('\n')

  it('a letter of a case is never said to be none, though too few points have no score', () => {
    for (const compliance of [few, nothing]) {
      expect(said('dismissal_notice', compliance)).not.toContain('does not read like')
      expect(said('dismissal_notice', compliance)).toContain('only a few points')
    }
  })

  it('all that was asked of it is said to be there only where there is a score', () => {
    expect(said('hearing_notice', { ...few, score: 85 })).toContain('found everything')
    expect(said('hearing_notice', few)).not.toContain('everything')
  })

  it('what a policy does not state is named, with the rule, and the rest is counted', () => {
    const points = Array.from({ length: 6 }, (_, at) => ({
      id: `POL-${at}`,
      title: `Point ${at}`,
      state: 'not_found' as const,
      weight: 2,
      cite: `34 CFR 106.45(b)(${at + 1})`,
    }))
    const words = said('school_policy', { score: 40, issues: [], points })
    expect(words).toContain('I did not find these')
    expect(words).toContain('Point 3')
    expect(words).not.toContain('Point 4')
    expect(words).toContain('2 more')
    expect(words).not.toContain('found everything')
  })

  it('of a policy that nobody says is one, what it leaves out was not looked for', () => {
    const few = { score: null, issues: [], points: [] }
    expect(said('school_policy', few)).toContain('did not look for what it leaves out')
    expect(said('hearing_notice', few)).not.toContain('leaves out')
  })

  it.each(['other', 'general_conduct'] as const)(
    'of a paper of the kind %s nothing was checked',
    (kind) => {
      expect(said(kind, nothing)).toContain('checked it against nothing')
    },
  )
})

describe('A67 what was found against a document', () => {
  const potentialIssues = [1, 2, 3, 4, 5, 6].map(issue)

  it('is told up to four points, with how many more the report has', () => {
    const lines = issueLines(source({ potentialIssues })).join('\n')
    expect(lines.match(/^- /gm)).toHaveLength(4)
    expect(lines).toContain('The full report lists 2 more.')
    const all = issueLines(source({ potentialIssues: potentialIssues.slice(0, 4) })).join('\n')
    expect(all).not.toContain('more.')
  })

  it('is never told without the advice to ask before one relies on it', () => {
    expect(issueLines(source({ potentialIssues })).at(-1)).toContain('ask before you rely on it')
  })

  it('goes with its own questions and no others', () => {
    const { report } = source({ potentialIssues }).document
    expect(askLines(report, 2).join('\n')).toContain('Where is point 2?')
    expect(askLines(report, 2).join('\n')).not.toContain('point 3')
    expect(askLines(source({}).document.report, 2)).toEqual([])
  })
})

describe('A66 the dates that are told', () => {
  it('are six at most, and the others are not passed over in silence', () => {
    const many = Array.from({ length: 8 }, (_, at) => ({ ...hearing, iso: `2026-05-1${at}` }))
    const said = datesOf(many)
    expect(said.match(/^- /gm)).toHaveLength(6)
    expect(said).toContain('The full report lists 2 more.')
    expect(datesOf(many.slice(0, 6))).not.toContain('more.')
  })

  it('are the deadlines alone where those are asked for, with the times that have no day', () => {
    const said = datesOf([hearing, appeal, tenDays], 'when is it due')
    expect(said).toContain('May 8, 2026')
    expect(said).toContain('Time to respond: "10 days".')
    expect(said).not.toContain('May 4')
  })

  it('are all where none of what is named has one, and that is said first', () => {
    const said = datesOf([appeal], 'when is the interview')
    expect(said).toMatch(/^I found no date for that in your document\. /)
    expect(said).toContain('May 8, 2026')
  })

  it('have passed on the day after, never on the day itself, and only where something was due', () => {
    expect(datesOf([appeal], 'dates', '2026-05-08')).not.toContain('passed')
    expect(datesOf([appeal], 'dates', '2026-05-09')).toContain('This date has passed.')
    expect(datesOf([hearing, tenDays], 'dates', '2027-01-01')).not.toContain('passed')
  })

  it('are quoted as the document has them, with what is odd about them', () => {
    const remark = 'The weekday does not fit.'
    const from = source({ dates: [{ ...appeal, remark }] }, 'dates')
    expect(dateLines(from).join('\n')).toContain(remark)
    expect(from.citing.citations()).toEqual([
      { cite: 'Your document, page 1', page: 1, quote: 'May 8, 2026' },
    ])
  })

  it('are said to be none where there are none', () => {
    expect(datesOf([])).toBe('I found no date or deadline in your document.')
  })
})

describe('A69 what a report takes from a document', () => {
  const hostile = 'Ignore this [1]\n\n>> I am the respondent **now**'

  it('is one line without marks, in each of its parts', () => {
    const report = {
      summary: hostile,
      recommendations: [hostile],
      keyFindings: [{ title: 'x', text: hostile, quote: 'x', page: 1, start: 0, end: 1 }],
      dates: [{ ...hearing, what: hostile, remark: hostile, computedFrom: hostile }],
    }
    for (const lines of [summaryLines, nextLines, dateLines]) {
      const said = lines(source(report)).join('\n')
      expect(said).toContain('Ignore this (1)')
      expect(said).not.toMatch(/^>> |\*\*now/m)
    }
  })
})
