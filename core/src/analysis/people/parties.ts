import type { Reading, Sentence } from '../../document/reading.ts'
import { sampleOf } from '../classify/sampleOf.ts'
import { outcomeOfDetermination } from '../findings/outcome.ts'
import { type Role, roles } from '../report.ts'
import { isName, isTitle, plainLetters } from './names.ts'
import { isNameAt, onOneLine, trimmed } from './namesInText.ts'
import { membersOf } from './partiesInLists.ts'
import type { Party } from './party.ts'
import {
  isSide,
  letterPatterns,
  noOther,
  OUTRIGHT,
  rolePatterns,
  roleWords,
} from './rolePatterns.ts'
import {
  addressee,
  closingName,
  fullestForm,
  isParentOfParty,
  isToAdvisor,
  signatures,
  titleOfPerson,
} from './writers.ts'

export type { Role } from '../report.ts'

const known = new WeakMap<Reading, readonly Party[]>()

/** The people of the case by role, in the order of the roles. Several may advise, investigate, decide or hear an appeal. */
export function findParties(reading: Reading): readonly Party[] {
  const parties = known.get(reading) ?? allParties(reading)
  known.set(reading, parties)
  return parties
}

const roleOfMany: ReadonlySet<Role> = new Set([
  'advisor',
  'investigator',
  'decision_maker',
  'appeal_officer',
  'title_ix_coordinator',
  'deputy_coordinator',
])

function allParties(reading: Reading): readonly Party[] {
  const parties: Party[] = []
  const sample = sampleOf(reading.sentences).filter(speaksOfRoles)
  const members = membersOf(reading)
  const told = partTold(reading)
  for (const role of roles) {
    const own = members.filter((member) => member.role === role)
    const named = namedAs(reading, sample, role, own)
    const signed = named.length > 0 ? takenOver(reading, role) : signedAs(reading, role)
    const some = withNew(withNew(named, signed ? [signed] : []), listedAs(reading, role))
    const all = some.length > 0 || told?.role !== role ? some : [told]
    for (const party of all)
      if (!takenBefore(parties, party) && !isOtherChair(reading, party)) parties.push(party)
  }
  const own = parties.filter((party) => !isTakenForOther(reading, parties, party))
  const sure = own.filter((party) => !(party.isHint && hasOther(own, party)))
  return sure.map((party) => withFullName(reading, party))
}

/** The person to whom the letter is written, where it says outright which part they have, and says it of one alone. */
function partTold(reading: Reading): Party | null {
  const sample = sampleOf(reading.sentences)
  const told: Role[] = (['complainant', 'respondent'] as const).filter((side) =>
    sample.some(({ plain }) => plain.includes(`you are the ${side}`)),
  )
  if (isToAdvisor(reading) || sample.some(({ plain }) => youAdvise.test(plain)))
    told.push('advisor')
  const [role, more] = told
  const person = role && !more ? addressee(reading) : null
  return role && person ? { role, ...person } : null
}

const youAdvise =
  /\byou (?:are|were|have been) (?:[a-z]+ )?(?:as )?(?:the |an )?advis[eo]r (?:to|for) /

function withNew(parties: readonly Party[], others: readonly Party[]): readonly Party[] {
  const all = [...parties]
  for (const other of others)
    if (!all.some(({ name }) => isSameName(name, other.name))) all.push(other)
  return all
}

/** The coordinator and each deputy of a list of contacts, by the line above or under the name. */
function listedAs(reading: Reading, role: Role): Party[] {
  if (role !== 'title_ix_coordinator' && role !== 'deputy_coordinator') return []
  return signatures(reading, officeOf(role))
    .filter(({ name }) => name.includes(' ') && isPerson(reading, role, name))
    .map((person) => ({ role, ...person }))
}

function officeOf(role: Role): RegExp {
  return new RegExp(`(?:^|[ ,&/])${roleWords[role]}${noOther}`)
}

