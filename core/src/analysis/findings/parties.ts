import type { Reading, Sentence } from '../../document/reading.ts'
import { sampleOf } from '../classify/sampleOf.ts'
import { type Role, roles } from '../report.ts'
import { isInCapitals, isName, nameSource, plainLetters, surnameFirst } from './names.ts'
import { outcomeOfDetermination } from './outcome.ts'
import { addressee, closingName, type NamedPerson, signature, twoAddressees } from './writers.ts'

export type { Role } from '../report.ts'

/** A person with a part in the case, named as the document writes it. */
export interface Party {
  readonly role: Role
  readonly name: string
  /** The form by which the letter greets them, where it is a fuller one. */
  readonly fullName?: string
  /** The name's words: offsets into the document's text. */
  readonly start: number
  readonly end: number
  readonly sentence: Sentence
}

const coordinator =
  '(?:(?:[Dd]istrict |[Uu]niversity |[Cc]ollege )?[Tt]itle IX (?:[Cc]oordinator|[Oo]fficer|[Dd]irector|[Aa]dministrator)|TITLE IX COORDINATOR)'

/** How a role is written; regular expression sources without the flag i, so first letters stand for both. */
const roleWords: Readonly<Record<Role, string>> = {
  complainant:
    '(?:[Cc]omplainant|COMPLAINANT|(?:[Rr]eporting|[Cc]omplaining) (?:[Pp]arty|[Ss]tudent))',
  respondent: '(?:[Rr]espondent|RESPONDENT|[Rr]esponding (?:[Pp]arty|[Ss]tudent))',
  investigator:
    '(?<![Cc]o-)(?:(?:[Ll]ead |[Tt]itle IX |[Ee]xternal |[Aa]ssigned |[Ss]enior )*[Ii]nvestigator|[Ff]act[- ][Ff]inder)',
  decision_maker:
    '(?:[Dd]ecision-?\\s?[Mm]aker|[Hh]earing (?:[Oo]fficer|[Cc]hair|[Ee]xaminer)|[Cc]hair(?: of the (?:[Hh]earing )?[Pp]anel)?|[Pp]anel [Cc]hair|[Aa]djudicator)',
  appeal_officer:
    '(?:[Aa]ppeals? (?:[Oo]fficer|[Dd]ecision-?\\s?[Mm]aker|[Pp]anel [Cc]hair|[Rr]eviewer))',
  facilitator: '(?:[Ff]acilitator|[Mm]ediator)',
  title_ix_coordinator: `(?<!(?:[Dd]eputy|DEPUTY|[Aa]ssistant|[Aa]ssociate) )${coordinator}`,
  deputy_coordinator: `(?:[Dd]eputy|DEPUTY) ${coordinator}`,
  advisor: '(?:[Aa]dvis[eo]r)',
}

const name = `(?<name>${nameSource})`
/** "(she/her)", "(ID 123)", ", Ph.D.": what may stand between a name and its role. */
const aside = String.raw`(?:, (?:Ph\.? ?D|Ed\.? ?D|J\.? ?D|M\.? ?[ADS]|Esq)\.?)?(?:, (?:[Gg]rade \d{1,2}|\d{1,2}th grade))?(?:,? [(\[][^()[\]]{1,40}[)\]])?`
/** An office before the one that counts; never what another person has. */
const office = String.raw`(?:(?:(?!Coordinator|Investigator)[^.;|]){0,60}?(?:,| and| &) )?`
/** Not "the respondent's friend", nor "the respondent advisor". */
const noOther = "(?![’'a-z]| (?:[Aa]dvis|[Aa]ttorney|[Cc]ounsel|[Ll]iaison))"
const called = String.raw`(?:,? [(\[](?:the )?|,? (?:and |\()?(?:hereinafter|hereafter|referred to as|known as)(?: referred to as| called)?,? (?:the )?)`

type Side = 'complainant' | 'respondent'

function isSide(role: Role): role is Side {
  return role === 'complainant' || role === 'respondent'
}

