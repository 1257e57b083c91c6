import { createSchoolIndex, type SchoolEntry } from '../../../core/src/schools/schoolIndex.ts'
import { compileSchools } from '../../build/schools.ts'
import { heldOutQueries } from './heldOutQueries.ts'
import { measureIndex, type SearchRow } from './measure.ts'
import type { LabelledQuery } from './queryText.ts'
import { aliasMiniSearch, plainMiniSearch, type SearchedIndex } from './references.ts'
import { seededNumbers, syntheticSchools, withTypo } from './synthetic.ts'
import { tuneQueries } from './tuneQueries.ts'

/** Rank and time of one index on one set of queries, with the time that building it took. */
export interface SchoolSearchRow extends SearchRow {
  schools: number
  queries: string
  buildMs: number
}

type QuerySet = readonly [name: string, queries: readonly LabelledQuery[]]

const makers: ReadonlyArray<(schools: readonly SchoolEntry[]) => SearchedIndex> = [
  ownIndex,
  plainMiniSearch,
  aliasMiniSearch,
]

/**
 * Measures our index beside MiniSearch without and with our short forms, in one run: the first directory
 * filled up with made-up schools to 7,000 and to 100,000.
 */
export function benchSchoolSearch(): SchoolSearchRow[] {
  const built = compileSchools().map(({ name, type, location }, at) => ({
    id: at + 1,
    name,
    type,
    location,
  }))
  return [7_000, 100_000].flatMap((size) => {
    const schools = [...built, ...syntheticSchools(size - built.length, built.length + 1)]
    const sets: QuerySet[] = [
      ['tuned on', tuneQueries],
      ['held out', heldOutQueries],
      ['made-up typos', typoQueries(schools.slice(built.length), 100)],
    ]
    // 507 queries, for which MiniSearch would take minutes.
    const beginnings = ['made-up beginnings', beginningQueries(built)] as const
    return makers.flatMap((make) =>
      benchIndex(make, schools, make === ownIndex ? [...sets, beginnings] : sets),
    )
  })
}

function benchIndex(
  make: (schools: readonly SchoolEntry[]) => SearchedIndex,
  schools: readonly SchoolEntry[],
  sets: readonly QuerySet[],
): SchoolSearchRow[] {
  const start = performance.now()
  const index = make(schools)
  const buildMs = performance.now() - start
  for (const { query } of tuneQueries) index.search(query, 10)
  return sets.map(([queries, set]) => ({
    // MiniSearch needs a quarter of a second for some queries among 100,000.
    ...measureIndex(index, schools, set, make === ownIndex ? 3 : 1),
    schools: schools.length,
    queries,
    buildMs,
  }))
}

function ownIndex(schools: readonly SchoolEntry[]): SearchedIndex {
  const index = createSchoolIndex()
  index.addAll(schools)
  return { name: 'our index', search: (query, limit) => index.search(query, { limit }) }
}

/**
 * `count` queries made of schools' own names and towns, with a slip in the longest word of the name. A school
 * of the same name and place counts as found too.
 */
function typoQueries(schools: readonly SchoolEntry[], count: number): LabelledQuery[] {
  const next = seededNumbers(7)
  return Array.from({ length: count }, () => {
    const school = schools[Math.floor(next() * schools.length)]!
    const words = school.name.split(' ')
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a))
    const typed = words.map((word) => (word === longest ? withTypo(word, next) : word)).join(' ')
    const query = `${typed} ${school.location ?? ''}`.toLowerCase()
    return { kind: 'typo', query, wanted: [`${school.name} | ${school.location}`] }
  })
}

/**
 * The first three words of each longer name, with a slip in the longest of them that is not "university": whoever types
 * "university of colorodo" means one of its branches, any of which counts.
 */
function beginningQueries(schools: readonly SchoolEntry[]): LabelledQuery[] {
  const next = seededNumbers(8)
  const namesByStart = Map.groupBy(
    schools.map(({ name }) => name),
    (name) => name.replaceAll(',', '').split(' ').slice(0, 3).join(' '),
  )
  return [...namesByStart].flatMap(([start, wanted]): LabelledQuery[] => {
    if (!wanted.some((name) => name.split(' ').length > 3)) return []
    // "auburn university at" is answered by Auburn University as well.
    if (/ (?:of|at|in|for|and|the)$/.test(start)) return []
    const words = start.toLowerCase().split(' ')
    const telling = words.filter((word) => word !== 'university' && word !== 'college')
    const longest = telling.reduce((a, b) => (b.length > a.length ? b : a), '')
    if (longest.length < 5) return []
    const typed = words.map((word) => (word === longest ? withTypo(word, next) : word))
    return [{ kind: 'typo', query: typed.join(' '), wanted }]
  })
}
