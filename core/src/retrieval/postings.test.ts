import { expect, it } from 'vitest'
import { buildPostings } from './postings.ts'

const terms = (text: string) => text.split(' ').map((term) => ({ term, weight: 1 }))
const scoresOf = (query: string, texts: readonly string[]) => {
  const postings = buildPostings(
    texts.map((text) => [{ terms: terms(text), weight: 1 }]),
    0.5,
  )
  const scores = new Float32Array(texts.length)
  for (const { term } of terms(query)) postings.add(term, 1, scores)
  return [...scores]
}

it('a rare word says more than a common one', () => {
  const [common = 0, rare = 0] = scoresOf('school appeal', ['school', 'appeal', 'school', 'school'])
  expect(rare).toBeGreaterThan(common)
})

it('a word said twice says more than once, but not twice as much', () => {
  const [once = 0, twice = 0] = scoresOf('appeal', ['appeal x', 'appeal appeal', 'y z'])
  expect(twice).toBeGreaterThan(once)
  expect(twice).toBeLessThan(2 * once)
})

it('a word in a short text says more than in a long one', () => {
  const [short = 0, long = 0] = scoresOf('appeal', ['appeal', 'appeal a b c d e f', 'g'])
  expect(short).toBeGreaterThan(long)
})

it('an unknown word gives nothing', () => {
  expect(scoresOf('unheard', ['a', 'b'])).toEqual([0, 0])
  const postings = buildPostings([[{ terms: terms('a'), weight: 1 }]], 0)
  expect(postings.rarity('unheard')).toBe(0)
  expect(postings.rarity('a')).toBeGreaterThan(0)
})
