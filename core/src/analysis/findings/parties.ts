import type { Reading, Sentence } from '../../document/reading.ts'
import { sampleOf } from '../classify/units.ts'
import { isName, nameSource } from './names.ts'
import { addressee, closingName, type NamedPerson, signature } from './writers.ts'

/** The parts that people have in a case. */
export const roles = [
  'complainant',
  'respondent',
  'investigator',
  'decision_maker',
  'appeal_officer',
  'facilitator',
  'title_ix_coordinator',
  'advisor',
] as const
export type Role = (typeof roles)[number]

/** A person with a part in the case, named as the document writes it. */
export interface Party {
  readonly role: Role
  readonly name: string
  /** The name's words: offsets into the document's text. */
  readonly start: number
  readonly end: number
  readonly sentence: Sentence
}

/** How a role is written; regular expression sources without the flag i, so first letters stand for both. */
const roleWords: Readonly<Record<Role, string>> = {
  complainant: '(?:[Cc]omplainant|COMPLAINANT|[Rr]eporting (?:[Pp]arty|[Ss]tudent))',
  respondent: '(?:[Rr]espondent|RESPONDENT|[Rr]esponding (?:[Pp]arty|[Ss]tudent))',
  investigator:
    '(?:(?:[Ll]ead |[Tt]itle IX |[Ee]xternal |[Aa]ssigned |[Ss]enior )*[Ii]nvestigator|[Ff]act[- ][Ff]inder)',
  decision_maker:
    '(?:[Dd]ecision-?\\s?[Mm]aker|[Hh]earing (?:[Oo]fficer|[Cc]hair|[Ee]xaminer)|[Cc]hair(?: of the (?:[Hh]earing )?[Pp]anel)?|[Pp]anel [Cc]hair|[Aa]djudicator)',
  appeal_officer:
    '(?:[Aa]ppeals? (?:[Oo]fficer|[Dd]ecision-?\\s?[Mm]aker|[Pp]anel [Cc]hair|[Rr]eviewer))',
  facilitator: '(?:[Ff]acilitator|[Mm]ediator)',
  title_ix_coordinator:
    '(?:(?:[Dd]istrict |[Uu]niversity |[Cc]ollege )?(?:[Dd]eputy )?[Tt]itle IX (?:[Cc]oordinator|[Oo]fficer|[Dd]irector|[Aa]dministrator))',
  advisor: '(?:[Aa]dvis[eo]r)',
}

const name = `(?<name>${nameSource})`
const office = String.raw`(?:[^.;|]{0,60}?(?:,| and| &) )?`

/** The patterns for one role, most certain first. */
function patternsOf(role: Role): RegExp[] {
  const words = roleWords[role]
  const patterns = [
    // Jordan Ames ("Complainant"), Jordan Ames (the respondent)
    `${name},? \\((?:the )?["“]?(?:the )?${words}["”]?\\)`,
    // Complainant: Jordan Ames; Investigator | J. Ames; The complainant is Jordan Ames
    `${words}s?(?: is| was|'s name is| will be|:| \\||,| –| -)? +(?:Student [A-Z]: |the )?${name}`,
    // Jordan Ames, Title IX Coordinator; Jordan Ames, who is the investigator
    `${name}(?:,| –| -|, who is| is| was| as| will be| will serve as| serves as)(?: the| your| our| an?)? ${office}${words}`,
    // Jordan Ames has been assigned as the investigator
    `${name} (?:has been|was|is|have been) (?:assigned|appointed|named|designated|chosen|engaged)[^.;|]{0,20} ${words}`,
    `(?:assigned|appointed|named|designated|chosen|engaged) ${name} (?:as|to be|to serve as)[^.;|]{0,12} ${words}`,
  ]
  return [...patterns, ...(more[role] ?? [])].map((source) => new RegExp(source, 'u'))
}

/** What only this role does. */
const more: Partial<Record<Role, readonly string[]>> = {
  complainant: [
    `(?:complaint|grievance)(?: dated [^.;|]{4,25})?(?: was| is| has been)?(?: that was)? (?:given|filed|signed|made|submitted|lodged|brought)(?: (?:with|on|against|to) [^.;|]{2,50}?)? by (?:the (?:family|parents?|mother|father|guardians?) of )?${name}`,
    `(?:complaint|grievance) (?:of|from|by) ${name}`,
    `(?:harass|touch|assault|grop|follow|threaten|stalk)(?:ed|ing)? another (?:student|employee|person), ${name}`,
    `${name}(?: has| have)? (?:filed|signed|submitted|lodged|brought) (?:a|the|this) (?:signed )?(?:formal |Title IX )*complaint`,
    `${name}(?:, [^.;|]{2,40},)? (?:gave us|handed us|sent us) a (?:signed )?(?:formal )?complaint`,
  ],
  respondent: [
    `(?:complaint|allegations?|grievance)[^.;|]{0,60}? against ${name}`,
    `(?:alleg(?:es|ed|ing)|stat(?:es|ed|ing)|says|saying|claims) that (?:on [^;|]{4,40}, )?${name}(?: \\([^)]{3,20}\\))? (?:had |has |repeatedly |then )?[a-z]+(?:ed|t|s|d)\\b`,
    `${name} (?:is|was|has been) (?:named|identified|listed) (?:[^.;|]{0,20} )?as (?:the|a) [Rr]espondent`,
  ],
  investigator: [
    `report (?:by|of) ${name}`,
    `(?:investigated|conducted|carried out) by ${name}`,
    `[Ii]nvestigation by ${name}`,
  ],
  decision_maker: [`chaired by ${name}`, `(?:heard|decided) by ${name}`],
  appeal_officer: [
    `appeal[^;|]{0,60}? (?:to|with|by) (?:the [^.;|]{3,40}, )?${name}`,
    `(?:appeal|appeals) (?:will be|is|are|was) (?:decided|heard|reviewed) by ${name}`,
  ],
  facilitator: [
    `(?:mediation|resolution|conversation)[^.;|]{0,30} (?:with|by|led by|facilitated by) ${name}`,
  ],
}

