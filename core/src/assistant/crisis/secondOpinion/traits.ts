import { type Heard, hears } from '../../language/hears.ts'
import { heavyHarm } from '../heavyHarm.ts'
import { heavyLife } from '../heavyLife.ts'
import { circumstances, lightWords } from '../heavyWords.ts'
import { alleged, asksAboutProcess, asksBroadly, longAgo, namesProcess, papers } from '../told.ts'
import { conceptsOf } from './conceptWords.ts'

/** Places of the table that the traits are hashed into. */
export const TABLE_SIZE = 2 ** 15
/** And of each table that one kind of crisis is told by. */
export const KIND_TABLE_SIZE = 2 ** 11

/** How a message is told, as the rules hear it: these stand beside its words. */
const manners: readonly (readonly [string, readonly RegExp[]])[] = [
  ['longAgo', longAgo],
  ['alleged', alleged],
  ['asks', asksAboutProcess],
  ['asksBroadly', asksBroadly],
  ['process', namesProcess],
  ['papers', papers],
  ['light', lightWords],
]
const heavy = [...heavyLife, ...heavyHarm]

/** What each group of traits counts for against the others, so that many letters do not drown few words. */
const shares = { words: 1, pairs: 0.7, letters: 0.7, concepts: 1.2, manner: 0.5 } as const
type Group = keyof typeof shares

/** Place in the table, and how much the trait counts in this message. */
export type Trait = readonly [place: number, counts: number]

/**
 * What the second opinion reads of a message: its words and pairs of words, runs of letters, concepts, and the
 * manner in which it is told. Each group counts as much in a short message as in a long one.
 *
 * @param message the whole message or some of its sentences
 */
export function traitsOf(message: Heard): readonly Trait[] {
  const words = wordsIn(message)
  return [
    ...placed('words', new Set(words), TABLE_SIZE),
    ...placed('pairs', pairsOf(['^', ...words, '$']), TABLE_SIZE),
    ...placed('letters', new Set(words.flatMap(lettersOf)), TABLE_SIZE),
    ...placed('concepts', conceptTraits(words), TABLE_SIZE),
    ...placed('manner', mannersOf(message), TABLE_SIZE),
  ]
}

/** The fewer traits that tell one kind of crisis from another. */
export function kindTraitsOf(message: Heard): readonly Trait[] {
  const words = wordsIn(message)
  return [
    ...placed('words', new Set(words), KIND_TABLE_SIZE),
    ...placed('concepts', conceptTraits(words), KIND_TABLE_SIZE),
    ...placed('manner', mannersOf(message), KIND_TABLE_SIZE),
  ]
}

function placed(group: Group, traits: ReadonlySet<string>, size: number): Trait[] {
  const counts = shares[group] / Math.sqrt(Math.max(1, traits.size))
  return [...traits].map((trait) => [placeOf(`${group} ${trait}`) % size, counts] as const)
}

function wordsIn({ plain }: Heard): string[] {
  return plain.split(' ').filter((word) => word !== '|' && word !== '')
}

function pairsOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`))
}

function lettersOf(word: string): string[] {
  const edged = `<${word}>`
  const runs: string[] = []
  for (let at = 0; at + RUN <= edged.length; at++) runs.push(edged.slice(at, at + RUN))
  return runs
}
const RUN = 4

/** Each concept, and each pair of concepts that stand within a few words of one another. */
function conceptTraits(words: readonly string[]): Set<string> {
  const traits = new Set<string>()
  const named = words.map(conceptsOf)
  for (const [at, here] of named.entries()) {
    for (const concept of here) {
      traits.add(concept)
      for (const there of named.slice(at + 1, at + 1 + NEAR)) {
        for (const other of there) traits.add(`${concept} ${other}`)
      }
    }
  }
  return traits
}
const NEAR = 4

function mannersOf(message: Heard): Set<string> {
  const told = manners.filter(([, patterns]) => hears(message, patterns)).map(([name]) => name)
  const weighing = [...heavy, ...circumstances].flatMap(({ says }, at) =>
    hears(message, [says]) ? [`heavy ${at}`, at < heavy.length ? 'heavy' : 'around'] : [],
  )
  return new Set([...told, ...weighing, 'any'])
}

/** FNV-1a; its high bits mix better than its low ones. */
function placeOf(trait: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < trait.length; at++) {
    hash = Math.imul(hash ^ trait.charCodeAt(at), 0x01000193)
  }
  return hash >>> 11
}