/** The patterns for one role, most certain first. */
function patternsOf(role: Role): RegExp[] {
  const words = roleWords[role]
  // Two people are often named in one breath, so that an office may only be of those who work there.
  const before = isSide(role) ? '' : office
  const patterns = [
    // Jordan Ames (she/her) ("Complainant"), Jordan Ames (the respondent)
    `${name}${aside}${called}["“'‘]?(?:the )?${words}(?: below)?[,.]?(?:["”]|[’'](?!s)|\\)|\\])`,
    // (complainant) Jordan Ames; never what follows on "Jordan Ames (complainant)"
    `(?:^|[;|/] *| {2,})\\(${words}\\) +${name}`,
    // Complainant: AMES, Jordan
    `${words}(?: is|:| *\\|) +(?<name>${surnameFirst})(?= *(?:$|[(;|\\d]))`,
    // Complainant: Jordan Ames; Investigator | J. Ames; The complainant is Jordan Ames
    // Behind "their advisors," somebody else may follow in a list: only a title tells that it is one of them.
    `${words}(?:(?:s|\\(s\\))(?=:| *\\||,? \\(?(?:M[rsx]|Mrs|Dr|Prof|Atty|Attorney)\\b))?(?: \\([A-Za-z]{1,4}\\))?(?: is| was|[’']s (?:full )?name(?: is|:)| [Nn]ame:| will be|:| *\\||,| –| -| \\()? *(?<= |\\()(?:Student [A-Z]: |the )?${name}`,
    // Jordan Ames, Title IX Coordinator; Jordan Ames, who is the investigator
    `${name}${aside}(?:,| –| -|, who is| is| was| as| will be| will serve as| serves as)(?: the| your| our| an?)? ${before}${words}${noOther}`,
    `^${name} *\\| ${words}$`,
    // Jordan Ames has been assigned as the investigator
    `${name} (?:has been|was|is|have been) (?:assigned|appointed|named|designated|chosen|engaged)[^.;|]{0,20} ${words}`,
    `(?:assigned|appointed|named|designated|chosen|engaged) ${name} (?:as|to be|to serve as)[^.;|]{0,12} ${words}`,
  ]
  return [...patterns, ...(more[role] ?? [])].map((source) => new RegExp(source, 'g'))
}

const subjectLine = String.raw`^(?:[Rr]e|RE|[Ss]ubject|SUBJECT|[Ii]n [Tt]he [Mm]atter [Oo]f|IN THE MATTER OF)\b[^;|]{0,80}?`
const noSchool = '(?![^;|]{0,60}(?:University|College|School|District|Board|Institute))'

