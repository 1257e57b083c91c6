import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type MarkedReview, measureDetails } from './measureDetails.ts'
import { openDetails } from './openDetails.ts'

const tagger = await openDetails()

const half = (name: string): MarkedReview[] =>
  readFileSync(new URL(`../../corpus/reviews/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as MarkedReview)

describe('a review that would point at its writer', async () => {
  const { recall, innocent, falseInInnocent } = await measureDetails(half('read'), tagger)

  test('shows at least 95 of 100 of the details that were marked by hand', () => {
    const all = recall.get('all') ?? { found: 0, marked: 0 }
    expect(all.marked).toBeGreaterThan(150)
    expect(all.found / all.marked).toBeGreaterThanOrEqual(0.95)
  })

  test('is not confused with one that says nothing of anybody: one false mark in ten at most', () => {
    expect(innocent).toBeGreaterThan(50)
    expect(falseInInnocent / innocent).toBeLessThanOrEqual(0.1)
  })
})

describe('the measure', () => {
  const text = 'I told Jamie Smith.'
  const mark = (start: number, end: number) => ({
    id: 'a',
    text,
    marks: [{ start, end, kind: 'name' }],
  })

  test('counts a name that is found', async () => {
    const figures = await measureDetails([mark(7, 18)], tagger)
    expect(figures.recall.get('name')).toEqual({ found: 1, marked: 1 })
    expect(figures.faults).toEqual([])
  })

  test('counts what lies beside the marks as missed and wrong, and tells the words', async () => {
    const figures = await measureDetails([mark(0, 6)], tagger)
    expect(figures.recall.get('all')).toEqual({ found: 0, marked: 1 })
    expect(figures.wrongElsewhere).toBe(1)
    expect(figures.faults).toEqual([
      'a I told Jamie Smith.\n    missed name “I told”, wrong person_name “Jamie Smith”',
    ])
  })

  test('counts a detail in a text without marks as false', async () => {
    const figures = await measureDetails([{ id: 'a', text, marks: [] }], tagger)
    expect(figures.falseInInnocent).toBe(1)
  })
})

test('each mark of both halves lies on whole words of its text', () => {
  const wrong = [...half('read'), ...half('sealed')].flatMap(({ id, text, marks }) =>
    marks
      .filter(({ start, end }) => {
        const words = text.slice(start, end)
        return words === '' || words !== words.trim()
      })
      .map(() => id),
  )
  expect(wrong).toEqual([])
})
