import { nicknamesOf } from './aliases.ts'
import { type ComparedNames, type Meaning, nameFit } from './nameFit.ts'
import { normalizeName } from './normalizeName.ts'
import { createPostings } from './postings.ts'
import { bestQualities, createSchoolScores, type QueryTerm, wordWeight } from './schoolScores.ts'
import type { SchoolType } from './schoolTypes.ts'
import { queryWords, schoolWords } from './searchWords.ts'
import { topSlots } from './topSlots.ts'
import { type Candidate, createVocabulary } from './vocabulary.ts'

/** What the index keeps of a school. */
export interface SchoolEntry {
  id: number
  name: string
  type: SchoolType
  location: string | null
}

export interface SchoolSearchOptions {
  /** Only schools of this type. */
  type?: SchoolType
  /** At most this many ids; 50 where it is left out. */
  limit?: number
}

/** A search index over schools, in memory, beside the rows that it is built from. */
export interface SchoolIndex {
  /** Adds a school; one with the same id is replaced. */
  add(entry: SchoolEntry): void
  addAll(entries: Iterable<SchoolEntry>): void
  /** Takes a school out; an unknown id is left alone. */
  remove(id: number): void
  /** Ids, best first. An empty or symbol-only query gives []. Never throws. */
  search(query: string, options?: SchoolSearchOptions): number[]
  readonly size: number
}

const longestQuery = 200
const mostWords = 12
// As many schools as this, or more where more are asked for, are looked at closely before they are ranked.
const closeLook = 200
const everyWord = 0.12
// What a college is ahead of a high school where both fit alike ("harv", "auburn"): most who look here study at one.
const campus = 0.03
const campuses = new Set<SchoolType>(['university', 'college', 'community-college'])

/** An empty index; see docs/decisions/0004-school-search-index.md for why it is our own. */
export function createSchoolIndex(): SchoolIndex {
  const vocabulary = createVocabulary()
  const postings = createPostings(vocabulary)
  const scores = createSchoolScores(postings)
  const slots = new Map<number, number>()
  const entries: (SchoolEntry | undefined)[] = []
  const free: number[] = []
  const compared: (ComparedNames | undefined)[] = []

  function add({ id, name, type, location }: SchoolEntry): void {
    remove(id)
    const slot = free.pop() ?? entries.length
    entries[slot] = { id, name, type, location }
    slots.set(id, slot)
    postings.put(slot, schoolWords({ name, type, location }))
  }

  function remove(id: number): void {
    const slot = slots.get(id)
    if (slot === undefined) return
    postings.take(slot)
    slots.delete(id)
    entries[slot] = undefined
    compared[slot] = undefined
    free.push(slot)
  }

  // "villa nova" and "north eastern": each of the two may also stand for the one word that they make.
  function joinedCandidates(words: readonly string[], at: number): Candidate[] {
    const pairs = [`${words[at - 1] ?? ''}${words[at]}`, `${words[at]}${words[at + 1] ?? ''}`]
    const joined = pairs
      .filter((pair) => pair !== words[at])
      .map((pair) => vocabulary.find(pair) ?? -1)
    const inUse = joined.filter((word) => postings.count(word) > 0)
    return inUse.map((word) => ({ word, quality: 0.95 }))
  }

  function termFor(word: string, at: number, words: readonly string[]): QueryTerm {
    const own = vocabulary.candidates(word, postings.count)
    const candidates = [...own, ...joinedCandidates(words, at)]
    const sure = candidates.filter(({ quality }) => quality === 1)
    const places = (list: typeof candidates) =>
      list.reduce((sum, candidate) => sum + postings.count(candidate.word), 0)
    const weight = wordWeight(slots.size, places(sure.length > 0 ? sure : candidates))
    return { candidates, weight, places: places(candidates) }
  }

  function meaningOf(words: readonly string[], terms: readonly QueryTerm[]): Meaning {
    const read = new Map(
      words.map((word, at) => [word, new Set(terms[at]?.candidates.map((one) => one.word))]),
    )
    return {
      qualities: bestQualities(terms),
      standsFor: (typed, word) => read.get(typed)?.has(vocabulary.find(word) ?? -1) ?? false,
    }
  }

  // Made when a school is first looked at: most never are.
  function namesOf(slot: number): ComparedNames {
    const known = compared[slot]
    if (known) return known
    const name = normalizeName(entries[slot]?.name ?? '')
    const names = { name, nicknames: nicknamesOf(name) }
    compared[slot] = names
    return names
  }

  // Holding every word of the query counts for something whatever the words weigh.
  function wordScore(slot: number, whole: number, count: number): number {
    return (1 - everyWord) * (scores.of(slot) / whole) + everyWord * (scores.held(slot) / count)
  }

  function search(query: string, { type, limit = 50 }: SchoolSearchOptions = {}): number[] {
    const text = query.slice(0, longestQuery)
    const words = queryWords(text, mostWords)
    const terms = words.map(termFor)
    const touched = scores.score(terms, entries.length)
    const wanted = touched.filter((slot) => type === undefined || entries[slot]?.type === type)
    const entry = (slot: number) => entries[slot]!
    const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
    const close = topSlots(wanted, Math.max(closeLook, limit * 2), (a, b) =>
      isBefore(entry(a), scores.of(a), entry(b), scores.of(b)),
    )
    const typed = normalizeName(text)
    const meaning = meaningOf(words, terms)
    const ranks = new Map(
      close.map((slot) => {
        const fit = nameFit(namesOf(slot), typed, slot, meaning, postings, slots.size)
        const ahead = campuses.has(entry(slot).type) ? campus : 0
        return [slot, wordScore(slot, whole, terms.length) + fit + ahead]
      }),
    )
    const rank = (slot: number) => ranks.get(slot) ?? 0
    close.sort((a, b) => (isBefore(entry(a), rank(a), entry(b), rank(b)) ? -1 : 1))
    return close.slice(0, Math.max(0, limit)).map((slot) => entry(slot).id)
  }

  return {
    add,
    addAll(all) {
      for (const entry of all) add(entry)
    },
    remove,
    search,
    get size() {
      return slots.size
    },
  }
}

// Shorter names first where two fit alike, then by letters and number: the same answer each time.
function isBefore(a: SchoolEntry, rankA: number, b: SchoolEntry, rankB: number): boolean {
  if (Math.abs(rankA - rankB) > 1e-9) return rankA > rankB
  if (a.name.length !== b.name.length) return a.name.length < b.name.length
  if (a.name !== b.name) return a.name < b.name
  return a.id < b.id
}