/** What only this role does. */
const more: Partial<Record<Role, readonly string[]>> = {
  complainant: [
    // Lee Park (“CP”) and Bo Lind (“RP”): alone, the second may also be the reporting party
    `${name}${aside} \\(["“]?CP["”]?\\)`,
    `^(?![Aa]dvis|ADVIS)[^;]{0,80}? ${name} \\(C\\)(?=[^;]{0,120}\\(R\\))`,
    `COMPLAINT (?:OF|BY) ${name}(?<sure> AGAINST) `,
    `${name}(?<sure>[’']s) (?:signed |written |own )?(?:formal |Title IX )complaint\\b`,
    `${name}, in (?:a|his|her|their) (?:signed |written )?formal complaint`,
    `${subjectLine}(?=(?:\\S+ ){2,6}vs?\\.? \\S+ \\S)${name} vs?\\.? ${noSchool}`,
    `(?:[Cc]omplaint|grievance)(?: dated [^.;|]{4,25}| of [^.;|]{3,60}?)?(?: was| is| has been)?(?: that was)? (?:given|filed|signed|made|submitted|lodged|brought)(?: (?:with|on|against|to) [^.;|]{2,50}?)? by (?:the (?:family|parents?|mother|father|guardians?) of )?${name}`,
    `(?:[Cc]omplaint|grievance) (?:of|from|by) ${name}`,
    `(?:harass|touch|assault|grop|follow|threaten|stalk)(?:ed|ing)? another (?:student|employee|person), ${name}`,
    `${name}(?: has| have)? (?:filed|signed|submitted|lodged|brought) (?:a|the|this) (?:signed )?(?:formal |Title IX )*complaint`,
    `${name}(?:, [^.;|]{2,40},)? (?:gave us|handed us|sent us) a (?:signed )?(?:formal )?complaint`,
  ],
  respondent: [
    `\\(["“]?CP["”]?\\)[^;|]{0,80}? ${name}${aside} \\(["“]?RP["”]?\\)`,
    `${name}${aside} \\(["“]?RP["”]?\\)(?=[^;|]{0,120}\\(["“]?CP)`,
    `^(?![Aa]dvis|ADVIS)[^;]{0,120}\\(C\\)[^;]{0,80}? ${name} \\(R\\)`,
    `(?<sure>COMPLAINT (?:OF|BY) [A-Z .’'-]{3,60} AGAINST) ${name}`,
    `${name} (?:is|was|remains|stays|has been) presumed (?:to be )?not responsible`,
    `(?:found|finds?|whether|(?:determined|concluded)(?: on [^.;|]{3,20})? that) ${name} (?:was |is |to be )?(?:not )?responsible\\b`,
    `${name} (?:is|was) (?:NOT )?RESPONSIBLE\\b`,
    `(?:^(?:\\d\\. )?That|[Aa]llegations? (?:is|are|was|were) that|alleg(?:es|ed|ing) that|states? that) ${name}, (?:on|in|at|between|from|during) [^;]{4,140}?, (?:[a-z]+ed|put|took|hit|sent)\\b`,
    `${subjectLine} (?:\\S+ ){2,6}vs?\\.? ${noSchool}(?=\\S+ [A-Z])${name}`,
    `(?:[Cc]omplaint|[Aa]llegations?|grievance)(?:[^.;|]|(?<=[A-Z])\\.){0,60}? against ${name}`,
    `(?:alleg(?:es|ed|ing)|stat(?:es|ed|ing)|says|saying|claims) that (?:(?:on|in|at) [^;|]{4,130}, )?${name}(?: \\([^)]{3,20}\\))? (?:had |has |repeatedly |then )?[a-z]+(?:ed|t|s|d)\\b`,
    `${name} (?:is|was|has been) (?:named|identified|listed) (?:[^.;|]{0,20} )?as (?:the|a) [Rr]espondent`,
  ],
  investigator: [
    `report (?:by|of) ${name}`,
    `${name}(?:, [^.;|]{3,60},)? (?:investigates|will investigate)\\b`,
    `(?:investigated|conducted|carried out) by ${name}`,
    `[Ii]nvestigation (?:by |\\()${name}`,
  ],
  decision_maker: [
    `chaired by ${name}`,
    `^(?![^;]*[Aa]ppeal)[^;]*?${name}(?:, [^.;|]{3,60},)? (?:decides|will decide)\\b`,
    `(?<!appeals? (?:will be |is |are |was )?)(?:heard|decided) by ${name}`,
    `decision (?:will be |is |was )?made by ${name}`,
    `hearing (?:is |will be )?(?:held )?before ${name}`,
  ],
  appeal_officer: [
    `appeal[^;|]{0,60}? (?:to|with|by) (?:the [^.;|]{3,40}, )?${name}`,
    `[Aa]ppeal[^;|]{0,220}?(?:letter|writing|e-?mail|\\)),? to ${name}`,
    `(?:appeal|appeals) (?:will be|is|are|was) (?:decided|heard|reviewed) by ${name}`,
  ],
  title_ix_coordinator: [
    // "and Coordinator Dr. Ana Orr", but not "Housing Coordinator"
    `(?<=^|[.,;(] |\\b(?:and|the|to|with|by) )[Cc]oordinator,? ${name}`,
  ],
  facilitator: [
    `(?:mediation|resolution)[^.;|]{0,30} (?:with|by|led by|facilitated by) ${name}`,
    `(?:mediation|resolution|conversation)[^;|]{0,110}?,? (?:led|facilitated|guided) by ${name}`,
    `${name}, who (?:facilitates|will facilitate|mediates|will mediate)`,
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
      findRole(reading, sample, role, patterns.get(role)) ??
      signedAs(reading, role) ??
      toldOf(reading, role)
    if (party && !takenBefore(parties, party) && !isOtherChair(reading, party)) parties.push(party)
  }
  const sure = parties.filter((party) => !isSide(party.role) || !hasOffice(parties, party))
  return withReaders(reading, sure)
}

/**
 * Of a letter to both parties: each by the form of the name that greets them, and where only one side is known, the other
 * reader is the other side.
 */
