import { createHash } from 'node:crypto'
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
  /** A paper that is not about Title IX. */
  readonly isNeighbor: boolean
  readonly sha256: string
}

/** All papers and excerpts, in the order of the lists. */
export const sources: readonly Source[] = ['papers.jsonl', 'excerpts.jsonl'].flatMap(readList)

const partById = new Map(sources.map((source) => [source.id, partOfSource(source)]))

/** @throws Error for a paper that is in no list */
export function partOf(id: string): Part {
  const part = partById.get(id)
  if (!part) throw new Error(`${id} is in no list of papers.`)
  return part
}

/** All papers of one school are in one part, whichever are added later. */
export function partOfSource({ id, school }: Pick<Source, 'id' | 'school'>): Part {
  const name = school.toLowerCase().replace(/[^a-z]/g, '')
  const owner = name === 'notnamed' ? id : name
  const dealt = createHash('sha256').update(owner).digest().readUInt32BE() % 6
  return dealt < 3 ? 'learn' : dealt === 3 ? 'look' : 'sealed'
}

function readList(file: string): Source[] {
  const list = new URL(file, import.meta.url)
  if (!existsSync(list)) return []
  const lines = readFileSync(list, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Source)
}
