import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { invented, type Marked, marked } from './marks.ts'
import { partOf, parts, sources } from './parts.ts'

const linesOf = (file: string): unknown[] => {
  const url = new URL(file, import.meta.url)
  const lines = existsSync(url) ? readFileSync(url, 'utf8').split('\n') : []
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown)
}

const spansOf = ({ people, dates, points }: Marked) => [
  ...people,
  ...dates,
  ...points.flatMap(({ passages }) => passages),
]

const digests = new Map(sources.map(({ id, sha256 }) => [id, sha256]))

test.each(parts)(
  'marks of %s are of papers of that part, and of the text that the list names',
  (part) => {
    const all = linesOf(`marks/${part}.jsonl`).map((line) => marked.parse(line))
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter(({ id }) => partOf(id) !== part)).toEqual([])
    expect(all.filter(({ id, sha256 }) => digests.get(id) !== sha256).map(({ id }) => id)).toEqual(
      [],
    )
  },
)

test.each(parts)('marks of invented papers of %s stand on words of their text', (part) => {
  const all = linesOf(`../../corpus/papers/${part}.jsonl`).map((line) => invented.parse(line))
  expect(all.length).toBeGreaterThan(0)
  for (const { text, ...marks } of all) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(marks.sha256)
    const empty = spansOf(marks).filter(({ start, end }) => text.slice(start, end).trim() === '')
    expect(empty).toEqual([])
  }
})
