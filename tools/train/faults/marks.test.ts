import { readdirSync, readFileSync } from 'node:fs'
import { titleIxDocuments } from '@hub/core/analysis/report'
import { rules } from '@hub/core/analysis/rules/index'
import { expect, test } from 'vitest'
import { withoutMarks } from './marks.ts'

const folder = new URL('letters/', import.meta.url)
const files = readdirSync(folder)

test('marks are taken out, and stand where the words do', () => {
  const { text, marks } = withoutMarks(
    'Dear Ann,\n\n{{-NOA-07: You did it.}} Come {{+NOA-09: with anybody}}, {{-106.45(b)(5)(vi),106.45(b)(1): alone}}.',
  )
  expect(text).toBe('Dear Ann,\n\nYou did it. Come with anybody, alone.')
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual([
    'You did it.',
    'with anybody',
    'alone',
  ])
  expect(marks.map(({ rules: named, isMet }) => [...named, isMet])).toEqual([
    ['NOA-07', false],
    ['NOA-09', true],
    ['106.45(b)(5)(vi)', '106.45(b)(1)', false],
  ])
})

const ids = new Set<string>(rules.map(({ requirements: [id] }) => id))
const kinds = new Set<string>([...titleIxDocuments, 'other', 'general_conduct'])

test('every letter names its kind, and marks only rules and paragraphs that there are', () => {
  const wrong = files.flatMap((file) => {
    const { text, marks } = withoutMarks(readFileSync(new URL(file, folder), 'utf8'))
    const [, kind = ''] = /-([a-z_]+)\.txt$/.exec(file) ?? []
    const unknown = marks
      .flatMap(({ rules: named }) => named)
      .filter((name) => !ids.has(name) && !/^106\.\d+/.test(name))
    const left = text.match(/\{\{|\}\}/g) ?? []
    return [...unknown, ...left, ...(kinds.has(kind) ? [] : [kind])].map((one) => `${file}: ${one}`)
  })
  expect(wrong).toEqual([])
})
