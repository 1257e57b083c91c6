import { expect, test } from 'vitest'
import { padded } from './padding.ts'

const lengthOf = (body: object) => new TextEncoder().encode(JSON.stringify(body)).length

test.each(['A word.', 'word '.repeat(600), 'é🙂"\\\n'.repeat(400), 'x'.repeat(10_000)])(
  'a body has one of a few lengths, whatever is in it',
  (content) => {
    expect([4_096, 16_384]).toContain(lengthOf(padded({ content })))
  },
)

test('the longest words that are allowed fit below what the hub takes', () => {
  const most = padded({ title: '🙂'.repeat(127), content: '\u0001'.repeat(10_000) })
  expect(lengthOf(most)).toBeLessThan(128 * 1024)
})
