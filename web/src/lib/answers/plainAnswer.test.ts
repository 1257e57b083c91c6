import { expect, test } from 'vitest'
import { plainAnswer, spokenAnswer } from './plainAnswer.ts'

const text = '## Advisor\n**You may** bring one. [1][2]\n\n- Ask *soon*.'

test('has no marks, and its sources under it', () => {
  const citations = [
    { cite: '34 CFR 106.45(b)(5)(iv)' },
    { cite: 'Your document, page 2', page: 2 },
  ]
  expect(plainAnswer(text, citations)).toBe(
    'Advisor\nYou may bring one. [1][2]\n\n- Ask *soon*.\n\nSources:\n' +
      '[1] 34 CFR 106.45(b)(5)(iv)\n[2] Your document, page 2',
  )
  expect(plainAnswer('Hello.', [])).toBe('Hello.')
})

test('is read out without the numbers', () => {
  expect(spokenAnswer(text)).toBe('Advisor\nYou may bring one.\n\n- Ask *soon*.')
})

test('has a table as plain lines, which name the column of each cell', () => {
  const table = '**A and B**\n|  | A | B |\n| --- | --- | --- |\n| Who | I. [1] | You. [2] |\n\nSo.'
  expect(plainAnswer(table, [])).toBe('A and B\n\nWho:\n- A: I. [1]\n- B: You. [2]\n\nSo.')
  expect(spokenAnswer(table)).toBe('A and B\n\nWho:\n- A: I.\n- B: You.\n\nSo.')
})

test('has the words that an answer quotes without the marks of a quote', () => {
  expect(plainAnswer('> **“Can I?”**\n>\n> **“Must I?”**\n\nYou can.', [])).toBe(
    '“Can I?”\n\n“Must I?”\n\nYou can.',
  )
})
