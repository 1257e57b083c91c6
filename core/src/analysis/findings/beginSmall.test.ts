import { expect, it } from 'vitest'
import { inSentence } from './beginSmall.ts'

it.each([
  ['Appeal is due', 'an appeal is due'],
  ['Any appeal is due', 'any appeal is due'],
  ['“Write to me”', '“Write to me”'],
  ['Written response is due', 'a written response is due'],
  ['Reply is due (at the earliest)', 'a reply is due (at the earliest)'],
  ['Your appeal is due', 'your appeal is due'],
  ['Written questions are due', 'written questions are due'],
  ['Evidence is due', 'evidence is due'],
  ['Hearing', 'hearing'],
])('a sentence names “%s” as “%s”', (name, words) => {
  expect(inSentence(name)).toBe(words)
})
