import { initialsOf, nicknamesOf } from './aliases.ts'
import { nameWords } from './normalizeName.ts'
import type { SchoolType } from './schoolTypes.ts'
import { stateCode, stateName } from './usStates.ts'
import { foldedWords } from './words.ts'

/** Where a word of a school stands, by how much a match there tells; the numbers are kept with each word. */
export const fields = { name: 0, nickname: 1, initials: 2, place: 3, type: 4 } as const

/** What a match in each field counts, in the order of `fields`. */
export const fieldWeights = [1, 0.95, 0.85, 0.75, 0.3] as const

/** A word of a school and the field it stands in. */
export type FieldWord = readonly [word: string, field: number]

interface Described {
  name: string
  type: SchoolType
  location: string | null
}

// People say "college" for any of the first three.
const typeWords: Record<SchoolType, readonly string[]> = {
  university: ['university', 'college'],
  college: ['college'],
  'community-college': ['community', 'college', 'cc'],
  'high-school': ['high', 'school', 'hs'],
  'middle-school': ['middle', 'school', 'ms'],
}

const plainForms = new Map([
  ['colleges', 'college'],
  ['universities', 'university'],
  ['schools', 'school'],
])

const fillers = new Set(['of', 'in', 'for', 'near', 'de'])

/** All words that a school is found by, each once, with the field where it tells most. */
export function schoolWords(school: Described): FieldWord[] {
  const best = new Map<string, number>()
  const put = (words: readonly string[], field: number) => {
    for (const word of words) if (!best.has(word)) best.set(word, field)
  }
  const words = nameWords(school.name)
  const name = joinLetters(words)
  put(withoutFillers(name), fields.name)
  for (const nickname of nicknamesOf(words.join(' ')))
    put(joinLetters(nameWords(nickname)), fields.nickname)
  put(initialsOf(school.name), fields.initials)
  put(calState(words), fields.nickname)
  put(joinedNames(name), fields.nickname)
  put(placeWords(school.location), fields.place)
  put(typeWords[school.type], fields.type)
  return [...best]
}

/** The words of a query, at most `most`; fillers such as "in" are left out where other words remain. */
export function queryWords(query: string, most: number): string[] {
  const words = joinLetters(nameWords(query)).map((word) => plainForms.get(word) ?? word)
  return withoutFillers(words).slice(0, most)
}

// "in" at the end of a query may be Indiana.
function withoutFillers(words: readonly string[]): string[] {
  const kept = words.filter(
    (word, at) => !fillers.has(word) || (word === 'in' && at > 0 && at === words.length - 1),
  )
  return kept.length > 0 ? kept : [...words]
}

// "a m" (from "A&M") -> "am"; "u of m" -> "uofm"; "u c l a" -> "ucla".
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let open = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const bridge: boolean = open && word === 'of' && words[at + 1]?.length === 1
    if (open && (word.length === 1 || bridge)) joined.push(`${joined.pop()}${word}`)
    else joined.push(word)
    open = word.length === 1 || bridge
  }
  return joined
}

// "De Anza" is also typed "deanza", "Le Moyne" "lemoyne".
function joinedNames(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    return /^(de|la|le|du|el|mc|mac|los|san)$/.test(word) && next ? [word + next] : []
  })
}

// "Cal State Fullerton"; the word would else be taken for Berkeley's nickname.
function calState(words: readonly string[]): string[] {
  return words[0] === 'california' && words[1] === 'state' ? ['cal'] : []
}

// A state is found by both of its forms.
function placeWords(location: string | null): string[] {
  if (location === null) return []
  const words = nameWords(location)
  const state = location.slice(location.lastIndexOf(',') + 1)
  const other = stateName(state) ?? stateCode(state)
  return other === undefined ? words : [...words, ...foldedWords(other)]
}
