import type { Block, Reading, Sentence } from '../../document/reading.ts'
import { isInCapitals, isName, isPartOf, isTitle, nameSource, plainLetters } from './names.ts'
import { trimmed } from './namesInText.ts'
import { ofTheCase } from './rolePatterns.ts'

/** A person that the document names: offsets into its text. */
export interface NamedPerson {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly sentence: Sentence
}

const nameAlone = new RegExp(`^${nameSource}$`)
/** "Dear Ana," or "Ms. Orr:" */
const dear = new RegExp(
  `^(?:(?:Dear|Hi|Hello) |(?=(?:M[rsx]|Mrs|Miss|Dr|Prof|Rev)\\b.*[,:]$))(?<name>${nameSource})[,:]?$`,
)
const toLine = new RegExp(
  `^(?:(?:TO|To)(?: the [Pp]arents of)?:?|(?:[Ii]ssued [Tt]o|[Ff]or|FOR|Name|NAME|Recipient|Student):| *(?:TO|To) *\\|) *(?<= )(?<name>${nameSource})(?: [<(][^>)]*[>)]|, [a-z].*| {2,}.*|, Dept\\.? .*)?$`,
)
/** "Ms. Orr, you filed ..." at the head of a paragraph. */
const spokenTo = new RegExp(
  `^(?=M[rsx]|Mrs|Dr|Prof)(?<name>${nameSource}), (?:you|we|this|on|I)\\b`,
)
/** 'Margaret "Meg" Orr' */
const nickname = / ["“(]\p{Lu}[\p{L}]{1,14}["”)](?= )/u

function isNameAlone(line: string): boolean {
  const own = line.replace(nickname, '')
  return nameAlone.test(plainLetters(own)) && isName(own)
}

function greetedIn(line: string): string | null {
  const letters = plainLetters(line)
  const found = toLine.exec(letters) ?? dear.exec(letters) ?? spokenTo.exec(letters)
  const name = found?.groups?.['name']
  if (name === undefined) return null
  const at = letters.indexOf(name)
  return line.slice(at, at + name.length)
}

const FIRST_BLOCKS = 25
const LAST_BLOCKS = 14

/** The one person to whom a letter is written, by the fullest form of the name; null for several or none. */
export function addressee(reading: Reading): NamedPerson | null {
  const { text } = reading.document
  const first = reading.blocks.slice(0, FIRST_BLOCKS)
  let greeted: NamedPerson | null = null
  for (const block of first) {
    const line = lineOf(reading, block)
    const name = greetedIn(line)
    if (name === null || !isName(name)) continue
    if (isListed(reading, block) || isToAnother(first, reading, name)) return null
    greeted ??= personIn(reading, block, name)
  }
  if (!greeted) return null
  const surname = greeted.name.split(' ').at(-1) ?? ''
  const full = first.find((block) => {
    const line = text.slice(block.start, block.end)
    if (!isNameAlone(line)) return false
    return line !== surname && line.split(' ').includes(surname)
  })
  return full ? personIn(reading, full, text.slice(full.start, full.end)) : greeted
}

/** How many lines under a name in an address may tell whose advisor that is. */
const ADDRESS_LINES = 3

/** "Mr. Bo Lind" above the line "(as advisor to Ms. Orr)". */
export function isToAdvisor(reading: Reading): boolean {
  const to = addressee(reading)
  if (!to) return false
  const { index } = to.sentence.block
  const lines = reading.blocks.slice(index, index + 1 + ADDRESS_LINES)
  return lines.some((block) => advises.test(lineOf(reading, block)))
}

