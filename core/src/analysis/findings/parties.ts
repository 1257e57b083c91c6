import { type Reading, type Sentence } from '../../document/reading.ts'
import { isName, nameSource } from './names.ts'

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
    `${words}s?(?: is| was|'s name is| will be|:| \\||,| –| -)? (?:Student [A-Z]: |the )?${name}`,
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
    `(?:complaint|grievance)(?: was| is| has been)?(?: that was)? (?:filed|signed|made|submitted|lodged|brought)(?: with [^.;|]{2,40})? by ${name}`,
    `(?:complaint|grievance) (?:of|from|by) ${name}`,
    `${name}(?: has| have)? (?:filed|signed|submitted|lodged|brought) (?:a|the|this) (?:signed )?(?:formal |Title IX )*complaint`,
    `${name}(?:, [^.;|]{2,40},)? (?:gave us|handed us|sent us) a (?:signed )?(?:formal )?complaint`,
  ],
  respondent: [
    `(?:complaint|allegations?|grievance)[^.;|]{0,60}? against ${name}`,
    `alleg(?:es|ed|ing) that ${name}`,
    `${name} (?:is|was|has been) (?:named|identified|listed) (?:[^.;|]{0,20} )?as (?:the|a) [Rr]espondent`,
  ],
  investigator: [
    `(?:investigated|conducted|carried out) by ${name}`,
    `[Ii]nvestigation by ${name}`,
  ],
  facilitator: [
    `(?:mediation|resolution|conversation)[^.;|]{0,30} (?:with|by|led by|facilitated by) ${name}`,
  ],
}

const patterns = new Map(roles.map((role) => [role, patternsOf(role)]))

/** The people of the case by role, at most one for each; advisors are many and only the first is listed. */
export function findParties(reading: Reading): readonly Party[] {
  const parties: Party[] = []
  for (const role of roles) {
    const party = findRole(reading, role) ?? signatureOf(reading, role)
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

function findRole(reading: Reading, role: Role): Party | null {
  for (const pattern of patterns.get(role) ?? []) {
    for (const sentence of reading.sentences) {
      const { plain, block, text } = sentence
      if (block.kind !== 'row' && plain.search(mention) === -1) continue
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
  const even = text.replace(/\s/g, ' ')
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

const nameAlone = new RegExp(`^${nameSource}$`, 'u')

/** A name on a line of its own above a line with the office: the signature. */
function signatureOf(reading: Reading, role: Role): Party | null {
  const office = new RegExp(`(?:^|[ ,&])${roleWords[role]}`, 'u')
  const { text } = reading.document
  for (const block of reading.blocks) {
    const before = reading.blocks[block.index - 1]
    if (!before || block.end - block.start > 90 || before.end - before.start > 45) continue
    if (!office.test(text.slice(block.start, block.end))) continue
    const written = text.slice(before.start, before.end).replace(/,.*$/, '').trim()
    if (!nameAlone.test(written) || !isName(written)) continue
    const sentence = reading.sentences.find((one) => one.block === before)
    if (sentence) {
      const start = before.start
      return { role, name: written, start, end: start + written.length, sentence }
    }
  }
  return null
}
