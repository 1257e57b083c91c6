import type { Block, Reading } from '../../document/reading.ts'
import { pendingAppeal } from '../findings/pendingAppeal.ts'
import type { Role } from '../report.ts'
import { nameSource, plainLetters } from './names.ts'
import { isNameAt, type NameOnLine, onOneLine, trimmed } from './namesInText.ts'
import { closingName, type NamedPerson } from './writers.ts'

/** What makes the people of a list members of a group, when it stands before the first one. */
const heads: readonly (readonly [Role, RegExp])[] = [
  [
    'decision_maker',
    /(?:\b[Pp]anel(?:ists?| [Mm]embers?|[’']s members)?|\b[Bb]oard [Mm]embers?|PANEL(?:ISTS?| MEMBERS?)?|\bother members)$/,
  ],
  ['advisor', /(?:(?<!\bas )\b[Aa]dvis[eo]rs|\b[Aa]dvis[eo]r each|ADVIS[EO]RS)$/],
]
const opens =
  /(?:(?:, which)? (?:is|was|are|were)(?: made up of| composed of| chaired by)?| consists of|:| *\||,? \(|,| ?\.{4,})? *(?:\([^()]{3,40}\) )?(?:the )?$/
/** What makes them so when it stands behind the last one. */
const behind: readonly (readonly [Role, RegExp])[] = [
  ['advisor', /^(?:,? \(?| as )[Aa]dvis[eo]rs\b/],
  [
    'investigator',
    /^(?:,? \(?(?:the |our )?[Ii]nvestigators\b| (?:will |have |are to )?investigated?\b)/,
  ],
]
/** Between two people of a list: a degree, an aside, a part, then a comma or "and". */
const between =
  /^(?:, (?:Esq|Ph\.?D|Ed\.?D|J\.?D)\.?)?(?: for (?:the )?(?:[Cc]omplainant|[Rr]espondent|you)\b)?(?:,? \([^()]{1,60}\))?(?:, [a-z][a-z ]{2,30}(?=;))?(?:, (?:[A-Z][a-z]+ ){1,3}(?:of|for) [^.;|,()]{3,40}(?=,))? *(?:[,;/|&]|,? and|; and|, with) *(?:and )?(?:\([^()]{3,40}\) |(?:attorney|retired|(?:[A-Z][a-z]+ ){1,3}\(ret\.\)) )?$/
/** "Mr. Lind has named Mr. Ed Poe": only the second one is in the list. */
const chooses = /^ (?:has|have) (?:named|chosen|selected) /
/** "Mr. Poe for you; Ana has asked her uncle, Mr. Lind": so is the second one. */
const choosesNext =
  /^(?: for you; [A-Z][^ .;|()]+)? (?:has|have) (?:named|chosen|selected|asked) (?:(?:his|her|their) [a-z][a-z ]{2,30}, )?$/
/** The chair of those who hear a case, not of a team that weighs a danger or of a department. */
const chair = /^,? ?\(?(?:panel )?[Cc]hair\b/
/** Who signs under the chair. */
const member = /^, (?:[Pp]anel )?[Mm]ember$/
const otherGroup = /\b(?:risk|threat|assessment|team|department)\b/i
/** What stands right before or behind somebody's name where it gives them a part that no other words do. */
const beside: readonly (readonly [Role, { before?: RegExp; after?: RegExp }])[] = [
  [
    'advisor',
    {
      after:
        /^(?:(?! (?:Dr|Prof|Professor|M[rsx]|Mrs)\b)[^.;|()]){0,80} as (?:the |your |his |her |their |[A-Z]\S+[’']s )advis[eo]r\b/,
    },
  ],
  [
    'investigator',
    { before: /\binterview\b[^.;|]{0,60}\b(?:set|scheduled|is|will be)\b[^.;|]{0,60} with $/ },
  ],
  ['advisor', { after: /^,? of (?:our|the) (?:advis[eo]r pool|pool of advis[eo]rs)\b/ }],
  [
    'advisor',
    {
      // "Your advisor is Mr. Lind; hers is Ms. Orr"
      before:
        /\b[Aa]dvis[eo]r\b[^|]{0,240}\b(?:hers|his|theirs|(?:[Cc]omplainant|[Rr]espondent)[’']s) is $/,
    },
  ],
  ['investigator', { before: /\binvestigated?[^.;|()]{0,20} \((?:that was )?$/ }],
  [
    'appeal_officer',
    {
      before:
        /\b(?:[Aa]ppeal|review of (?:this|the) (?:decision|dismissal|determination))\b[^]{0,480}\b(?:(?:[Ww]rite|[Ss]end (?:it|the appeal)|addressed|in writing)[^.;|]{0,30} to|in writing and reach) (?:the [^.;|]{3,40}, )?$/,
    },
  ],
]
/** Asides that tell for whom somebody asks questions. */
const forASide =
  /^(?:, Esq\.?,?)? (?:\((?:for|advisor (?:to|for)) (?:the )?(?:[Cc]omplainant|[Rr]espondent|Student [A-Z1-9]|[A-Z][^()]{1,30})\)|for (?:(?:the )?(?:[Cc]omplainant|[Rr]espondent)|M[rsx]s?\. [A-Z][^();]{1,30})(?:[;)]| {2}|$))/
/** "To: Ms. Orr (for Ana)" is written to a parent. */
const isAddressed = /^T[Oo]:? /
const speaksOfAdvisors = /advis|cross-exam|counsel|attorney/i
const speaksOfGroups =
  /advis|panel|board|member|chair|cross-exam|interview|investigat|hearing|appeal|review of/i
/** Where a body that hears appeals writes, its members hear them; not those of "the hearing panel". */
const ofAppeals = /\bappeals? (?:board|panel|committee)\b/i
const LETTERHEAD = 400
/** How much before a name can tell a part. */
const LONGEST_CUE = 900
/** "your advisors, Mr. Lind (hearing officer)" */
const hasRole = /^,? \((?:the )?(?:hearing|decision|investigator|facilitator|title ix)/i
const titled = /^(?:M[rsx]|Mrs|Miss|Dr|Prof|Professor|Atty|Attorney|Rev|Hon)\b/
/** Longer blocks are running text that was not parted. */
const LONGEST_BLOCK = 3000

export interface Member extends NamedPerson {
  readonly role: Role
  /** Told by words beside the name that only hint at it. */
  readonly isHint?: true
}

/** The people who are named one after the other as a party's advisors, or as those who decide: "Advisors: A; B". */
export function membersOf(reading: Reading): Member[] {
  const isAppeal =
    ofAppeals.test(reading.document.text.slice(0, LETTERHEAD)) || pendingAppeal(reading) !== null
  return reading.blocks.flatMap((block) => membersIn(reading, block, isAppeal))
}

function membersIn(reading: Reading, block: Block, isAppeal: boolean): Member[] {
  const text = reading.document.text.slice(block.start, block.end)
  if (text.length > LONGEST_BLOCK || !speaksOfGroups.test(text)) return []
  const { even, places } = onOneLine(text)
  const names = namesOf(even)
  const members: Member[] = []
  let role: Role | null = null
  /** Behind "A and B" a semicolon begins something else. */
  let isLast = false
  for (const [place, { at, name }] of names.entries()) {
    const last = names[place - 1]
    const gap = last && even.slice(last.at + last.name.length, at)
    const isNext: boolean =
      gap !== undefined &&
      (between.test(gap) || choosesNext.test(gap)) &&
      !(isLast && gap.includes(';'))
    isLast = isNext && / and /.test(gap ?? '')
    const rest = even.slice(at + name.length)
    if (!isNext) role = roleBefore(even.slice(0, at), name) ?? roleBehind(names, place, even)
    const isInPanel = chair.test(rest) || (block.start > LETTERHEAD && member.test(rest))
    if (role === null && isInPanel && !otherGroup.test(text)) role = 'decision_maker'
    const isAdvisor =
      forASide.test(rest) && speaksOfAdvisors.test(even) && !isAddressed.test(even.slice(0, at))
    const own = isAdvisor ? 'advisor' : hasRole.test(rest) && role === 'advisor' ? null : role
    const isOfAppeal =
      own === 'decision_maker' && isAppeal && !/hearing panel/i.test(even.slice(0, at))
    const person = own && !chooses.test(rest) && personAt(reading, block, { at, name }, places)
    if (person) {
      const part = isOfAppeal ? 'appeal_officer' : own
      members.push(
        { role: part, ...person },
        ...signerIn(reading, block, part, at + name.length, even, places),
      )
    } else if (own === null) members.push(...hintAt(reading, block, { at, name }, even, places))
  }
  return members
}

/** "Mr. Lind and the undersigned": whoever signs is the last one of the list. */
function signerIn(
  reading: Reading,
  block: Block,
  role: Role,
  from: number,
  even: string,
  places?: readonly number[],
): Member[] {
  const found = /^(?:,? \([^()]{1,60}\))?,? and the undersigned\b/.exec(even.slice(from))
  const signer = found && closingName(reading)
  if (!found || !signer) return []
  const name = 'the undersigned'
  const at = from + found[0].length - name.length
  const words = personAt(reading, block, { at, name }, places)
  return words ? [{ role, ...words, name: signer.name }] : []
}

/** The part that the words beside a name give the person. */
function hintAt(
  reading: Reading,
  block: Block,
  { at, name }: NameOnLine,
  even: string,
  places?: readonly number[],
): Member[] {
  const [before, after] = [
    even.slice(Math.max(0, at - LONGEST_CUE), at),
    even.slice(at + name.length),
  ]
  const role = beside.find(
    ([, cue]) => (cue.before?.test(before) ?? true) && (cue.after?.test(after) ?? true),
  )?.[0]
  const person = role && personAt(reading, block, { at, name }, places)
  return person ? [{ role, isHint: true, ...person }] : []
}

/** Behind "their advisors," somebody else may follow: only a title tells that it is one of them. */
function roleBefore(before: string, name: string): Role | null {
  if (/[a-z], $/.test(before) && (!titled.test(name) || before.endsWith(' each, '))) return null
  // "for the parties, advisors, Mr. Lind and me" lists who comes.
  if (/(?:,|\band) (?:the |their )?[Aa]dvis[eo]rs, $/.test(before)) return null
  const head = before.slice(-90).replace(opens, '')
  return heads.find(([, ends]) => ends.test(head))?.[0] ?? null
}

/** The part that is told behind the last name of the list that begins at `place`. */
function roleBehind(names: readonly NameOnLine[], place: number, even: string): Role | null {
  let last = place
  while (names[last + 1] && between.test(even.slice(endOf(names[last]), names[last + 1]?.at)))
    last++
  if (last === place) return null
  const rest = even.slice(endOf(names[last]))
  return behind.find(([, begins]) => begins.test(rest))?.[0] ?? null
}

function endOf(one: NameOnLine | undefined): number {
  return one ? one.at + one.name.length : 0
}

const everyName = new RegExp(nameSource, 'g')

function namesOf(even: string): NameOnLine[] {
  const letters = plainLetters(even)
  return [...letters.matchAll(everyName)].flatMap(({ 0: found, index }) => {
    const part = trimmed(found)
    const at = index + found.indexOf(part)
    const name = even.slice(at, at + part.length)
    const isWhole = name.includes(' ') || name.includes('.')
    return isWhole && isNameAt(even, at, name) ? [{ at, name }] : []
  })
}

function personAt(
  { sentences }: Reading,
  block: Block,
  { at, name }: NameOnLine,
  places?: readonly number[],
): NamedPerson | null {
  const start = block.start + (places?.[at] ?? at)
  const end = block.start + (places?.[at + name.length] ?? at + name.length)
  const sentence = sentences.findLast((one) => one.block === block && one.start <= start)
  return sentence ? { name, start, end, sentence } : null
}
