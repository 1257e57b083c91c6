import { expect, it } from 'vitest'
import { fields, queryWords, schoolWords } from './searchWords.ts'

it('a query loses fillers, plurals and marks, unless nothing else remains', () => {
  expect(queryWords('Colleges in Ohio', 12)).toEqual(['college', 'ohio'])
  expect(queryWords('of', 12)).toEqual(['of'])
  expect(queryWords('bloomington in', 12)).toEqual(['bloomington', 'in'])
  expect(queryWords('!?', 12)).toEqual([])
})

it('single letters that belong together become one word', () => {
  expect(queryWords('U of M', 12)).toEqual(['uofm'])
  expect(queryWords('texas a & m', 12)).toEqual(['texas', 'am'])
  expect(queryWords('u. c. l. a.', 12)).toEqual(['ucla'])
})

it('takes no more words than asked for', () => {
  expect(queryWords('a1 b2 c3 d4', 3)).toEqual(['a1', 'b2', 'c3'])
})

it('a school is found by both forms of its state and by the words of its type', () => {
  const words = new Map(
    schoolWords({ name: 'Lincoln', type: 'high-school', location: 'Chapel Hill, North Carolina' }),
  )
  expect(words.get('lincoln')).toBe(fields.name)
  for (const place of ['chapel', 'hill', 'nc', 'carolina'])
    expect(words.get(place)).toBe(fields.place)
  for (const type of ['high', 'school', 'hs']) expect(words.get(type)).toBe(fields.type)
})

it('a word that stands in more fields counts where it tells most', () => {
  const words = new Map(
    schoolWords({ name: 'Boston College', type: 'college', location: 'Boston, MA' }),
  )
  expect(words.get('boston')).toBe(fields.name)
  expect(words.get('college')).toBe(fields.name)
})
