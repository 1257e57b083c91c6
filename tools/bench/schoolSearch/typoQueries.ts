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
