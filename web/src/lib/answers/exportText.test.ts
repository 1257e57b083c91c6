import { expect, test } from 'vitest'
import { type ExportedMessage, exportText } from './exportText.ts'

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
