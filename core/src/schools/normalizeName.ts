import { stateCode, stateName } from './usStates.ts'
import { foldedWords } from './words.ts'

const fullWords = new Map(
  Object.entries({
    univ: 'university',
    coll: 'college',
    comm: 'community',
    inst: 'institute',
    mt: 'mount',
    ft: 'fort',
    jr: 'junior',
    sr: 'senior',
    sch: 'school',
    schl: 'school',
    natl: 'national',
    intl: 'international',
  }),
)

const lastWords = new Map([
  ['hs', 'high school'],
  ['ms', 'middle school'],
])

const silentWords = new Set(['the', 'at', 'and'])

// "St" is Saint before a name ("St. Olaf College") and State after one ("Ohio St. University", "Boise St").
function readSt(words: readonly string[], at: number): string {
  const next = words[at + 1]
  const closes =
    next === undefined || next.startsWith('univ') || next === 'coll' || next === 'college'
  return at > 0 && closes ? 'state' : 'saint'
}

/**
 * The words of a name as they are compared: folded, short forms written out ("St. Johns Univ." -> saint,
 * johns, university), without "the", "at" and "and". "HS" and "MS" stay as they are: in a search the second
 * may be Mississippi.
 */
export function nameWords(name: string): string[] {
  const words = foldedWords(name)
  const kept: string[] = []
  for (const [at, word] of words.entries()) {
    if (word === 'st') kept.push(readSt(words, at))
    else if (!silentWords.has(word)) kept.push(fullWords.get(word) ?? word)
  }
  return kept.length > 0 ? kept : words
}

/**
 * Two names that people would take for the same school give the same text: "St. John's Univ." and
 * "Saint Johns University". Case, accents, punctuation, "&"/"and", "the", "at" and common short forms do
 * not count; word order does ("Miami University" is not the "University of Miami"). A name of symbols only
 * gives itself, trimmed and in lower case, so that two such names stay apart.
 */
export function normalizeName(name: string): string {
  const words = nameWords(name)
  const last = words.length > 1 ? lastWords.get(words.at(-1) ?? '') : undefined
  if (last !== undefined) words.splice(-1, 1, last)
  return words.join(' ') || name.trim().toLowerCase()
}

/**
 * A place in one form: "Boston, Massachusetts" and " boston MA " both give "boston ma". An empty or missing
 * place gives ''.
 */
export function normalizePlace(location: string | null | undefined): string {
  const words = foldedWords(location ?? '')
  for (const country of [['usa'], ['united', 'states'], ['united', 'states', 'of', 'america']]) {
    if (country.every((word, at) => words.at(at - country.length) === word)) {
      words.splice(-country.length)
    }
  }
  for (const length of [3, 2, 1]) {
    const code = stateCode(words.slice(-length).join(' '))
    if (words.length >= length && code !== undefined) {
      return [...words.slice(0, -length), code.toLowerCase()].join(' ')
    }
  }
  return words.join(' ')
}

/**
 * True where two places may be one. A place that nobody gave fits any; a state alone fits every town in it.
 */
export function mayBeSamePlace(
  a: string | null | undefined,
  b: string | null | undefined,
): boolean {
  const one = normalizePlace(a)
  const other = normalizePlace(b)
  if (one === '' || other === '' || one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return stateName(short) !== undefined && long.endsWith(` ${short}`)
}