/** Whoever signs the decision may have gathered the evidence after somebody who is named. */
function takenOver(reading: Reading, role: Role): Party | null {
  return role === 'investigator' ? doer(reading, role) : null
}

/** Those whom the words name: one for most roles, else all whom a list or an outright pattern names. */
function namedAs(
  reading: Reading,
  sample: readonly Sentence[],
  role: Role,
  members: readonly Party[],
): Party[] {
  const ways = rolePatterns.get(role) ?? []
  if (!roleOfMany.has(role)) {
    const named = findRole(reading, sample, role, ways)
    const called = () => findRole(reading, sample, role, letterPatterns.get(role) ?? [])
    return (named.length > 0 ? named : called()).slice(0, 1)
  }
  // Whatever names an advisor does so outright.
  const sure = role === 'advisor' ? ways : ways.slice(0, OUTRIGHT)
  const outright = sure.flatMap((way) => findRole(reading, sample, role, [way]))
  const all = [...outright, ...members]
  // A word beside a name hints at a part, and counts only where no sentence names somebody.
  if (all.some(({ isHint }) => !isHint)) return eachOnce(all)
  const [one] = findRole(reading, sample, role, ways)
  return one ? [one] : eachOnce(all)
}

function eachOnce(parties: readonly Party[]): Party[] {
  const once: Party[] = []
  for (const party of parties.toSorted((one, other) => other.name.length - one.name.length))
    if (!once.some(({ name }) => isSameName(name, party.name))) once.push(party)
  return once.toSorted((one, other) => one.start - other.start)
}

/** "Ms. Osei" and "Amara Osei" are one person, "Ana Lind" and "Bo Lind" are two. */
function isSameName(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].map((name) => name.replace(titleOfPerson, ''))
  if (short === long || isInitialOf(short, long) || isInitialOf(long, short)) return true
  // "Jo Ellen" and "Jo Ellen Lind"
  if (long.startsWith(`${short} `) || short.startsWith(`${long} `)) return true
  const isAlone = !short.includes(' ') || !long.includes(' ')
  return isAlone && surname(one) === surname(other)
}

