import type { SchoolEntry } from '../../../core/src/schools/schoolIndex.ts'
import { schoolTypeFromName } from '../../../core/src/schools/schoolTypeFromName.ts'
import { usStates } from '../../../core/src/schools/usStates.ts'

const starts = [
  'Spring',
  'Oak',
  'Maple',
  'River',
  'Lake',
  'Cedar',
  'Wood',
  'Stone',
  'Clear',
  'Fair',
  'Green',
  'West',
]
const starts2 = [
  'Bel',
  'Mar',
  'Har',
  'Win',
  'Ches',
  'Brad',
  'Lan',
  'Ash',
  'Kings',
  'Nor',
  'Wal',
  'Ham',
  'Dan',
  'Ster',
]
const middles = ['', 'ing', 'er', 'en', 'ham', 'lo', 'va', 'mo', 'ri', 'ta']
const ends = [
  'ton',
  'field',
  'ville',
  'wood',
  'dale',
  'brook',
  'view',
  'ford',
  'burg',
  'land',
  'port',
  'mont',
]
const firsts = [
  'George',
  'Thomas',
  'Rosa',
  'Martin',
  'Abigail',
  'John',
  'Mary',
  'Harriet',
  'James',
  'Susan',
]
const kinds = [
  'High School',
  'Middle School',
  'Senior High School',
  'Academy',
  'Community College',
  'College',
]
const kindsShare = [0.45, 0.8, 0.88, 0.93, 0.97, 1]

/** Numbers from 0 to 1, the same row for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** `count` made-up schools with towns, ids from `firstId`; about 10,000 different words. */
export function syntheticSchools(count: number, firstId: number): SchoolEntry[] {
  const next = seededNumbers(20261121)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const town = () => pick(next() < 0.5 ? starts : starts2) + pick(middles) + pick(ends)
  return Array.from({ length: count }, (_, at) => {
    const share = next()
    const kind = kinds[kindsShare.findIndex((limit) => share < limit)] ?? 'High School'
    const given =
      next() < 0.3 ? `${pick(firsts)} ${town()}` : next() < 0.3 ? `${town()} ${town()}` : town()
    const name = `${given} ${kind}`
    const type = schoolTypeFromName(name) ?? 'high-school'
    return { id: firstId + at, name, type, location: `${town()}, ${pick(usStates)[0]}` }
  })
}

/** A word with one slip of the finger: a letter left out, doubled, changed or swapped with the next. */
export function withTypo(word: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (word.length - 2))
  const letter = 'etaoinshr'[Math.floor(next() * 9)] ?? 'e'
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ]
  return slips[Math.floor(next() * slips.length)] ?? word
}
