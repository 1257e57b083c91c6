import type { FoundDate, PotentialIssue, Report } from '../../analysis/report.ts'
import { passedOnDay } from '../../analysis/summary/onDay.ts'
import { unstatedIn } from '../../analysis/unstatedIn.ts'
import type { Citing } from '../compose/citing.ts'
import type { OpenDocument } from '../exchange.ts'
import { citationOf, type DocumentName, harmless, quoted } from './quoting.ts'
import { searchDocument } from './searchDocument.ts'

/** What the lines about a document are made from. */
export interface Source {
  readonly document: OpenDocument
  readonly name: DocumentName
  readonly citing: Citing
  /** The question. */
  readonly text: string
  readonly today: string | undefined
}

const MOST_DATES = 6
const MOST_ISSUES = 4
const MOST_QUOTES = 3

/** What the document is, from its report. */
export function summaryLines({ document, name, citing, today }: Source): string[] {
  const { summary, keyFindings } = document.report
  const lines = keyFindings.slice(0, 3).map((finding) => {
    return `- ${harmless(finding.text)}${citing.marks([citationOf(name, finding)])}`
  })
  // An answer is kept: it tells what has passed, and not what is next.
  const passed = today === undefined ? '' : ` ${passedOnDay(document.report, today)}`
  return [
    `${harmless(summary)}${passed}`.trimEnd(),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
  ]
}

/** The dates that the question asks for: those of an event that it names, else all. */
export function dateLines({ document, name, citing, text, today }: Source): string[] {
  const { dates: all } = document.report
  if (all.length === 0) return [`I found no date or deadline in ${lower(name)}.`]
  const { dates, missing } = asked(all, text)
  const lines = dates.slice(0, MOST_DATES).map((date) => {
    const quote = document.text.text.slice(date.start, date.end) || date.text
    const marks = citing.marks([citationOf(name, { page: date.page, quote })])
    const remark = date.remark === undefined ? '' : ` ${harmless(date.remark)}`
    const how = date.computedFrom === undefined ? '' : ` (${harmless(date.computedFrom)})`
    const passed = today !== undefined && isPast(date, today) ? ' This date has passed.' : ''
    return `- ${harmless(date.what)}: ${spoken(date)}${how}.${remark}${passed}${marks}`
  })
  const none = missing ? `I found no date for that in ${lower(name)}. ` : ''
  return [
    `${none}${name.subject} gives ${dates.length === 1 ? 'this date' : 'these dates'}:`,
    lines.join('\n'),
    ...furtherLine(dates.length - lines.length),
  ]
}

/** Whether a deadline has passed. Of what a letter tells of as past nobody needs to hear that. */
function isPast({ iso, meaning }: FoundDate, today: string): boolean {
  return meaning === 'deadline' && iso < today
}

/** What may happen on a date. */
const events = [
  /\bhearings?\b|\baudiencia\b/i,
  /\binterview|\bmeeting/i,
  /\bappeal/i,
  /\bevidence\b/i,
  /\breport\b/i,
  /\bdetermination|\bdecision/i,
  /\binformal|\bmediat/i,
]

/** The dates of what the question names, or all; `missing` where it names something that has no date. */
function asked(dates: readonly FoundDate[], text: string) {
  const wanted = events.filter((event) => event.test(text))
  const named = dates.filter(({ what }) => wanted.some((event) => event.test(what)))
  if (named.length > 0) return { dates: named, missing: false }
  const due = /\b(?:deadline|due|by when|plazo)/i.test(text)
    ? dates.filter(({ meaning }) => meaning !== 'event')
    : []
  return { dates: due.length > 0 ? due : dates, missing: wanted.length > 0 }
}

const months =
  'January February March April May June July August September October November December'.split(' ')

function spoken({ iso, text }: FoundDate): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  if (day === undefined) return quoted(text)
  return `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`
}

