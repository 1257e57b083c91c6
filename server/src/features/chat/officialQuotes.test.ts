import { expect, test, vi } from 'vitest'
import { officialQuotes } from './officialQuotes.ts'

const ADVISOR = { cite: '34 CFR 106.45(b)(5)(iv)', slug: 'who-can-be-your-advisor' }

const found = (texts: Record<string, string>) =>
  vi.fn(async () => new Map(Object.entries(texts).map(([cite, text]) => [cite, { text }])))

test('a citation gets the words of its paragraph where they were imported', async () => {
  const find = found({ [ADVISOR.cite]: 'Words of the rule.' })
  const official = await officialQuotes(find, [ADVISOR, ADVISOR])
  expect(official.quote(ADVISOR)).toEqual({ ...ADVISOR, quote: 'Words of the rule.' })
  expect(find).toHaveBeenCalledWith([ADVISOR.cite])
})

test('the words of an open document stay, and a cite without a text stays bare', async () => {
  const official = await officialQuotes(found({ [ADVISOR.cite]: 'Words of the rule.' }), [ADVISOR])
  const page = { cite: ADVISOR.cite, page: 2, quote: 'Bring one person.' }
  const other = { cite: '34 CFR 106.8(a)' }
  expect(official.quote(page)).toBe(page)
  expect(official.quote(other)).toBe(other)
})

test('a long paragraph is cut after a whole word, and says so', async () => {
  const long = 'word '.repeat(200).trim()
  const official = await officialQuotes(found({ [ADVISOR.cite]: long }), [ADVISOR])
  const { quote = '' } = official.quote(ADVISOR)
  expect(quote.endsWith('word …')).toBe(true)
  expect(long.startsWith(quote.slice(0, -2))).toBe(true)
  expect(quote.length).toBeLessThanOrEqual(602)
})

test('a model is given the official words in quotation marks after our own', async () => {
  const official = await officialQuotes(found({ [ADVISOR.cite]: 'Words of the rule.' }), [ADVISOR])
  const passage = { cite: ADVISOR.cite, text: 'Anyone may be your advisor.' }
  expect(official.extend(passage).text).toBe(
    'Anyone may be your advisor.\nOfficial text: "Words of the rule."',
  )
  expect(official.extend({ ...passage, cite: '34 CFR 106.8(a)' }).text).toBe(passage.text)
})
