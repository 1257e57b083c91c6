import type { Sentence } from '../../../document/reading.ts'
import type { Facts } from '../../facts.ts'
import type { Hit } from '../../language/find.ts'
import type { FoundDate } from '../../report.ts'
import { daysBetween } from '../notice/dayCounts.ts'

const LEAST_DAYS = 10

interface Dated {
  readonly date: FoundDate
  readonly sentence: Sentence
}

const reportSent =
  /(?:\breport\b(?![^.;]{0,40}\b(?:respon|comment|repl))[^.;]{0,70}\b(?:sent|provided|issued|released|shared|delivered|dated|e-?mailed|mailed|given|completed|distributed|transmitted|finali[sz]ed|available|uploaded|received|went out)\b[^.;]{0,40}|\b(?:sent|provided|issued|released|shared|delivered|e-?mailed|mailed|gave|received|transmitted|uploaded)\b[^.;]{0,50}\breport\b[^.;]{0,40}|\breport\b(?: (?:sent|issued|released|provided|date))?\s*[:|]?\s*(?:on )?)$/
const notSent =
  /\b(?:draft|preliminary|police|incident|respon(?:se|d)|comments?|repl(?:y|ies)|due|deadline|no later than|initial report|first report|reported|report of (?:the )?(?:incident|complaint)|made a report|appeal|evidence)\b/
const decidedOn =
  /\b(?:will (?:then |also )?(?:meet|decide|rule|determine|issue|make)|decision (?:will be|is to be|is)|determination (?:will be|is to be|is)|decides|outcome (?:will be|is))\b(?![^.;]{0,90}\b(?:no earlier|not before|at least|after|respon\w*|comment|question))[^.;]{0,150}$/
const hearingOn =
  /\bhearing\b(?![^.;]{0,40}\b(?:notice|request|objection|respon|witness list))[^.;]{0,80}\b(?:held|set|scheduled|take place|takes place|took place|convened?|begins?|began|is|on|for|occur\w*|date|conducted)\b[^.;]{0,40}$|\bhearing(?: date)?\s*[:|]\s*[^.;]{0,30}$|\b(?:held|conducted|convened)\b[^.;]{0,30}\bhearing\b[^.;]{0,30}$|\b(?:will|shall|is to|are to) hear\b[^.;]{0,160}\bon (?:\w+day,? )?(?:the )?$/
/** The line of a hearing notice that tells when: "Date and time: Monday, ..." */
const whenLine =
  /^\W*(?:hearing )?(?:date (?:and|&) time|date\/time|time and date|when)\s*[:|][\s|]*(?:\w+day,? )?(?:(?:at )?\d[^.;]{0,12}[ap]\.? ?m\.?,? (?:on )?)?$/
const notHearing =
  /\b(?:notice of (?:the )?(?:live )?hearing|hearing notice|pre-?hearing|before the hearing|prior to the hearing|until|by|no later than|postponed from|originally|rescheduled from|appeal)\b[^.;]{0,50}$/

/**
 * The hearing (or, without one, the decision) that stands fewer than 10 days after the report was sent, by the
 * dates that the document itself names; null where it names none or they are far enough apart.
 */
export function reportAndDecision(facts: Facts): Hit | null {
  const dated = datedSentences(facts)
  const sent = dated.filter(({ date, sentence }) => {
    const words = leadUp(date, sentence)
    return reportSent.test(words) && !notSent.test(clauseOf(words))
  })
  const report = sent.at(-1)?.date.iso ?? enclosedReport(facts, dated)
  if (report === null) return null
  const held = dated.find(({ date, sentence }) => {
    const words = leadUp(date, sentence)
    const isEvent =
      (hearingOn.test(words) && !notHearing.test(words)) ||
      (facts.docType === 'hearing_notice' && whenLine.test(words)) ||
      (decidedOn.test(words) && /\bdeci|determin|\brul/.test(sentence.plain))
    return isEvent && isTooSoon(report, date.iso)
  })
  if (held) return hitOf(held)
  return decisionTooSoon(facts, report, sent.at(-1), dated)
}

/** Without a hearing, the letter that decides counts: it is dated fewer than 10 days after the report. */
function decisionTooSoon(
  facts: Facts,
  report: string,
  sent: Dated | undefined,
  dated: readonly Dated[],
): Hit | null {
  const { docType, letterDate } = facts
  if (docType !== 'written_determination' || letterDate === null || sent === undefined) return null
  const hasHearing = dated.some(({ date, sentence }) => hearingOn.test(leadUp(date, sentence)))
  return !hasHearing && isTooSoon(report, letterDate) ? hitOf(sent) : null
}

function isTooSoon(report: string, event: string): boolean {
  const days = daysBetween(report, event)
  return days !== null && days >= 0 && days < LEAST_DAYS
}

/** The date of the letter that says that the report comes with it. */
function enclosedReport(
  { reading, docType, letterDate }: Facts,
  dated: readonly Dated[],
): string | null {
  if (docType === 'investigative_report') return letterDate ?? issued(dated)
  if (letterDate === null) return null
  const encloses = reading.sentences.some(({ plain }) =>
    /\b(?:enclosed|attached|with this letter|accompan\w+)\b[^.;]{0,60}\b(?:final |investigative |investigation )+report\b|\b(?:final |investigative |investigation )+report\b[^.;]{0,30}\b(?:is|are) (?:enclosed|attached)\b/.test(
      plain,
    ),
  )
  return encloses ? letterDate : null
}

/** The date in a report's head: "Issued: December 8, 2025". */
function issued(dated: readonly Dated[]): string | null {
  const head = dated.find(({ date, sentence }) =>
    /\b(?:issued|dated?|date of (?:the |this )?report|report date|completed|sent)\s*:?\s*(?:on )?$/.test(
      leadUp(date, sentence),
    ),
  )
  return head?.date.iso ?? null
}

function datedSentences({ reading, dates }: Facts): Dated[] {
  const exact = dates
    .filter(({ iso }) => /^\d{4}-\d{2}-\d{2}$/.test(iso))
    .toSorted((a, b) => a.start - b.start)
  const found: Dated[] = []
  let at = 0
  for (const date of exact) {
    while (at < reading.sentences.length && (reading.sentences[at]?.end ?? 0) <= date.start) at++
    const sentence = reading.sentences[at]
    if (sentence && sentence.start <= date.start) found.push({ date, sentence })
  }
  return found
}

/** The words before the date: of its sentence, or of its table row. */
function leadUp(date: FoundDate, sentence: Sentence): string {
  const { block, plain } = sentence
  const words = plain
    .slice(0, date.start - sentence.start)
    .replace(/\b(?:mrs?|ms|dr|prof|[ap]\.m)\./g, (title) => title.replaceAll('.', ' '))
  return block.kind === 'row' && sentence.start > block.start ? `${block.lead} | ${words}` : words
}

function clauseOf(words: string): string {
  return words.slice(Math.max(words.lastIndexOf(';'), words.lastIndexOf(', and '), 0)).slice(-110)
}

function hitOf({ date, sentence }: Dated): Hit {
  return { sentence, start: date.start, end: date.end }
}
