import type { RoleOdds } from '../../reader/roles.ts'
import type { NameMention } from './nameMentions.ts'
import { isTitle, shownName } from './names.ts'

/** One mention, with what the reader says of whom it names. */
export interface ReadMention extends NameMention {
  readonly odds: RoleOdds
}

/** Somebody whom a document names, under every form of the name that it has. */
export interface NamedPerson {
  /** The fullest form, as the document has it. */
  readonly name: string
  readonly mentions: readonly ReadMention[]
}

/** The people behind the names of a document: a form that fits two of them stands for nobody. */
export function personsIn(mentions: readonly ReadMention[]): NamedPerson[] {
  const forms = Map.groupBy(
    mentions.filter(({ name }) => name !== undefined),
    ({ name = '' }) => wordsOf(name).join(' '),
  )
  // The fullest forms first: shorter ones join them.
  const order = [...forms].toSorted(([one], [other]) => lengthOf(other) - lengthOf(one))
  const people: { words: string[]; mentions: ReadMention[] }[] = []
  for (const [form, own] of order) {
    const words = form.split(' ')
    const fitting = people.filter((person) => isShortFor(words, person.words))
    const [person] = fitting
    if (fitting.length > 1) continue
    if (person) person.mentions.push(...own)
    else people.push({ words, mentions: [...own] })
  }
  return people.map(({ mentions: own }) => ({ name: fullestOf(own), mentions: own }))
}

/** A name's words as they are compared: without titles, in small letters, the given name first. */
export function wordsOf(name: string): string[] {
  const words = shownName(name).toLowerCase().split(' ')
  const own = words.filter((word) => !isTitle(word))
  return own.length > 0 ? own : words
}

function lengthOf(form: string): number {
  return form.split(' ').length * 100 + form.length
}

/** "orr", "ana orr" and "a. orr" for "ana maria orr": each word in its order, or the initial of one. */
function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  let from = 0
  for (const word of short) {
    const at = long.findIndex((other, place) => place >= from && isSameWord(word, other))
    if (at === -1) return false
    from = at + 1
  }
  // An initial alone may be that of anybody.
  return short.some((word) => long.includes(word))
}

/** A word of a name, or its initial. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.endsWith('.') && short.length === 2 && long.startsWith(short.charAt(0))
}

/** With the most words, and of those the one that is not in capitals. */
function fullestOf(mentions: readonly ReadMention[]): string {
  const names = mentions.map(({ name = '' }) => name)
  const weigh = (name: string) =>
    lengthOf(wordsOf(name).join(' ')) * 10 + name.length - (/\p{Ll}/u.test(name) ? 0 : 1000)
  return names.toSorted((one, other) => weigh(other) - weigh(one))[0] ?? ''
}
