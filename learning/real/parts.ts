import { existsSync, readFileSync } from 'node:fs'

/**
 * To learn from, a half; to look at while working, a sixth; sealed, a third, which nobody who builds a model reads
 * before the end.
 */
export const parts = ['learn', 'look', 'sealed'] as const
export type Part = (typeof parts)[number]

/** A paper or an excerpt, as far as everybody needs it; papers.jsonl and excerpts.jsonl say more. */
export interface Source {
  readonly id: string
  /** The school or publisher; 'not named' where the paper does not tell. */
  readonly school: string
  readonly kind: string
  /** In characters of its text. */
  readonly characters: number
  readonly isNeighbor: boolean
  readonly isPart?: boolean
  /** Of its text in UTF-8, in hex. */
  readonly sha256: string
}

/** All papers and excerpts, in the order of the lists. */
export const sources: readonly Source[] = ['papers.jsonl', 'excerpts.jsonl'].flatMap(readList)

/** Whether a reader of it has read all that there is: no excerpt, and no page of several. */
export function isWhole(id: string): boolean {
  return !id.startsWith('e') && sources.find((one) => one.id === id)?.isPart !== true
}

/** The part that all papers of a school are in. */
export type PartsOfSchools = Readonly<Record<string, Part>>

/** A school's name as parts.json has it; a paper whose school is not named stands for itself. */
export function ownerOf({ id, school }: Pick<Source, 'id' | 'school'>): string {
  const name = school
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return name === 'not named' ? id : name
}

/** @throws Error for a paper that is in no list, or whose school was not dealt to a part (deal.ts) */
export function partOf(id: string): Part {
  const source = sources.find((one) => one.id === id)
  const part = source && partsOfSchools()[ownerOf(source)]
  if (!part) throw new Error(`${id} is in no list, or deal.ts has not yet dealt it to a part.`)
  return part
}

const partsFile = new URL('parts.json', import.meta.url)

export function partsOfSchools(): PartsOfSchools {
  if (!existsSync(partsFile)) return {}
  return JSON.parse(readFileSync(partsFile, 'utf8')) as PartsOfSchools
}

function readList(file: string): Source[] {
  const list = new URL(file, import.meta.url)
  if (!existsSync(list)) return []
  const lines = readFileSync(list, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Source)
}