function withReaders(reading: Reading, parties: readonly Party[]): readonly Party[] {
  const readers = twoAddressees(reading)
  if (!readers) return parties
  const named = parties.map((party) => {
    const own = isSide(party.role) && readers.find(({ name }) => isPartOf(party.name, name))
    return own && own.name.length > party.name.length ? { ...party, fullName: own.name } : party
  })
  const [one, more] = named.filter(({ role }) => isSide(role))
  const own = one && readers.find(({ name }) => isPartOf(one.name, name))
  const other = one && readers.find(({ name }) => !isPartOf(one.name, name))
  if (more || !own || !other || named.some(({ name }) => isPartOf(other.name, name))) return named
  const role: Role = one.role === 'complainant' ? 'respondent' : 'complainant'
  const all = [...named, { role, ...other }]
  return all.toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
}

/** Whether two forms of names share the given name or the surname: "Bo" and "Bo Lind", "Ms. Lind" and "Bo Lind". */
function isPartOf(one: string, other: string): boolean {
  const words = other.split(' ')
  return one
    .split(' ')
    .some((word) => !word.endsWith('.') && word.length > 2 && words.includes(word))
}

/** "Ms. Osei" and "Amara Osei" are one person, "Ana Lind" and "Bo Lind" are two. */
function isSameName(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = [one, other].map((name) => name.replace(/^(?:M[rsx]|Mrs|Dr|Prof)\.? /, ''))
  const isAlone = !short?.includes(' ') || !long?.includes(' ')
  return isAlone && surname(one) === surname(other)
}

function surname(name: string): string {
  return name.split(' ').at(-1)?.toLowerCase() ?? ''
}

/** The complainant and the respondent are two people. */
function takenBefore(parties: readonly Party[], { role, name }: Party): boolean {
  return role === 'respondent' && parties.some((other) => isSameName(other.name, name))
}

/** Somebody chairs a group that hears nobody: a risk team, a department. */
function isOtherChair({ document }: Reading, { role, sentence }: Party): boolean {
  return (
    role === 'decision_maker' &&
    /\bchair/.test(sentence.plain) &&
    !/decision|adjudicat/.test(sentence.plain) &&
    !/\bhearing|\bpanel\b/i.test(document.text)
  )
}

/** Whoever signs a complaint for the school, or sits beside a party, is not that party. */
function hasOffice(parties: readonly Party[], { name }: Party): boolean {
  return parties.some((other) => !isSide(other.role) && other.name === name)
}

const mention =
  /complain|respon|accus|alleg|coordinator|conversation|decide|investigat|decision|hearing|chair|adjudicat|appeal|facilitat|mediat|title ix|advis|fact|reporting part|\bcp\b| vs?\b/

/** Only these can name somebody with a role; most sentences of a long document cannot. */
function speaksOfRoles({ block, plain }: Sentence): boolean {
  return block.kind === 'row' || plain.search(mention) !== -1
}

