import { findDates } from '../deadlines/findDates.ts'
import { findLengths } from '../deadlines/lengths.ts'
import { letterDate } from '../deadlines/letterDate.ts'
import type { MeaningAt } from '../deadlines/meaningAt.ts'
import { relativeDates } from '../deadlines/relativeDates.ts'
import { writtenDates } from '../deadlines/writtenDates.ts'
import type { DocumentText } from '../document/documentText.ts'
import { type Reading, readDocument } from '../document/reading.ts'
import type { Mention } from '../reader/mentions.ts'
import { readRoles } from '../reader/roles.ts'
import { type ReaderModel, readStances } from '../reader/stances.ts'
import { readTimes, type TimeMeaning } from '../reader/times.ts'
import { checkPoints } from './checkPoints.ts'
import { audienceOf } from './classify/audienceOf.ts'
import { followedRule } from './classify/followedRule.ts'
import { isEnglish } from './classify/isEnglish.ts'
import { type Kinds, kindsOf } from './classify/kindOf.ts'
import { severalLetters } from './classify/severalLetters.ts'
import { namesTitleIx, type Told, typeOf } from './classify/typeOf.ts'
import type { Facts } from './facts.ts'
import { keyFindings } from './findings/keyFindings.ts'
import { standardOfEvidence } from './findings/standardOfEvidence.ts'
import { foreignReport } from './foreignReport.ts'
import { lookAgain } from './lookAgain.ts'
import { mentionsIn } from './people/nameMentions.ts'
import { findParties } from './people/parties.ts'
import type { Party } from './people/party.ts'
import { peopleIn } from './people/people.ts'
import { withReadParties } from './people/readParties.ts'
import { recommend } from './recommendations.ts'
import type { DocumentType, Report } from './report.ts'
import { scoreOf } from './score.ts'
import { daysToNote } from './summary/daysToNote.ts'
import { leadOf, summarize } from './summary/summarize.ts'

/**
 * Reads a document and says what it is, what it says, which dates matter and what to ask about (SPEC.md).
 * Deterministic: the same text gives the same report. Time grows in line with the length.
 *
 * @param document its text and pages; all offsets of the report count in `document.text`
 * @param reader the trained reader, as the server or the device has opened it
 * @param onRead is told on the way what share of the document it has read, up to 1; the rest takes no time to speak of
 * @param toldKind what its owner says that it is, who knows it better than any model
 */
export async function analyze(
  document: DocumentText,
  reader: ReaderModel,
  onRead?: (share: number) => void,
  toldKind?: DocumentType,
): Promise<Report> {
  if (!isEnglish(document.text)) return foreignReport
  const reading = readDocument(document)
  const { sentences } = reading
  const times = timesIn(reading)
  const names = mentionsIn(reading)
  const share = shares(document, [times, names])
  const stances = await readStances(sentences, reader, (done) => onRead?.(share(0, done)))
  const meanings = await readTimes(sentences, reader, times, (done) => onRead?.(share(1, done)))
  const odds = await readRoles(sentences, reader, names, (done) => onRead?.(share(2, done)))
  const kinds: Kinds = toldKind
    ? new Map([[toldKind, 1]])
    : kindsOf(stances, reader.file.kindJudge, namesTitleIx(reading))
  const parties = withReadParties(reading, findParties(reading), names, odds)
  const type = toldKind ? told(toldKind) : typeOf(reading, kinds)
  const facts = factsOf(reading, type, kinds, parties, meaningsAt(reading, times, meanings))
  const looked = await lookAgain(facts, stances, reader, (done) => onRead?.(share(3, done)))
  const { issues, points, isUncounted } = checkPoints(facts, looked, reader.file.judges)
  const { audience, dates, docType, isKindUnsure, rule } = facts
  const letters = toldKind ? [] : severalLetters(reading, stances, reader.file.kindJudge)
  const toNote = daysToNote(facts).map(({ iso, meaning, what }) => ({ iso, meaning, what }))
  return {
    docType,
    ...(isKindUnsure && { isKindUnsure }),
    ...(toldKind && { isKindTold: true as const }),
    ...(letters.length > 0 && { letters }),
    audience,
    rule,
    standardOfEvidence: facts.standardOfEvidence,
    summary: summarize(facts),
    lead: leadOf(facts),
    keyFindings: keyFindings(facts),
    people: peopleIn(facts),
    potentialIssues: issues,
    dates,
    toNote,
    recommendations: recommend({ docType, isKindUnsure, issues, toNote }),
    compliance: scoreOf(points, issues, isUncounted),
  }
}

/** What a document is taken for, and whether its owner says so. */
interface Type extends Told {
  readonly isKindTold?: true
}

const told = (docType: DocumentType): Type => ({ docType, isKindUnsure: false, isKindTold: true })

/** What is known of a document before the points are checked. */
function factsOf(
  reading: Reading,
  { docType, isKindUnsure, isKindTold }: Type,
  kinds: Kinds,
  parties: readonly Party[],
  meaningAt: MeaningAt,
): Facts {
  const written = letterDate(reading, meaningAt)
  return {
    reading,
    docType,
    kinds,
    parties,
    ...(isKindUnsure && { isKindUnsure }),
    ...(isKindTold && { isKindTold }),
    audience: audienceOf(reading),
    rule: followedRule(reading),
    standardOfEvidence: docType === 'other' ? null : standardOfEvidence(reading),
    letterDate: written,
    dates: findDates(reading, { ...(!isKindUnsure && { docType }), meaningAt }),
  }
}

/** Characters of a document that take as long to read as one mention of a time or a person. */
const CHARACTERS_OF_MENTION = 200
/** How long it takes at most to look at sentences again: as many characters, and a share of the text. */
const SECOND_LOOK = { most: 40_000, share: 0.5 } as const

/**
 * What share of all work is done when one part of it is done so far: all sentences first, then each kind of mentions, then
 * the sentences that are looked at again.
 */
function shares({ text }: DocumentText, mentions: readonly (readonly Mention[])[]) {
  const costs = [
    text.length,
    ...mentions.map(({ length }) => CHARACTERS_OF_MENTION * length),
    Math.min(SECOND_LOOK.most, SECOND_LOOK.share * text.length),
  ]
  const all = Math.max(1, sum(costs))
  return (part: number, done: number): number =>
    (sum(costs.slice(0, part)) + done * (costs[part] ?? 0)) / all
}

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0)

/** The dates and lengths of time of a document, about which the reader is asked. */
function timesIn({ sentences }: Reading): Mention[] {
  return sentences.flatMap((sentence) => {
    const dates = writtenDates(sentence)
    // Of "Tuesday, December 1" the weekday is no day of its own.
    const relative = relativeDates(sentence.plain).filter(
      ({ start }) => !dates.some((date) => date.start <= start && start < date.end),
    )
    return [...findLengths(sentence), ...dates, ...relative].map(({ start, end }) => ({
      sentence: sentence.index,
      start,
      end,
    }))
  })
}

/** What the reader says of them, by their offset in the text. */
function meaningsAt(
  { sentences }: Reading,
  times: readonly Mention[],
  meanings: readonly (TimeMeaning | undefined)[],
): MeaningAt {
  const known = new Map(
    times.map(({ sentence, start }, at) => [
      (sentences[sentence]?.start ?? 0) + start,
      meanings[at],
    ]),
  )
  return (start) => known.get(start)
}
