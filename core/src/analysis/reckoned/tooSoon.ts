import { dayOfIso } from '../../deadlines/civilDate.ts'
import type { Facts } from '../facts.ts'
import { isSupposed } from '../language/stance.ts'
import type { DocumentType } from '../report.ts'
import type { Verdict } from '../verdict.ts'

/** How many days must lie between a paper and what it is sent before. */
interface Before {
  readonly days: number
  /** The name of the event (`FoundDate.what`). */
  readonly what: RegExp
  /** The paper that comes with what is sent. */
  readonly paper: DocumentType
}

/**
 * By the point: 106.45(b)(5)(vii), (b)(5)(v) and (b)(2)(i)(B). "Sufficient time to prepare" has no number; the next day
 * is none.
 */
const before: ReadonlyMap<string, Before> = new Map([
  ['RPT-03', { days: 10, what: /^Hearing/, paper: 'investigative_report' }],
  ['MTG-04', { days: 2, what: /^(?:Interview|Meeting)$/, paper: 'notice_of_meeting_or_interview' }],
  ['NOA-06', { days: 2, what: /^Interview$/, paper: 'notice_of_allegations' }],
  ['HRG-02', { days: 2, what: /^Hearing$/, paper: 'hearing_notice' }],
])

/** The least time that the rule itself tells; what is less is a matter of what is sufficient. */
const RULED = 10

/** The investigative report comes with the letter that says so, of whatever kind that is. */
const report = '(?:investigative|investigation|final) report'
const withReport = new RegExp(
  `\\bwith this (?:e-?mail|letter|message)\\b[^.;]{0,60}\\b${report}\\b|\\b(?:enclosed|attached|accompanying)\\b[^.;]{0,40}\\b${report}\\b|\\b${report}\\b(?:[^.;]|\\b(?:mr|ms|mrs|dr)\\.){0,40}?\\b(?:accompanies|(?:is|comes) (?:enclosed|attached|included|sent with|with this)|(?:goes(?: out)?|is (?:being )?sent)\\b[^.;]{0,70}\\b(?:with this|today))\\b`,
)

/** Whether the paper that the rule speaks of is this one, or is sent with it. */
function isSent({ docType, isKindUnsure, reading }: Facts, { paper }: Before): boolean {
  if (paper === docType && !isKindUnsure) return true
  return (
    paper === 'investigative_report' &&
    reading.sentences.some((one) => withReport.test(one.plain) && !isSupposed(one))
  )
}

/** Where a K-12 school holds no hearing, the report comes before its decision: 106.45(b)(5)(vii) and (b)(6)(ii). */
function comesAfter({ audience, dates }: Facts, { paper, what }: Before): RegExp {
  const isHeld = dates.some((date) => what.test(date.what))
  return paper === 'investigative_report' && audience === 'k12' && !isHeld ? /^Decision$/ : what
}

/** Where the reader chose the early day, or may keep a later one, there is time enough. */
const ownWish =
  /\b(?:as|since|because) you (?:asked|requested|wished)\b|\bat your (?:own )?(?:request|wish)\b|\bkept\b.{0,60}\bfor you\b/
/** So many sentences before and behind the day tell of it. */
const NEAR = 4

/** What a paper announces for a day that is too soon after its own. */
export function tooSoon(facts: Facts, id: string): Verdict | undefined {
  const { dates, letterDate, reading } = facts
  const rule = before.get(id)
  const written = letterDate === null ? null : dayOfIso(letterDate)
  if (!rule || written === null || !isSent(facts, rule)) return undefined
  const what = comesAfter(facts, rule)
  const after = dates.flatMap((date) => {
    const { iso, meaning, start } = date
    const day = meaning === 'event' && what.test(date.what) ? dayOfIso(iso) : null
    return day === null ? [] : [{ days: day - written, start }]
  })
  const isRuled = rule.days >= RULED
  const [only, ...more] = after
    .filter(({ days }) => days >= (isRuled ? 1 : 0))
    .toSorted((a, b) => a.days - b.days)
  if (!only || only.days >= rule.days) return undefined
  // Of several the letter may tell of another person's. A hearing may go on the next day.
  if (more.some(({ days }) => !isRuled || days > only.days + 1)) return undefined
  const at = reading.sentences.findLast(({ start }) => start <= only.start)
  if (!at) return undefined
  if (rule.days >= RULED) return { state: 'contradicted', at, likelihood: 0.8 }
  const near = reading.sentences.slice(Math.max(0, at.index - NEAR), at.index + NEAR + 1)
  const isOwnWish = near.some(({ plain }) => ownWish.test(plain))
  return isOwnWish ? undefined : { state: 'contradicted', at, likelihood: 0.7 }
}
