import { isGathering } from '../../deadlines/whatWords.ts'
import type { Sentence } from '../../document/reading.ts'
import type { Facts } from '../facts.ts'
import { findFirst, type Hit } from '../language/find.ts'
import { shownName } from '../people/names.ts'
import { quoted } from '../quoted.ts'
import type { Finding, FoundDate, Role } from '../report.ts'
import { dateInWords } from './dateInWords.ts'
import { datesAhead } from './datesAhead.ts'
import { orderFor } from './order.ts'
import { NOT_RESPONSIBLE, outcomeOf } from './outcome.ts'
import { outcomeTerms } from './outcomeTerms.ts'
import { passageAround, passageOf } from './passage.ts'
import { APPEAL_FILED } from './pendingAppeal.ts'
import { processTerms } from './processTerms.ts'
import { statedStandard } from './standardOfEvidence.ts'

const standards = {
  preponderance:
    'The standard is a preponderance of the evidence, which means more likely than not.',
  clear_and_convincing:
    'The standard is clear and convincing evidence, which means highly probable.',
  inconsistent: 'It names two standards of evidence for different people.',
} as const

const OTHER_STANDARD = 'The other standard is clear and convincing evidence.'

const roleTitles: Readonly<Record<Role, string>> = {
  complainant: 'Complainant',
  respondent: 'Respondent',
  investigator: 'Investigator',
  decision_maker: 'Decision-maker',
  appeal_officer: 'Appeal officer',
  facilitator: 'Facilitator',
  title_ix_coordinator: 'Title IX Coordinator',
  deputy_coordinator: 'Deputy Title IX Coordinator',
  advisor: 'Advisor',
}

/** A finding before it is put in order. */
interface Found {
  readonly id: string
  readonly finding: Finding
}

/**
 * What the document says, each with its words, in the order in which a reader of such a document needs it:
 * the outcome, then what is to be done and when, then the key terms. Empty for a document
 * that is not of a case.
 */
export function keyFindings(facts: Facts): Finding[] {
  if (facts.docType === 'other') return []
  const found = [
    ...outcome(facts),
    ...dates(facts),
    ...said(facts),
    ...standard(facts),
    ...named(facts),
  ]
  const order = orderFor(facts.docType)
  const rank = ({ id }: Found) => order.indexOf(id)
  return found
    .filter((one) => rank(one) !== -1)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ finding }) => finding)
}

function outcome({ reading, docType }: Facts): Found[] {
  const decided = outcomeOf(reading, docType)
  if (!decided) return []
  const { cleared, sentence, text } = decided
  const found = (words: string, quote: Sentence): Found => ({
    id: 'outcome',
    finding: {
      title: words === APPEAL_FILED ? 'Appeal' : 'Outcome',
      text: words,
      ...passageOf(reading, quote),
    },
  })
  if (!cleared) return [found(text, sentence)]
  // No one sentence shows that two results differ.
  return [found(`${text} On this one: responsible.`, sentence), found(OTHER_RESULT, cleared)]
}

const OTHER_RESULT = 'On another allegation: not responsible.'

const decisions: ReadonlySet<string> = new Set(['written_determination', 'appeal_decision'])

const MOST_DEADLINES = 3

/** The deadlines by date, and the hearing or meeting that is set. */
function dates(facts: Facts): Found[] {
  const later = datesAhead(facts)
  const deadlines = later
    .filter(({ meaning }) => meaning === 'deadline')
    .slice(0, MOST_DEADLINES)
    .map((date) => ({ id: 'deadline', finding: dateFinding(facts, 'Deadline', date) }))
  const next = later.find(({ meaning, what }) => meaning === 'event' && isGathering(what))
  const event = next ? [{ id: 'event', finding: dateFinding(facts, 'Date', next) }] : []
  return [...event, ...deadlines]
}

function dateFinding({ reading }: Facts, title: string, date: FoundDate): Finding {
  const day = dateInWords(date.iso) ?? date.iso
  const sentence = reading.sentences.findLast(({ start }) => start <= date.start)
  const around = sentence
    ? passageAround(reading, sentence, date.start, date.end)
    : quoted(reading.document, date, date)
  const remark = date.remark === undefined ? '' : ` ${date.remark}`
  return { title, text: `${date.what}: ${day}.${remark}`, ...around }
}

/** The terms of the process. Of a decision that finds somebody responsible the presumption is no longer told. */
function said({ reading, docType }: Facts): Found[] {
  const isOver = (outcomeOf(reading, docType)?.text ?? NOT_RESPONSIBLE) !== NOT_RESPONSIBLE
  return [...processTerms, ...outcomeTerms].flatMap((term) => {
    if (term.id === 'presumption' && isOver && decisions.has(docType)) return []
    for (const { pattern, text } of term.readings) {
      const hit = findFirst(reading, pattern)
      if (!hit) continue
      const words = passageAround(reading, hit.sentence, hit.start, hit.end)
      return [{ id: term.id, finding: { title: term.title, text, ...words } }]
    }
    return []
  })
}

function standard({ reading, standardOfEvidence }: Facts): Found[] {
  if (standardOfEvidence === null) return []
  const [one, other] = statedStandard(reading).hits
  if (!one) return []
  const found = (text: string, { sentence, start, end }: Hit): Found => ({
    id: 'standard',
    finding: {
      title: 'Standard of evidence',
      text,
      ...passageAround(reading, sentence, start, end),
    },
  })
  const first = found(standards[standardOfEvidence], one)
  // One sentence may not show that there are two.
  return other && other.sentence !== one.sentence ? [first, found(OTHER_STANDARD, other)] : [first]
}

function named({ docType, parties, reading }: Facts): Found[] {
  if (docType === 'general_conduct') return []
  return parties
    .filter(({ role }) => docType !== 'school_policy' || role === 'title_ix_coordinator')
    .map(({ role, name, fullName, sentence, start, end }) => {
      const title = roleTitles[role]
      const text = `${shownName(fullName ?? name)} is named as the ${title.includes('Title IX') ? title : title.toLowerCase()}.`
      const id = role === 'advisor' ? 'named_advisor' : role
      return { id, finding: { title, text, ...passageAround(reading, sentence, start, end) } }
    })
}
