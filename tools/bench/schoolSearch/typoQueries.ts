import type { SchoolEntry } from '../../../core/src/schools/schoolIndex.ts'
import type { LabelledQuery } from './queryText.ts'
import { seededNumbers, withTypo } from './synthetic.ts'

/**
 * `count` queries made of schools' own names and towns, with a slip in the longest word of the name. A school
 * of the same name and place counts as found too.
 */
export function typoQueries(schools: readonly SchoolEntry[], count: number): LabelledQuery[] {
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
export function beginningQueries(schools: readonly SchoolEntry[]): LabelledQuery[] {
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
