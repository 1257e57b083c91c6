import { expect, test } from 'vitest'
import { comparisons } from '../../generated/comparisons.ts'
import { answer } from '../answer.ts'
import type { Turn } from '../exchange.ts'
import { comparisonFor } from './comparison.ts'

const asked = 'should i just report it or file a formal complaint?'
const first = answer({ message: asked, history: [] })

test('A75: who asks which to choose gets both side by side, after the first paragraph', () => {
  const [lead, table = ''] = first.text.split('\n\n')
  expect(lead).not.toContain('|')
  expect(table.split('\n').slice(0, 3)).toEqual([
    '**A report and a formal complaint, side by side**',
    '|  | A report | A formal complaint |',
    '| --- | --- | --- |',
  ])
})

test('A75: each cell that rests on something carries its marks, which count in the order of reading', () => {
  const marks = [...first.text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
  expect([...new Set(marks)]).toEqual(first.citations.map((_, at) => at + 1))
  for (const { cells } of comparisons[0]?.rows ?? []) {
    for (const { text } of cells) expect(first.text).toContain(`${text} [`)
  }
})

test('A75: nobody gets the same table twice in a talk', () => {
  const history: Turn[] = [
    { role: 'user', content: asked },
    { role: 'assistant', content: first.text },
  ]
  const again = answer({ message: 'so which is better, a report or a formal complaint?', history })
  expect(again.text).not.toContain('side by side')
})

test.each([
  ['informal resolution or a hearing, which is better for me?', 'what-informal-resolution-is'],
  ['mediation vs hearing', 'what-informal-resolution-is'],
  ['should i appeal or go to ocr first', 'ocr-before-the-case-ends'],
  ['whats the difference between an appeal and an OCR complaint', 'ocr-and-the-outcome'],
  ['My coach grabbed me. Do I want a report, or the formal complaint?', 'how-to-report'],
])('A75: "%s" asks to choose', (message, slug) => {
  expect(comparisonFor(message, slug, '')).toBeDefined()
})

test.each([
  ['i made a report. when do i get the form?', 'what-a-formal-complaint-is'],
  ['how long do i have to appeal', 'appeal-grounds'],
  ['who reads my report', 'how-to-report'],
  ['is the hearing better on video or in person', 'separate-rooms'],
  ['should i report or file a formal complaint', 'separate-rooms'],
])('A75: "%s" does not, or the entry is about something else', (message, slug) => {
  expect(comparisonFor(message, slug, '')).toBeUndefined()
})
