import { existsSync, readFileSync } from 'node:fs'
import { type Marked, marked } from './marks.ts'
import type { Part } from './parts.ts'

/** The marks of a part's real papers: of a paper that two have marked, what was settled, else the first one's. */
export function settledMarks(part: Part): Marked[] {
  const all = linesOf(new URL(`marks/${part}.jsonl`, import.meta.url)).map((line) =>
    marked.parse(line),
  )
  const ids = [...new Set(all.map(({ id }) => id))]
  return ids.flatMap((id) => {
    const own = all.filter((marks) => marks.id === id)
    return own.find(({ reader }) => reader === 'settled') ?? own[0] ?? []
  })
}

/** The records of a file of JSON Lines; none where it is absent. */
export function linesOf(file: URL): unknown[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown)
}
