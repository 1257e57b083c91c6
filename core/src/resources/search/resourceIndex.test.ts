import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { indexOf } from './fixtures/indexOf.ts'
import type { Placed } from './places.ts'
import type { ResourceIndex, ResourceSearch } from './resourceIndex.ts'

/** Ids in the order found. */
const ids = (index: ResourceIndex, words: string, more: Partial<ResourceSearch> = {}) => {
  return index.search({ words, limit: 50, ...more }).found.map(({ id }) => id)
}

describe('the index of resources', () => {
  let index: ResourceIndex

  beforeEach(() => {
    index = indexOf([
      { title: 'Zorble', description: 'About birds.', phone: '800-555-0101' },
      { title: 'Emu farm (EF)', description: 'A zorble and a glimpet.', keywords: 'ostrich' },
      { title: 'Glimpet zorble', url: 'https://youtu.be/x', category: 'counseling' },
      { title: 'Lawhelp', description: 'Advice.', createdAt: new Date('2026-06-01') },
      { title: 'Glimpets', slug: 'guide-glimpets', keywords: 'what is a zorble' },
    ])
  })

  it.each([
    ['a form of a word', 'glimpets zorbles', [3, 2, 1, 5]],
    ['a word by its beginning', 'ostr', [2]],
    ['a word with a slip', 'ostrihc', [2]],
    ['the capitals of a title', 'ef', [2]],
    ['a phone number however it is written', '+1 (800) 555 0101', [1]],
    ['words that a name writes as one', 'law help', [4]],
    ['nothing for words that say nothing', 'who am i', []],
    ['nothing for what nobody says', 'qqqqqq', []],
  ])('finds %s', (_case, words, found) => {
    expect(ids(index, words)).toEqual(found)
  })

  it.each<[string, Partial<ResourceSearch>, number[]]>([
    ['a category', { category: 'counseling' }, [3]],
    ['a kind of content', { type: 'videos' }, [3]],
    ['a time', { since: new Date('2026-05-01') }, [4]],
  ])('keeps to %s', (_case, filter, found) => {
    expect(ids(index, 'zorble lawhelp', filter)).toEqual(found)
  })

  it('knows the forms that can stand in the texts', () => {
    expect([...index.search({ words: 'glimpet', limit: 1 }).words].toSorted()).toEqual([
      'glimpet',
      'glimpets',
    ])
  })

  it('lets a guide begin whose title is the words, and else whom to turn to', () => {
    expect(ids(index, 'glimpets')[0]).toBe(3)
    const alone = indexOf([
      { title: 'Emu farm', description: 'Of glimpets.' },
      { title: 'Glimpets', slug: 'guide-glimpets' },
    ])
    expect(ids(alone, 'glimpets')).toEqual([2, 1])
  })

  it('pages by place, each found once and in order', () => {
    const whole = index.search({ words: 'zorble glimpet', limit: 50 }).found
    const paged: Placed[] = []
    let next: Placed[]
    do {
      next = index.search({ words: 'zorble glimpet', limit: 1, after: paged.at(-1)?.place }).found
      paged.push(...next)
    } while (next.length > 0)
    expect(paged).toEqual(whole)
    expect(whole.length).toBe(4)
  })

  it('answers the same after other searches', () => {
    const before = index.search({ words: 'zorble', limit: 50 })
    for (const words of ['glimpet', 'emu farm', 'zorbel']) index.search({ words, limit: 5 })
    expect(index.search({ words: 'zorble', limit: 50 })).toEqual(before)
  })
})

describe('any text', () => {
  const index = indexOf([
    { title: 'Help 😀 now', description: "It's 100% — yours", keywords: 'hilfe Ünï' },
    { title: '', description: '' },
  ])

  it.each([
    ['nothing', ''],
    ['punctuation', ' \' " & | ! :* <-> ( ) \\ -- ; '],
    ['signs that mean something to SQL', '%_% _ %help%'],
    ['10,000 characters', 'help '.repeat(2000)],
    ['one word of 10,000 characters', 'h'.repeat(10_000)],
    ['10,000 words that nobody says', 'qxz '.repeat(10_000)],
    ['pictures', '😀 🏳️‍🌈'],
    ['broken letters', '\ud800 help \udc00'],
    ['names that objects have', '__proto__ constructor toString'],
  ])('may be searched for: %s', (_case, words) => {
    const found = ids(index, words)
    expect(found).toEqual(/\bhelp\b/.test(words) ? [1] : [])
  })

  it('may be said and searched for', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc
        .array(fc.constantFrom('help', 'law', 'the', 'now', '1', "'", '%'))
        .map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(fc.record({ title: text, description: text })), text, (said, words) => {
        const { found } = indexOf(said).search({ words, limit: 100 })
        const places = found.map(({ place }) => place)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(new Set(places).size).toBe(found.length)
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      }),
    )
  })

  it('is found by each word that it says and that says something', () => {
    const word = fc.constantFrom('stalking', 'lawyer', '1in6', 'ünïcode', 'hearing', 'title')
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.context(), (words, context) => {
        context.log(words.join(' '))
        const one = indexOf([{ description: words.join(', ') }, { description: 'Other.' }])
        for (const typed of words) expect(ids(one, typed)).toEqual([1])
      }),
    )
  })
})
