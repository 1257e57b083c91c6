import { analyzed } from '@hub/core/analysis/fixtures/analyzed'
import { answer } from '@hub/core/assistant/answer'
import type { DocumentText } from '@hub/core/document/documentText'
import { expect, test, vi } from 'vitest'
import { readLetter } from './readLetter.ts'

const letter = `Dear Ms. Alder,

Notice of allegations

We write to tell you that a formal complaint was filed on May 1, 2026 under the Title IX policy of Redwood College. Robin Hale is the complainant. You are the respondent. It alleges sexual harassment in the library on April 3, 2026.

You may bring one support person. Attorneys may not serve as your support person.

Your first interview is on May 18, 2026 at 2 p.m. in Hall 4. You may send a written answer by May 14, 2026.

Sincerely,
Title IX Coordinator`
const question = { message: `What does this mean?\n\n${letter}`, history: [] }
const log = { warn: vi.fn() }
const ip = '203.0.113.7'
const limits = { analysisTurn: vi.fn(async () => 3) }
const reading = (meanwhile: (text: DocumentText, signal: AbortSignal) => unknown) => ({
  analyze: vi.fn(async (text: DocumentText, signal: AbortSignal, _turn?: number) => {
    await meanwhile(text, signal)
    return analyzed(text.text, 'notice_of_allegations')
  }),
})

test('a letter in a question is analyzed once, without what is asked beside it', async () => {
  const analyzer = reading(() => undefined)
  const asked = await readLetter(question, { analyzer, limits }, { ip, log })
  expect(analyzer.analyze).toHaveBeenCalledTimes(1)
  expect(analyzer.analyze.mock.calls[0]?.[0].text).toBe(letter)
  // It takes turns with all that its address has had analyzed.
  expect([limits.analysisTurn.mock.calls, analyzer.analyze.mock.calls[0]?.[2]]).toEqual([[[ip]], 3])
  expect(answer(asked).citations[0]?.cite).toBe('The text you pasted')
})

test('an analysis that fails leaves the letter unread, and the log knows no word of it', async () => {
  log.warn.mockClear()
  const analyzer = reading(({ text }) => Promise.reject(new Error(text)))
  const asked = await readLetter(question, { analyzer, limits }, { ip, log })
  expect(answer(asked).text).toContain('I could not read the letter that you pasted.')
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('Alder')
})

test('nobody waits long for an analysis that is stuck or has many before it', async () => {
  const stuck = reading((_, signal) => {
    const { promise, reject } = Promise.withResolvers()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    return promise
  })
  const asked = await readLetter(question, { analyzer: stuck, limits }, { ip, log }, 5)
  expect(answer(asked).text).toContain('I could not read the letter that you pasted.')
})

test('a question without a letter is left as it is', async () => {
  const analyzer = reading(() => undefined)
  const plain = { message: 'Can I appeal?', history: [] }
  expect(await readLetter(plain, { analyzer, limits }, { ip, log })).toBe(plain)
  expect(analyzer.analyze).not.toHaveBeenCalled()
})
