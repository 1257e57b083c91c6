import type { Block, Reading, Sentence } from '../../document/reading.ts'
import { isInCapitals, isName, nameSource, plainLetters } from './names.ts'

/** A person that the document names: offsets into its text. */
export interface NamedPerson {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly sentence: Sentence
}

const nameAlone = new RegExp(`^${nameSource}$`)
const dear = new RegExp(`^(?:Dear|Hi|Hello) (?<name>${nameSource})[,:]?$`)
const toLine = new RegExp(
  `^(?:TO|To)(?: the [Pp]arents of)?:? (?<name>${nameSource})(?: [<(][^>)]*[>)])?$`,
)
function isNameAlone(line: string): boolean {
  return nameAlone.test(plainLetters(line)) && isName(line)
}

function greetedIn(line: string): string | null {
  const letters = plainLetters(line)
  const name = (toLine.exec(letters) ?? dear.exec(letters))?.groups?.['name']
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
    if (isListed(reading, block)) return null
    greeted ??= personIn(reading, block, name)
  }
  if (!greeted) return null
  const surname = greeted.name.split(' ').at(-1) ?? ''
  const full = first.find((block) => {
    const line = text.slice(block.start, block.end)
    if (!isNameAlone(line)) return false
    return line.endsWith(` ${surname}`) || line.startsWith(`${surname} `)
  })
  return full ? personIn(reading, full, text.slice(full.start, full.end)) : greeted
}

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

/** A name on a line of its own above a line with the office; "and her advisor" is none. */
export function signature(reading: Reading, office: RegExp): NamedPerson | null {
  const { text } = reading.document
  for (const block of reading.blocks) {
    const before = reading.blocks[block.index - 1]
    if (!before || block.end - block.start > 90 || before.end - before.start > 45) continue
    const line = text.slice(block.start, block.end)
    if (!office.test(line) || /^\p{Ll}/u.test(line)) continue
    const name = text.slice(before.start, before.end).replace(/,.*$/s, '').trim()
    if (isNameAlone(name)) return personIn(reading, before, name)
  }
  return null
}

/** The last name that stands on a line of its own: who signed. */
export function closingName(reading: Reading): NamedPerson | null {
  const { text } = reading.document
  for (const block of reading.blocks.slice(-LAST_BLOCKS).toReversed()) {
    const line = text.slice(block.start, block.end).replace(/(?:,| \().*$/s, '')
    // A line of capitals at the end is sooner a footer.
    if (isNameAlone(line) && !isInCapitals(line)) return personIn(reading, block, line)
  }
  return null
}

function personIn(reading: Reading, block: Block, name: string): NamedPerson | null {
  const at = reading.document.text.slice(block.start, block.end).indexOf(name)
  const sentence = reading.sentences.find((one) => one.block === block)
  if (at === -1 || !sentence) return null
  return { name, start: block.start + at, end: block.start + at + name.length, sentence }
}
