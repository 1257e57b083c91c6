import { expect, test } from 'vitest'
import { type ExportedMessage, exportText, plainAnswer, spokenAnswer } from './exportText.ts'

test('holds who said what and when, with the sources', () => {
  const createdAt = '2026-11-21T15:00:00.000Z'
  const question: ExportedMessage = {
    role: 'user',
    content: 'Can I bring **one**?',
    createdAt,
    citations: [],
    notice: null,
  }
  const answer: ExportedMessage = {
    role: 'assistant',
    content: '**Yes.** [1]',
    createdAt,
    citations: [{ cite: '34 CFR 106.45(b)(5)(iv)' }],
    notice: 'You stopped this answer here.',
  }
  const day = /\w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M/.source
  expect(exportText('Advisor', [question, answer])).toMatch(
    new RegExp(
      '^Advisor\n\nGeneral guidance, not legal advice\\.\n\n----------\n\n' +
        `You, ${day}\n\nCan I bring \\*\\*one\\*\\*\\?\n\n----------\n\n` +
        `AI Assistant, ${day}\n\nYes\\. \\[1\\]\n\nSources:\n\\[1\\] 34 CFR 106\\.45\\(b\\)\\(5\\)\\(iv\\)\n\n` +
        '\\(You stopped this answer here\\.\\)\n$',
    ),
  )
})

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
