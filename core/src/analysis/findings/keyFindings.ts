import type { Sentence } from '../../document/reading.ts'
import { mainAct } from '../classify/mainAct.ts'
import type { Facts } from '../facts.ts'
import { findFirst } from '../language/find.ts'
import { quoted } from '../quoted.ts'
import type { DocumentType, Finding, FoundDate } from '../report.ts'
import { dateInWords } from './dateInWords.ts'
import { datesAhead, isGathering } from './datesAhead.ts'
import { shownName } from './names.ts'
import { orderFor } from './order.ts'
import { outcomeOf } from './outcome.ts'
import { outcomeTerms } from './outcomeTerms.ts'
import { findParties, type Role } from './parties.ts'
import { passageAround, passageOf } from './passage.ts'
import { processTerms } from './processTerms.ts'
import { statedStandard } from './standardOfEvidence.ts'

/** What a document of each kind does, in one sentence. */
const whatItDoes: Readonly<Record<Exclude<DocumentType, 'other'>, string>> = {
  notice_of_allegations: 'It tells the parties about a complaint and the steps that follow.',
  notice_of_meeting_or_interview: 'It asks someone to come to an interview or a meeting.',
  evidence_review_letter: 'It is about seeing the evidence and answering it.',
  investigative_report: 'It sums up what the investigation gathered.',
  hearing_notice: 'It sets what happens before the decision.',
  written_determination: 'It gives the decision and the reasons.',
  dismissal_notice: 'It ends the complaint, or a part of it, under Title IX.',
  appeal_decision: 'It decides an appeal.',
  informal_resolution_notice: 'It is about settling the complaint without a full process.',
  supportive_measures_letter: 'It is about support for one of the parties.',
  no_contact_or_emergency_removal_notice: 'It limits contact or keeps someone away from a place.',
  school_policy: 'It sets out rules for everyone at the school.',
  general_conduct: 'It is about a matter of general conduct.',
}

const standards = {
  preponderance: 'The standard is a preponderance of the evidence: more likely than not.',
  clear_and_convincing: 'The standard is clear and convincing evidence: highly probable.',
  inconsistent: 'It names two standards of evidence for different people.',
} as const

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
 * the outcome or what it does, then what is to be done and when, then the key terms. Empty for a document
 * that is not of a case.
 */
export function keyFindings(facts: Facts): Finding[] {
  if (facts.docType === 'other') return []
  const found = [
    ...doing(facts),
    ...dates(facts),
    ...said(facts),
    ...standard(facts),
    ...parties(facts),
  ]
  const order = orderFor(facts.docType)
  const rank = ({ id }: Found) => order.indexOf(id)
  return found
    .filter((one) => rank(one) !== -1)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ finding }) => finding)
}

function doing({ reading, docType, isKindUnsure }: Facts): Found[] {
  if (docType === 'other') return []
  const outcome = outcomeOf(reading, docType)
  if (outcome) {
    const finding = {
      title: 'Outcome',
      text: outcome.text,
      ...passageOf(reading, outcome.sentence),
    }
    return [{ id: 'outcome', finding }]
  }
  const act = mainAct(reading, docType) ?? firstStatement(reading.sentences)
  if (!act || isKindUnsure) return []
  const finding = { title: 'What it does', text: whatItDoes[docType], ...passageOf(reading, act) }
  return [{ id: 'act', finding }]
}

/** Where no sentence does it plainly: the first of some length, or the longest of all. */
function firstStatement(sentences: readonly Sentence[]): Sentence | null {
  let longest: Sentence | null = null
  for (const sentence of sentences) {
    if (sentence.block.kind === 'heading') continue
    if (sentence.text.length > 60) return sentence
    if (sentence.text.length > (longest?.text.length ?? 0)) longest = sentence
  }
  return longest
}

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

/** The terms of the process. */
function said({ reading }: Facts): Found[] {
  return [...processTerms, ...outcomeTerms].flatMap((term) => {
    for (const { patterns, text } of term.readings) {
      const hit = findFirst(reading, patterns)
      if (!hit) continue
      const words = passageAround(reading, hit.sentence, hit.start, hit.end)
      return [{ id: term.id, finding: { title: term.title, text, ...words } }]
    }
    return []
  })
}

function standard({ reading, standardOfEvidence }: Facts): Found[] {
  if (standardOfEvidence === null) return []
  const [hit] = statedStandard(reading).hits
  if (!hit) return []
  const words = passageAround(reading, hit.sentence, hit.start, hit.end)
  const finding = { title: 'Standard of evidence', text: standards[standardOfEvidence], ...words }
  return [{ id: 'standard', finding }]
}

function parties({ reading, docType }: Facts): Found[] {
  return findParties(reading)
    .filter(({ role }) => docType !== 'school_policy' || role === 'title_ix_coordinator')
    .map(({ role, name, sentence, start, end }) => {
      const title = roleTitles[role]
      const text = `${shownName(name)} is named as the ${title.includes('Title IX') ? title : title.toLowerCase()}.`
      const id = role === 'advisor' ? 'named_advisor' : role
      return { id, finding: { title, text, ...passageAround(reading, sentence, start, end) } }
    })
}
