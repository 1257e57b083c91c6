import { points } from '@hub/core/analysis/point'
import { documentTypes } from '@hub/core/analysis/report'
import { expect, test } from 'vitest'
import { lettersByKind, markedLetters, passages, plainPassages, twins } from './corpus.ts'

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