const advises = /(?:^|\n) *\(?(?:as )?(?:the )?[Aa]dvis[eo]r (?:to|for) /

function lineOf({ document }: Reading, { start, end }: Block): string {
  return document.text.slice(start, end)
}

/** "To: Ana Orr (Complainant)" with "Bo Lind (Respondent)" under it: a letter to several. */
function isListed(reading: Reading, block: Block): boolean {
  const next = reading.blocks[block.index + 1]
  const aside = / \([^()]{3,20}\)$/
  const [line, below] = [block, next].map((one) => (one ? lineOf(reading, one) : ''))
  if (!line || !below || !aside.test(line) || !aside.test(below)) return false
  return isNameAlone(below.replace(aside, ''))
}

/** Whether another line "To:" names somebody else. */
function isToAnother(first: readonly Block[], reading: Reading, name: string): boolean {
  return first.some((block) => {
    const to = namedTo.exec(plainLetters(lineOf(reading, block)))?.groups?.['name']
    return to !== undefined && isName(to) && !isPartOf(to, plainLetters(name))
  })
}

const namedTo = new RegExp(`^(?:TO|To): *(?<name>${nameSource})`)

/** The names on lines of their own above a line with the office, or under one that is nobody else's; "and her advisor" is none. */
export function signatures(reading: Reading, office: RegExp): NamedPerson[] {
  return reading.blocks.flatMap((block) => {
    const line = lineOf(reading, block).replace(/ {3,}.*$/s, '')
    const found = line.length > 90 ? null : office.exec(line)
    const at = found?.index
    if (!found || at === undefined || (/^\p{Ll}/u.test(line) && at > 0)) return []
    if (isNamedBehind(line.slice(at + found[0].length))) return []
    // Another office may stand between: the name, "Dean of Students", "Title IX Coordinator".
    const above = [1, 2].map((lines) => nameOn(reading, block.index - lines))
    const [next, farther] = above
    const isBetween = isShort(reading.blocks[block.index - 1]) && !isInCapitals(farther?.name ?? '')
    const under = isHead.test(line) && nameOn(reading, block.index + 1)
    const isContact = under && ofContact.test(lineAt(reading, block.index + 2))
    return next || (isBetween && farther) || (isContact && under) || []
  })
}

const behindLabel = new RegExp(`^ *[:|] *(?<name>${nameSource})`)

/** "Title IX Coordinator: Ms. Orr" under a signature is the office of Ms. Orr. */
function isNamedBehind(rest: string): boolean {
  const name = behindLabel.exec(plainLetters(rest))?.groups?.['name']
  return name !== undefined && isName(name)
}

/** What stands under a name in a list of contacts. */
const ofContact =
  /@|\d|\b(?:Title IX|Coordinator|Dean|Director|Hall|Manager|Office|President|Provost|Room|Specialist|Superintendent)\b/

/** An office alone, with whom it is for or a mark of print around it: "Deputy Title IX Coordinator (students)". */
const isHead =
  /^[^\p{Ll}\w]*(?:\p{Lu}[\w-]*|of|and|the|for|[&/])(?:[ /](?:\p{Lu}[\w-]*|of|and|the|for|[&/]))*(?: \([^()]+\))?[:*]*$/u

/** The person whose name stands alone on the line of a block, but for an office behind a comma. */
function nameOn(reading: Reading, index: number): NamedPerson | undefined {
  const block = reading.blocks[index]
  if (!block || !isShort(block)) return undefined
  const name = lineOf(reading, block)
    .replace(/,(?!.*(?:Title IX|\|)).*$| \(ret\.\)$/s, '')
    .replace(/^\W*\*|\*+$/g, '')
    .trim()
  return isNameAlone(name) ? (personIn(reading, block, name) ?? undefined) : undefined
}

function isShort(block: Block | undefined): boolean {
  return block !== undefined && block.end - block.start <= 60
}

function lineAt(reading: Reading, index: number): string {
  const block = reading.blocks[index]
  return block ? lineOf(reading, block) : ''
}

/** The title that a name begins with. */
export const titleOfPerson = /^(?:M[rsx]|Mrs|Miss|Dr|Prof|Professor)\.? /
const givenName = "\\p{Lu}[\\p{L}’'-]+"
const capital = "\\p{Lu}[\\p{L}’'-]*\\.?"

/**
 * The one fuller form of a name that the document has, "Ms. Ana Orr" of "Ms. Orr"; null for none or several. Whoever
 * stands beside a party is not that party.
 */
export function fullestForm(
  { document: { text } }: Reading,
  name: string,
  isParty: boolean,
): string | null {
  const title = titleOfPerson.exec(name)?.[0] ?? ''
  const own = name.slice(title.length)
  if (/[ .]/.test(own)) return null
  if (title !== '' && isFamily(text, own)) return null
  const titleSource = title.startsWith('Prof') ? 'Prof(?:\\.|essor) ' : title.replace('.', '\\.')
  const fuller =
    title === ''
      ? `(?:(?<!\\p{L}[.’'-]? ?)|(?<=\\p{Ll}{4}\\. )|(?<=\\b(?:M[rsx]|Mrs|Miss|of)\\.? ))${own}(?: ${capital}){1,2}`
      : `${titleSource}${givenName} (?:${capital} ){0,2}${own}`
  const [form, more] = new Set(formsOf(text, fuller, isParty))
  if (form !== undefined || title !== '') return more === undefined ? (form ?? null) : null
  return surnameOf(text, own)
}

/** The one untitled name that ends with this word. */
function surnameOf(text: string, own: string): string | null {
  const names = formsOf(text, `${givenName} ${own}`, true)
  const isWhole = (one: string) => trimmed(one) === one && !isTitle(one.split(' ')[0] ?? '')
  const [name, more] = new Set(names.filter(isWhole))
  return name !== undefined && more === undefined ? name : null
}

/** Whether somebody else of the surname of this name is named who may be a party. */
function isFamily(text: string, name: string): boolean {
  const words = name.split(' ').filter((one) => !isTitle(one))
  const forms = formsOf(text, `${givenName}(?: \\p{Lu}\\.)? ${words.at(-1)}`, true)
  const given = [...words.slice(0, -1).slice(0, 1), ...forms.map((one) => one.split(' ')[0] ?? '')]
  return new Set(given.filter((one) => !isTitle(one))).size > 1
}

const helper =
  '(?:mother|father|parent|guardian|brother|sister|uncle|aunt|advis[eo]r|attorney|lawyer|counsel|witness)'
/** What stands right before a name, "|" for the name, and what stands right behind it. */
const besideParty = new RegExp(
  `${ofTheCase}\\b${helper}[,:]? (?:M[rsx]s?\\.? )?\\||\\|,? \\(?(?:(?:the|your|his|her|their) )?${helper}\\b`,
)

const parent = '(?:mother|father|mom|dad|parents?|guardian|grandmother|grandfather)'

/** "Ms. Ana Orr, Bo's mother" tells of "Ms. Orr" that she is a parent. */
export function isParentOfParty({ document: { text } }: Reading, name: string): boolean {
  const title = titleOfPerson.exec(name)?.[0] ?? ''
  const own = name.slice(title.length).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (title === '' && !own.includes(' ')) return false
  const form = `${title.replace(/\.? $/, '\\.? ')}(?:\\p{Lu}[\\p{L}’'-]+ ){0,2}${own}`
  return new RegExp(
    `(?<![\\p{L}])${form}(?:,| \\()\\s*(?:(?:the|who is (?:the )?)\\s*)?\\p{Lu}[\\p{L}.-]+[’']s?\\s+${parent}\\b|\\p{Lu}[\\p{L}.-]+[’']s?\\s+${parent},\\s+${form}(?![\\p{L}’'-])`,
    'u',
  ).test(text)
}

/** The names of this form in a text; where it is a party's, without those of people who are told to stand beside one. */
function formsOf(text: string, source: string, isParty: boolean): string[] {
  const form = new RegExp(`${source}(?![\\p{L}’'-])`, 'gu')
  return [...text.matchAll(form)].flatMap(({ 0: found, index }) => {
    const name = found.replace(/[’']s?$/, '')
    const end = index + found.length
    const around = `${text.slice(Math.max(0, index - 40), index)}|${text.slice(end, end + 40)}`
    const isBeside = isParty && besideParty.test(around)
    return isName(name) && !isBeside ? [name] : []
  })
}

/** Whoever is named from here on gets a copy. */
const copied = /^(?:[Cc][Cc]|[Cc]op(?:y|ies)(?: to)?|COPIES|[Dd]istribution) *[:|]/

/** The last name that stands on a line of its own: who signed. */
export function closingName(reading: Reading): NamedPerson | null {
  const { text } = reading.document
  const last = reading.blocks.slice(-LAST_BLOCKS)
  const copies = last.findIndex((block) => copied.test(lineOf(reading, block)))
  for (const block of (copies > 0 ? last.slice(0, copies) : last).toReversed()) {
    const line = text.slice(block.start, block.end).replace(/(?:,| \().*$/s, '')
    // A line of capitals at the end is sooner a footer.
    if (/[ .]/.test(line) && isNameAlone(line) && !isInCapitals(line))
      return personIn(reading, block, line)
  }
  return null
}

function personIn(reading: Reading, block: Block, name: string): NamedPerson | null {
  const at = reading.document.text.slice(block.start, block.end).indexOf(name)
  const sentence = reading.sentences.find((one) => one.block === block)
  if (at === -1 || !sentence) return null
  return { name, start: block.start + at, end: block.start + at + name.length, sentence }
}
