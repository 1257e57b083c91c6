import { readFileSync } from 'node:fs'
import { points } from '@hub/core/analysis/point'
import { documentTypes } from '@hub/core/analysis/report'
import { guide } from '@hub/core/knowledge/guide'
import { statementName } from '@hub/core/retrieval/statementName'
import { expect, test } from 'vitest'
import {
  answeredMessages,
  detailTexts,
  lettersByKind,
  letterTimes,
  markedLetters,
  passages,
  plainPassages,
  readReviews,
  timedLetters,
  toldMessages,
  twins,
} from './corpus.ts'

const ids = new Set<string>(points.map(({ requirements: [id] }) => id))
const letters = [...markedLetters(), ...lettersByKind()]

test('every letter of the corpus has a name of its own and a kind that there is', () => {
  const names = letters.map(({ id }) => id)
  expect(names.filter((id, at) => names.indexOf(id) !== at)).toEqual([])
  expect(letters.filter(({ kind }) => !documentTypes.includes(kind))).toEqual([])
})

test('marks of letters stand on words, within the text, and name rules or paragraphs', () => {
  const wrong = markedLetters().flatMap(({ id, text, marks }) =>
    marks
      .filter(
        ({ start, end, rules: named }) =>
          text.slice(start, end).trim() === '' ||
          end > text.length ||
          named.some((name) => !ids.has(name) && !/^106\.\d+/.test(name)),
      )
      .map((mark) => ({ id, mark })),
  )
  expect(wrong).toEqual([])
})

test('passages are about rules that there are', () => {
  const all = [...passages(), ...plainPassages(), ...twins()]
  expect(all.filter(({ rule, text }) => !ids.has(rule) || text.trim() === '')).toEqual([])
})

test('what a twin says of a rule stands within it', () => {
  const wrong = twins().filter(
    ({ end, start, stance, text }) => stance === 'neutral' || text.slice(start, end).trim() === '',
  )
  expect(wrong).toEqual([])
})

test('what answers a message is nearly always a statement that the guide makes', () => {
  const made = new Set(
    guide.flatMap(({ answer, more, slug }) =>
      [...answer, ...more.flatMap(({ statements }) => statements)].map(({ text }) =>
        statementName(slug, text),
      ),
    ),
  )
  const named = answeredMessages().flatMap(({ says }) => says)
  expect(named.length).toBeGreaterThan(10_000)
  expect(named.filter((name) => !made.has(name)).length / named.length).toBeLessThan(0.03)
})

test('what a told message asks stands in it, and is of entries that there are', () => {
  const slugs = new Set(guide.map(({ slug }) => slug))
  const wrong = toldMessages().flatMap(({ text, questions }) =>
    questions.filter(
      (question) =>
        !text.includes(question.text) || question.entries.some((slug) => !slugs.has(slug)),
    ),
  )
  expect(toldMessages().length).toBeGreaterThan(600)
  expect(wrong).toEqual([])
})

test('what times are of is marked on words of letters', () => {
  const texts = new Map(markedLetters().map(({ id, text }) => [id, text]))
  const marked = letterTimes().map(({ letter, times }) => ({ text: texts.get(letter), times }))
  const wrong = [...marked, ...timedLetters()].flatMap(({ text, times }) =>
    times.filter(({ start, end }) => text === undefined || text.slice(start, end).trim() === ''),
  )
  expect(wrong).toEqual([])
})

test('750 reviews stand in two halves, each with a name of its own', () => {
  const reviews = ['read', 'sealed'].flatMap((half) =>
    readFileSync(new URL(`../../corpus/reviews/${half}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string }),
  )
  expect(reviews.length).toBe(750)
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(750)
})

test('marks of texts about details lie on whole words of a kind that there is', () => {
  const kinds = 'name date place email phone handle number group circumstance'.split(' ')
  const wrong = [...detailTexts(), ...readReviews()].filter(({ text, marks }) =>
    marks.some(({ start, end, kind }) => {
      const words = text.slice(start, end)
      return words === '' || words !== words.trim() || !kinds.includes(kind)
    }),
  )
  expect(wrong).toEqual([])
})