/** What was not found in the document or goes against the rule, with the rule. */
export function issueLines({ document, name, citing }: Source): string[] {
  const { potentialIssues: issues } = document.report
  const unstated = unstatedLines(document.report, name, citing)
  if (issues.length === 0)
    return unstated.length > 0 ? unstated : [withoutIssue(document.report, name)]
  const lines = issues.slice(0, MOST_ISSUES).map((issue) => `- ${issueText(issue, name, citing)}`)
  return [
    lines.join('\n'),
    ...furtherLine(issues.length - lines.length),
    ...unstated,
    'Something that is not in one letter may be in another, so ask before you rely on it.',
  ]
}

/** What a policy leaves out, which the rule asks of its school either way. */
function unstatedLines(report: Report, name: DocumentName, citing: Citing): string[] {
  const points = unstatedIn(report)
  if (points.length === 0) return []
  const lines = points
    .slice(0, MOST_ISSUES)
    .map(({ cite, title }) => `- ${harmless(title)}${citing.marks([{ cite }])}`)
  return [
    `In ${lower(name)} I did not find these. The rule asks them of your school, whether or not its policy says so:`,
    lines.join('\n'),
    ...furtherLine(points.length - lines.length),
  ]
}

/** What it means that nothing was found: little, where little was checked. */
function withoutIssue({ compliance, docType, isKindTold }: Report, name: DocumentName): string {
  if (docType === 'other' || docType === 'general_conduct')
    return `${name.subject} does not read like a letter of a Title IX case, so I checked it against nothing.`
  if (docType === 'school_policy' && !isKindTold)
    return `I found nothing wrong in ${lower(name)}, but I did not look for what it leaves out. To get that list, say in its report that it is your school's policy.`
  return compliance.score === null
    ? `I found nothing wrong in ${lower(name)}. But I could check only a few points, so ask about what you miss in it.`
    : `I found everything that the rule asks of this kind of document in ${lower(name)}.`
}

function furtherLine(count: number): readonly string[] {
  return count > 0 ? [`The full report lists ${count} more.`] : []
}

function issueText(issue: PotentialIssue, name: DocumentName, citing: Citing): string {
  const place =
    issue.quote === undefined || issue.page === undefined
      ? []
      : [citationOf(name, { page: issue.page, quote: issue.quote })]
  return `**${harmless(issue.title)}:** ${harmless(issue.text)}${citing.marks([{ cite: issue.cite }, ...place])}`
}

/** What the report advises. */
export function nextLines({ document: { report } }: Source): string[] {
  const steps = report.recommendations.slice(0, 4).map((step, at) => `${at + 1}. ${harmless(step)}`)
  return steps.length > 0 ? [`**What you can do**\n\n${steps.join('\n')}`] : []
}

/** The document's own words on what is asked, word for word. */
export function passageLines({ document, name, citing, text }: Source): string[] {
  const hits = searchDocument(document, text, MOST_QUOTES)
  const best = hits[0]?.score ?? 0
  const lines = hits
    .filter(({ score }) => score > 0.6 * best)
    .toSorted((a, b) => a.sentence.start - b.sentence.start)
    .map(({ sentence: { page, text: quote } }) => {
      return `- ${quoted(quote)}${citing.marks([citationOf(name, { page, quote })])}`
    })
  if (lines.length === 0)
    return [
      `I did not find that in ${lower(name)}. It may be in another letter or in your school's policy.`,
    ]
  return [`${name.subject} says:`, lines.join('\n')]
}

/** The questions that go with the report's issues, for the coordinator. */
export function askLines({ potentialIssues }: Report, most: number): string[] {
  const asks = potentialIssues.slice(0, most).map(({ ask }) => `- "${harmless(ask)}"`)
  return asks.length > 0 ? [`**What you can ask the coordinator**\n\n${asks.join('\n')}`] : []
}

function lower({ subject }: DocumentName): string {
  return subject.charAt(0).toLowerCase() + subject.slice(1)
}
