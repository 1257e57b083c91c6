import { analyzed } from '@hub/core/analysis/fixtures/analyzed'
import type { Report } from '@hub/core/analysis/report'
import { onePage } from '@hub/core/document/documentText'
import { expect, test } from 'vitest'
import { checkNotes } from './checkNotes.ts'

const document = onePage(
  'Title IX Office\n\nYou may bring one “support person”, who may\nnot be a lawyer. The file is closed.',
)
const report: Report = await analyzed(document.text)
const issue = {
  title: 'Advisor',
  text: 'These words limit who may come with you.',
  cite: '34 CFR 106.45(b)(5)(iv)',
  quote: 'bring one "support person", who may not be a lawyer',
}
const check = (changed: Partial<typeof issue>, known = report) =>
  checkNotes(document, known, { summary: [], issues: [{ ...issue, ...changed }] })

test('an issue is kept with the words as the document has them, whatever the spaces and quotation marks', () => {
  const kept = check({})?.issues[0]
  expect(kept?.quote).toBe('bring one “support person”, who may\nnot be a lawyer')
  expect(document.text.slice(kept?.start, kept?.end)).toBe(kept?.quote)
  // "You may" stands before them.
  expect(kept?.cut).toBe('before')
})

test.each([
  ['words that the document does not have', { quote: 'who may not be an attorney' }],
  ['a quote of two words', { quote: 'support person' }],
  ['a cite that does not exist', { cite: '34 CFR 106.45(b)(5)(xi)' }],
  ['a cite of the vacated rule', { cite: '34 CFR 106.46(e)' }],
  ['a verdict', { text: 'The school broke the law.' }],
  ['a promise', { text: 'You will win this appeal.' }],
  ['a link', { text: 'See https://example.org for help.' }],
  ['too long a text', { text: 'x'.repeat(401) }],
  ['no text', { text: ' ' }],
])('an issue with %s is dropped', (_, changed) => {
  expect(check(changed)).toBeNull()
})

test('an issue about words that the engine has marked is dropped', () => {
  const start = document.text.indexOf('support')
  const known = {
    ...report,
    potentialIssues: [
      {
        ...issue,
        id: 'NOA-09',
        kind: 'contradicted' as const,
        severity: 'critical' as const,
        why: '',
        ask: '',
        start,
        end: start + 5,
      },
    ],
  }
  expect(check({}, known)).toBeNull()
})

test('a sentence of the summary stands only on words of the document', () => {
  const summary = [
    { sentence: 'The file is closed.', quote: 'The file is closed' },
    { sentence: 'A hearing will be held.', quote: 'a hearing will be held' },
  ]
  expect(checkNotes(document, report, { summary, issues: [] })).toEqual({
    summary: 'The file is closed.',
    issues: [],
  })
})