/** "A. Lind" and "Prof. Ana Lind". */
function isInitialOf(short: string, long: string): boolean {
  const own = /^(\p{Lu})\. ([\p{L}’'-]+)$/u.exec(short)
  return (
    own !== null && new RegExp(`(?:^| )${own[1]}[\\p{L}’'-]+ (?:\\S+ )?${own[2]}$`, 'u').test(long)
  )
}

function surname(name: string): string {
  return name.split(' ').at(-1)?.toLowerCase() ?? ''
}

/** The complainant and the respondent are two people. */
function takenBefore(parties: readonly Party[], { role, name }: Party): boolean {
  return role === 'respondent' && parties.some((other) => isSameName(other.name, name))
}

/** Somebody chairs a group that hears nobody: a risk team, a department. */
function isOtherChair({ document }: Reading, { role, sentence: { plain } }: Party): boolean {
  const isChair = role === 'decision_maker' && /\bchair/.test(plain)
  if (isChair && /\b(?:risk|threat|assessment) /.test(plain)) return true
  return isChair && !/decision|adjudicat/.test(plain) && !/\bhearing|\bpanel\b/i.test(document.text)
}

/**
 * Whoever signs a complaint for the school or for a child, or sits beside a party, is not that party; nobody who has a part
 * for the school sits beside a party; and the chair of a panel that hears an appeal is not for these words one of those
 * who decided.
 */
function isTakenForOther(reading: Reading, parties: readonly Party[], party: Party): boolean {
  const { name, role, sentence, start } = party
  const isAlso = (has: (other: Party) => boolean) =>
    parties.some((other) => has(other) && isSameName(other.name, name))
  if (role === 'advisor') return isAlso(isOfficial)
  if (isSide(role))
    return (
      isParentOfParty(reading, name) ||
      parties.some((other) => !isSide(other.role) && other.name === name)
    )
  // "I sent your appeal to Ms. Orr" tells of the other party.
  if (role === 'appeal_officer') return isAlso((other) => isSide(other.role))
  if (role !== 'decision_maker' || hasChaired.test(sentence.plain)) return false
  return parties.some((other) => other.role === 'appeal_officer' && other.start === start)
}

/** "The appeal was heard by Ms. Orr, who chaired the hearing": one sentence tells both parts. */
const hasChaired = /\bwho (?:chaired|presided)\b/

function isOfficial({ isHint, role }: Party): boolean {
  return !isHint && role !== 'advisor' && !isSide(role)
}

function hasOther(parties: readonly Party[], { name, role }: Party): boolean {
  return parties.some((other) => other.role !== role && isSameName(other.name, name))
}

const mention =
  /complain|respon|accus|alleg|coordinator|conversation|decide|investigat|decision|hearing|chair|adjudicat|appeal|facilitat|mediat|title ix|advis|fact|report|\bnamed?s?\b|conduct|concern|said to|that another\b|\bcp\b| vs?\b/

/** Only these can name somebody with a role; most sentences of a long document cannot. */
function speaksOfRoles({ block, plain }: Sentence): boolean {
  return block.kind === 'row' || plain.search(mention) !== -1
}

/** The names that the first of these ways finds which finds any. */
function findRole(
  reading: Reading,
  sample: readonly Sentence[],
  role: Role,
  ways: readonly RegExp[],
): Party[] {
  for (const pattern of ways) {
    const found = sample.flatMap((sentence) => {
      const { block, text } = sentence
      const isFirst = reading.sentences[sentence.index - 1]?.block !== block
      if (block.kind === 'row' && !isFirst) return []
      const own = block.kind === 'row' ? reading.document.text.slice(block.start, block.end) : text
      const from = block.kind === 'row' ? block.start : sentence.start
      return matchNames(own, from, pattern)
        .filter(({ name }) => isPerson(reading, role, name))
        .map((match) => ({ role, ...match, sentence }))
    })
    if (found.length > 0) return found
  }
  return []
}

/**
 * Not "Designation Form", whose last word the document also writes small, where no title tells that it is a name. A word
 * alone is the name of a party, or stands inside of a sentence elsewhere; advisors are often spoken of beside a party.
 */
function isPerson({ document }: Reading, role: Role, name: string): boolean {
  if (!isUntitled.test(name)) return true
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  // "Senior Associate Athletics Director"
  if (words.length > 2 && isTitle(last)) return false
  const isSmall = new RegExp(`(?<![\\w.@-])${last.toLowerCase()}(?![\\w@]|\\.\\w)`).test(
    document.text,
  )
  if (isSmall || isSide(role) || last !== name) return !isSmall
  return role !== 'advisor' && new RegExp(`[a-z,] ${last}(?!\\w)`).test(document.text)
}

const isUntitled = /^(?!Student [A-Z\d]|(?:M[rsx]|Mrs|Dr|Prof|Rev|Sr|Hon)\.? )[A-Za-z’' -]+$/

function matchNames(
  text: string,
  from: number,
  pattern: RegExp,
): { name: string; start: number; end: number }[] {
  const { even, places } = onOneLine(text)
  const letters = plainLetters(even)
  return [...letters.matchAll(pattern)].flatMap((match) => {
    const found = match.groups?.['name'] ?? ''
    const isSure = match.groups?.['sure'] !== undefined
    const isLetter = match.groups?.['letter'] !== undefined
    const part = isLetter ? found : trimmed(found)
    const at = letters.indexOf(found, match.index) + found.indexOf(part)
    const kept = even.slice(at, at + part.length)
    if (!isLetter && (isSure ? !isName(kept) : !isNameAt(even, at, kept))) return []
    const end = at + kept.length
    return [{ name: kept, start: from + (places?.[at] ?? at), end: from + (places?.[end] ?? end) }]
  })
}

/** "Ms. Lind" by the one fuller form that the document has. */
function withFullName(reading: Reading, party: Party): Party {
  const fullName = fullestForm(reading, party.name, isSide(party.role))
  return fullName === null ? party : { ...party, fullName }
}

/** What whoever signs has done, where they tell it in the first person: weighed the evidence, or gathered it. */
const did: Partial<Record<Role, RegExp>> = {
  decision_maker:
    /(?<![“"])\bI (?:do not |did not |cannot |then )?(?:presided|credit|conclude|determine|find (?:the|that|him|her|them|M[rsx])|(?:[a-z]+ ){0,6}(?:make|made|reach|reached) (?:the|this|my|a) (?:finding|decision|determination)|(?:[a-z ]{3,60} and )?have decided)\b/,
  investigator:
    /(?<![“"])\b(?:I (?:myself |also |then )?(?:investigated|conducted the investigation)|I\b(?!.*\b(?:not|nor|never|neither)\b)[^;]{0,200}(?:,| and) (?:wrote|finished|completed|signed) the investigative report)\b/,
}

/** What only the person says who gathers the evidence, or who decides an appeal. */
const does: Partial<Record<Role, RegExp>> = {
  investigator:
    /(?<![“"])\b(?:before I (?:begin to )?(?:write|finish|complete|do) (?:my|the) (?:investigative )?report\b|[Ee]nclosed is my (?:investigative )?report\b|[Mm]y (?:investigative )?report will (?:go|be sent) )/,
  appeal_officer:
    /(?<![“"])\b(?:[Tt]his (?:letter )?is my (?:decision|ruling) (?:on|in) (?:the|your|this|an|both) appeals?\b|I (?:have )?(?:grant|deny|granted|denied|decided) (?:the|your|this|both) appeals?\b)/,
}

/** Whoever signs and tells of the work of this part. */
function doer(reading: Reading, role: Role): Party | null {
  const work = did[role]
  const hasDone = work && sampleOf(reading.sentences).some(({ text }) => work.test(even(text)))
  const closing = hasDone && outcomeOfDetermination(reading) !== null ? closingName(reading) : null
  return closing && { role, ...closing }
}

/** Whoever signs and speaks of work that only one part has. That a coordinator gathers evidence too has to be told outright. */
function actor(reading: Reading, role: Role): Party | null {
  const says = does[role]
  const isSaid = says && sampleOf(reading.sentences).some(({ text }) => says.test(even(text)))
  const closing = isSaid ? closingName(reading) : null
  return closing && { role, ...closing, ...(role === 'investigator' && { isHint: true }) }
}

const even = (text: string) => text.replace(/\s+/g, ' ')

/** The office under a signature, or "I am the decision-maker" above it. */
function signedAs(reading: Reading, role: Role): Party | null {
  // Who writes to a party and to their advisor is none.
  if (role === 'advisor') return null
  // "I received the complaint and, as the District's Title IX Coordinator, sent notices"
  const asOffice = isSide(role) ? '' : "|[^.;|]{3,90} [a-z]+, as (?:the|your|our)(?: \\S+[’']s)?"
  const own = new RegExp(
    `\\bI (?:(?:am|was|have been|served|acted|serve|act)(?= )(?:(?!\\b(?:not|neither|never|nor|no)\\b)[^.;|]){0,40}${asOffice}) ${roleWords[role]}`,
  )
  const person = signatures(reading, officeOf(role)).find(
    ({ name }) => !name.includes(' ') || isPerson(reading, role, name),
  )
  if (person) return { role, ...person }
  const isOwn = sampleOf(reading.sentences).some(({ text }) => own.test(text))
  const closing = isOwn ? closingName(reading) : null
  return closing ? { role, ...closing } : (actor(reading, role) ?? doer(reading, role))
}