function findRole(
  reading: Reading,
  sample: readonly Sentence[],
  role: Role,
  ways: readonly RegExp[] = [],
): Party | null {
  for (const pattern of ways) {
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
  const { even, places } = onOneLine(text)
  const letters = plainLetters(even)
  for (const match of letters.matchAll(pattern)) {
    const found = match.groups?.['name'] ?? ''
    const isSure = match.groups?.['sure'] !== undefined
    const part = trimmed(found)
    const at = letters.indexOf(found, match.index) + found.indexOf(part)
    const kept = even.slice(at, at + part.length)
    if (isSure ? !isName(kept) : !isNameAt(even, at, kept)) continue
    const end = at + kept.length
    return { name: kept, start: from + (places?.[at] ?? at), end: from + (places?.[end] ?? end) }
  }
  return null
}

/** What a line does not end with between two entries of a list: a small word, a title, a comma. */
const goesOn = /(?:(?:^|\s)\p{Ll}+|[,;:(]|\b(?:M[rsx]|Mrs|Dr|Prof)\.?)$/u

/**
 * The text with spaces alone between words: one where a sentence goes on in the next line, however far that is indented.
 * `places` tells where each character stood, where that is not its own place.
 */
function onOneLine(text: string): { even: string; places?: readonly number[] } {
  if (!/\s\n|\n\s/.test(text)) return { even: text.replace(/[^\S ]/g, ' ') }
  const places: number[] = []
  let even = ''
  for (const { 0: found, index } of text.matchAll(/\s*\n\s*|[^]/g)) {
    const isGap = found.length > 1
    places.push(index)
    even += found.replace(/\s/, ' ').charAt(0)
    if (!isGap || goesOn.test(text.slice(Math.max(0, index - 20), index))) continue
    places.push(index + 1)
    even += ' '
  }
  return { even, places: [...places, text.length] }
}

/** In a line of capitals only a label, or the role in brackets behind it, tells a name from a heading. */
function isNameAt(text: string, at: number, name: string): boolean {
  if (name === '' || !isName(name)) return false
  // "The respondent is Jordan Ames's roommate" names somebody else.
  if (/[’']s$/i.test(name) || /^[’']/.test(text.slice(at + name.length))) return false
  if (!isInCapitals(name) || !isInCapitals(text)) return true
  return /[:|(] *$/.test(text.slice(0, at)) || /^ *[|(,]/.test(text.slice(at + name.length))
}

const nextLabel =
  / (?:Complainant|COMPLAINANT|Respondent|RESPONDENT|Investigator|INVESTIGATOR|Witness|Advisor|Case|CASE|Date|DATE|ID|NO|No)(?: .*)?$/

/** Takes off what a sentence's first word or the next label on the line adds. */
function trimmed(found: string): string {
  return found
    .replace(
      /^(?:Hearing Officer|The|THE|Student|Dear|And|AND|But|That|On|In|By|Investigator|Complainant|Respondent|Coordinator|Officer) /,
      '',
    )
    .replace(nextLabel, '')
}

/** Whoever signs a decision that weighs the evidence in the first person has made it. */
const decides =
  /(?<![“"])\bI (?:do not |did not |cannot )?(?:credit|conclude|determine|find (?:the|that|him|her|them|M[rsx]))\b/

/** The office under a signature, or "I am the decision-maker" above it. */
function signedAs(reading: Reading, role: Role): Party | null {
  // Who writes to a party and to their advisor is none.
  if (role === 'advisor') return null
  const office = new RegExp(`(?:^|[ ,&])${roleWords[role]}${noOther}`)
  const own = new RegExp(
    `\\bI (?:am|was|have been|served|acted|serve|act)[^.;|]{0,40} ${roleWords[role]}`,
  )
  const person = signature(reading, office)
  if (person) return { role, ...person }
  const sample = sampleOf(reading.sentences)
  const isOwn =
    sample.some(({ text }) => own.test(text)) ||
    (role === 'decision_maker' &&
      sample.some(({ text }) => decides.test(text)) &&
      outcomeOfDetermination(reading) !== null)
  const closing = isOwn ? closingName(reading) : null
  return closing && { role, ...closing }
}

const toRespondent =
  /\b(?:against|about|naming|names?|concerning) you\b|\byou (?:are|have been|were) (?:named|identified|accused|alleged|charged|the respondent)|alleg\w+ that you\b|that you (?:sexually )?(?:harass|touch|assault|grop|stalk)|(?<!\byou )alleg(?:es|ed|ing) that\b[^.;]{0,120}\byou (?:had |then |also |repeatedly )?(?:touch|grab|kiss|grop|follow|push|slapp|expos|penetrat|harass|stalk|text|messag|put|sent|held)/
const toComplainant =
  /\b(?:complaint|report) (?:that |which )?you (?:have )?(?:filed|signed|made|submitted|brought)|\byour (?:formal )?complaint\b|you may have (?:been|experienced)|the student you named|\byou are the complainant\b/

/** A letter to somebody who speaks for a side. */
const toParent = /\byour (?:son|daughter|child)\b/

/** The person to whom the letter is written, where it says which side they are on. */
function toldOf(reading: Reading, role: Role): Party | null {
  const says = { complainant: toComplainant, respondent: toRespondent }[role as string]
  const sample = sampleOf(reading.sentences)
  if (!says || !sample.some(({ plain }) => says.test(plain))) return null
  if (sample.some(({ plain }) => toParent.test(plain))) return null
  const person: NamedPerson | null = addressee(reading)
  return person && { role, ...person }
}
