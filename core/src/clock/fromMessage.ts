import { type Day, isoOf } from '../deadlines/civilDate.ts'
import { untold } from '../deadlines/meaningAt.ts'
import { resolveDates } from '../deadlines/resolveDates.ts'
import { onePage } from '../document/documentText.ts'
import { type Reading, readDocument, type Sentence } from '../document/reading.ts'
import type { CaseEvent, EventKind } from './caseEntry.ts'

/** What stands beside a date that somebody tells of, by the kind of event; of several the nearest before it counts. */
const words: readonly (readonly [EventKind, RegExp])[] = [
  [
    'appeal_decision',
    /\bappeal\w* (?:(?:was|got|is|were) )?(?:denied|decided|rejected|upheld|granted|lost|over)|\b(?:denied|rejected|lost) (?:my|the|our|his|her) appeal/g,
  ],
  ['appeal_notice', /\bappeal/g],
  ['dismissal', /\bdismiss/g],
  ['evidence_sent', /\bevidence\b|\bcase file\b/g],
  [
    'report_sent',
    /\b(?:investigati\w+|final|draft|the) report\b|\breport (?:came|was|got|is|emailed|sent|arrived|dropped)|^report\b/g,
  ],
  ['hearing', /\bhearing\b/g],
  [
    'determination',
    /\bdecision\b|\bdecided\b|\bfound (?:\w+ )?(?:not )?responsible|\bdetermination\b|\boutcome\b|\bfinding\b|\bresult\b/g,
  ],
  ['interview', /\binterview/g],
  ['notice', /\bnotice\b|\bletter of\b|\bnotified\b/g],
  ['records_request', /\b(?:asked|requested) (?:\w+ ){0,3}(?:records?|files?)\b/g],
  [
    'complaint',
    /\bcomplain(?:t|ed)\b|\bfiled?\b|\breported\b|\btold the (?:school|coordinator|title)/g,
  ],
  [
    'last_act',
    /\bhappen|\bassault|\bincident\b|\blast (?:thing|time|act)\b|\bgrabb|\btouch|\bkiss|\bemailed me\b|\bthe email\b|\bretaliat|\bgot cut\b|\bfired\b|\bcambi|\bturno\b|\bpas[oó]\b/g,
  ],
]

/**
 * The events that messages tell with their days, one of a kind: of several the one told last, of acts the last.
 *
 * @param texts what the reader wrote, oldest first
 * @param today a day without a year is counted from it: of what lies behind the last such day, of what is to come the next
 */
export function eventsTold(texts: readonly string[], today: Day): readonly CaseEvent[] {
  const told = new Map<EventKind, Day>()
  for (const text of texts) {
    for (const [kind, day] of datedIn(text, today)) {
      const known = told.get(kind)
      if (kind !== 'last_act' || known === undefined || day > known) told.set(kind, day)
    }
  }
  return [...told].map(([kind, day]) => ({
    type: 'event',
    id: kind,
    kind,
    what: kind,
    when: { type: 'day', day: isoOf(day) },
    actor: 'school',
    part: 'none',
    sources: [{ type: 'typed' }],
  }))
}

function datedIn(text: string, today: Day): [EventKind, Day][] {
  const reading = readDocument(onePage(text))
  const near = resolveDates(reading, today, untold)
  const past = daysBefore(reading, today)
  return reading.sentences.flatMap((sentence) => {
    let from = 0
    const dates = [...(near.get(sentence) ?? []), ...(past.get(sentence) ?? [])]
      .toSorted((a, b) => a.start - b.start)
      .filter(({ start }, at, all) => start !== all[at - 1]?.start)
    return dates.flatMap(({ start, end, day: nearest }, at) => {
      const until = dates[at + 1]?.start ?? sentence.plain.length
      const before = sentence.plain.slice(from, start)
      const after = clauseAfter(sentence.plain.slice(end, until))
      const kind = kindIn(before) ?? kindIn(after)
      from = end
      if (kind === null || !isTold(kind, clauseBefore(before), after)) return []
      const last = past.get(sentence)?.find((date) => date.start === start)
      const isAhead = nearest > today && !mayLieAhead.has(kind)
      const day = isAhead ? last?.day : nearest
      // Who means today says so: "on the 28th" is told of another month.
      const isSure = day !== today || !dayAlone.test(sentence.plain.slice(start, end))
      return day !== undefined && isSure ? [[kind, day] as [EventKind, Day]] : []
    })
  })
}

const clauseBefore = (plain: string) => plain.split(joint).at(-1) ?? ''
const clauseAfter = (plain: string) => plain.split(joint)[0] ?? ''
const joint = /[,;.]|\b(?:and|but|so|because|cause|then)\b/

/** Whether a clause says that something happened on its day, which days are counted from, and not that it may be done until then. */
function isTold(kind: EventKind, before: string, after: string): boolean {
  const clause = `${before} | ${after}`
  if (endsOn.test(before) || isLastDay.test(clause)) return false
  return (
    !hasToCome.has(kind) ||
    (comes.test(clause) && (kindIn(clause) === kind || /\b(?:it|that|which|them)\b/.test(clause)))
  )
}
const endsOn =
  /\b(?:till?|until|up to|through|by|before|within|end(?:s|ed|ing)?|closes?|expires?|hasta|antes del?)(?: (?:on|at|the|this|next|el))*\s*$/
const isLastDay =
  /\b(?:due|deadlines?|last day|cut-?off|(?:have|has|need|get|got|want|supposed|required) to|must|vence|plazo)\b/
/** What is sent: that it is spoken of beside a day does not say that it came then. */
const hasToCome: ReadonlySet<EventKind> = new Set(['evidence_sent', 'notice', 'report_sent'])
const comes =
  /(?<!\b(?:have|has|ive|i've|'ve|’ve) )\bgot\b|\b(?:received|sent|sends?|emailed|mailed|came|comes?|arrive[sd]?|uploaded|posted|gave|given|shared|released|dropped|opened|opens|started|dated|handed|served|notified|delivered|hit|inbox|landed|reached|showed up|out|lleg[oó]|recib[ií]|mandaron|enviaron)\b/

/** What may be told before it happens. Of all else a day that would lie ahead is the last such day, or is not sure. */
const mayLieAhead: ReadonlySet<EventKind> = new Set([
  'appeal_notice',
  'evidence_sent',
  'hearing',
  'interview',
  'report_sent',
])
const dayAlone = /^(?:the )?\d{1,2}(?:st|nd|rd|th)?$/

/** Whoever tells in November of a January means the last one, which is farther than the next. */
function daysBefore(reading: Reading, today: Day): ReturnType<typeof resolveDates> {
  const days = resolveDates(reading, today - HALF_A_YEAR, untold)
  return new Map(
    [...days].map(([sentence, dates]): [Sentence, typeof dates] => [
      sentence,
      dates.filter(({ day }) => day <= today),
    ]),
  )
}
const HALF_A_YEAR = 150

function kindIn(plain: string): EventKind | null {
  const found = words.flatMap(([kind, sign]) => {
    const at = [...plain.matchAll(sign)].at(-1)?.index
    return at === undefined ? [] : [{ kind, at }]
  })
  const last = found.reduce<(typeof found)[number] | null>(
    (best, each) => (best === null || each.at > best.at ? each : best),
    null,
  )
  return last?.kind ?? null
}
