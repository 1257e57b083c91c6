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