const patterns = new Map(roles.map((role) => [role, patternsOf(role)]))

const known = new WeakMap<Reading, readonly Party[]>()

/** The people of the case by role, at most one for each; advisors are many and only the first is listed. */
export function findParties(reading: Reading): readonly Party[] {
  const parties = known.get(reading) ?? allParties(reading)
  known.set(reading, parties)
  return parties
}

function allParties(reading: Reading): readonly Party[] {
  const parties: Party[] = []
  const sample = sampleOf(reading.sentences).filter(speaksOfRoles)
  for (const role of roles) {
    const party =
      findRole(reading, sample, role) ?? signedAs(reading, role) ?? toldOf(reading, role)
    if (party && !takenBefore(parties, party)) parties.push(party)
  }
  return parties
}

/** The complainant and the respondent are two people. */
function takenBefore(parties: readonly Party[], { role, name }: Party): boolean {
  return role === 'respondent' && parties.some((other) => other.name === name)
}

const mention =
  /complain|respond|accus|alleg|investigat|decision|hearing|chair|adjudicat|appeal|facilitat|mediat|title ix|advis|fact/

/** Only these can name somebody with a role; most sentences of a long document cannot. */
function speaksOfRoles({ block, plain }: Sentence): boolean {
  return block.kind === 'row' || plain.search(mention) !== -1
}

function findRole(reading: Reading, sample: readonly Sentence[], role: Role): Party | null {
  for (const pattern of patterns.get(role) ?? []) {
    for (const sentence of sample) {
      const { block, text } = sentence
      const isFirst = reading.sentences[sentence.index - 1]?.block !== block
      if (block.kind === 'row' && !isFirst) continue
      const own = block.kind === 'row' ? reading.document.text.slice(block.start, block.end) : text
      const party = matchName(own, block.kind === 'row' ? block.start : sentence.start, pattern)
      if (party) return { role, ...party, sentence }
    }
  }
  return null
}

function matchName(
  text: string,
  from: number,
  pattern: RegExp,
): { name: string; start: number; end: number } | null {
  const even = /[^\S ]/.test(text) ? text.replace(/\s/g, ' ') : text
  const match = pattern.exec(even)
  const found = match?.groups?.['name']
  if (!match || !found) return null
  const kept = trimmed(found)
  if (kept === '' || !isName(kept)) return null
  const at = even.indexOf(kept, match.index)
  return { name: kept, start: from + at, end: from + at + kept.length }
}

/** Takes off what a sentence's first word or a possessive adds. */
function trimmed(found: string): string {
  return found
    .replace(
      /^(?:The|Student|Dear|And|But|That|On|In|By|Investigator|Complainant|Respondent|Coordinator|Officer) /,
      '',
    )
    .replace(/[’']s?$/, '')
}

/** The office under a signature, or "I am the decision-maker" above it. */
function signedAs(reading: Reading, role: Role): Party | null {
  const office = new RegExp(`(?:^|[ ,&])${roleWords[role]}`, 'u')
  const own = new RegExp(
    `\\bI (?:am|was|have been|served|acted|serve|act)[^.;|]{0,40} ${roleWords[role]}`,
    'u',
  )
  const person = signature(reading, office)
  if (person) return { role, ...person }
  const closing = sampleOf(reading.sentences).some(({ text }) => own.test(text))
    ? closingName(reading)
    : null
  return closing && { role, ...closing }
}

const toRespondent =
  /\b(?:against|about|naming|names?|concerning) you\b|\byou (?:are|have been|were) (?:named|identified|accused|alleged|charged)|alleg\w+ that you\b|that you (?:sexually )?(?:harass|touch|assault|grop|stalk)/
const toComplainant =
  /\b(?:complaint|report) (?:that )?you (?:have )?(?:filed|signed|made|submitted|brought)|\byour (?:formal )?complaint\b|you may have (?:been|experienced)|the student you named/

/** The person to whom the letter is written, where it says which side they are on. */
function toldOf(reading: Reading, role: Role): Party | null {
  const says = { complainant: toComplainant, respondent: toRespondent }[role as string]
  if (!says || !sampleOf(reading.sentences).some(({ plain }) => says.test(plain))) return null
  const person: NamedPerson | null = addressee(reading)
  return person && { role, ...person }
}
