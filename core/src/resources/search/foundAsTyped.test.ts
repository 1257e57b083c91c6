/** What people type is not what the directory says: numbers, letters and words in other forms. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexOf, plain } from './fixtures/indexOf.ts'
import { createResourceIndex, type ResourceIndex, type ResourceSearch } from './resourceIndex.ts'

const search = (index: ResourceIndex, words: string, more: Partial<ResourceSearch> = {}) =>
  index.search({ words, limit: 50, ...more })
const ids = (index: ResourceIndex, words: string) => search(index, words).found.map(({ id }) => id)

describe('a hotline is found by its number', () => {
  const stored = [
    '206-555-0101',
    '(206) 555-0101',
    '206.555.0101',
    '1-206-555-0101',
    '+1 206 555 0101',
    '206-555-0101 ext. 12',
    '206-555-0101 (Oregon)',
    'Text HOME to 741741; 206-555-0101',
    'Videophone 206-555-0101 (ASL)',
  ]
  const typed = [
    '206-555-0101',
    '2065550101',
    '(206) 555 0101',
    '+1 206.555.0101',
    '1 206 555 0101',
  ]

  it.each(stored)('as it is kept as %s', (phone) => {
    const index = indexOf([
      { title: 'A line', phone },
      { title: 'Another', phone: '800-555-0199' },
    ])
    for (const words of typed) {
      const { found, readAs } = search(index, words)
      expect(found.map(({ id }) => id)).toEqual([1])
      // Nobody is told that the number was taken for another one.
      expect(readAs).toEqual([])
    }
  })

  it('of few digits, and by the number to text to', () => {
    const index = indexOf([{ phone: '988' }, { phone: 'Text HOME to 741741' }, { phone: '911' }])
    expect(ids(index, '988')).toEqual([1])
    expect(ids(index, '741741')).toEqual([2])
    expect(ids(index, '911')).toEqual([3])
  })

  it('of another country', () => {
    const index = indexOf([{ phone: '+44 20 7946 0018' }, { phone: '206-555-0101' }])
    for (const words of ['+44 20 7946 0018', '442079460018', '7946 0018']) {
      expect(ids(index, words)).toEqual([1])
    }
  })
})

describe('letters in other forms', () => {
  const words = fc.constantFrom('résumé', 'niño', 'café', 'über', 'Žižek', 'façade')

  it('are found whether their marks are written apart or not, in text and search', () => {
    fc.assert(
      fc.property(words, fc.boolean(), fc.boolean(), (word, textApart, searchApart) => {
        const form = (apart: boolean) => (apart ? 'NFD' : 'NFC')
        const index = indexOf([
          { title: `About ${word.normalize(form(textApart))}` },
          { title: 'About others' },
        ])
        const { found, readAs } = search(index, word.normalize(form(searchApart)))
        expect(found.map(({ id }) => id)).toEqual([1])
        expect(readAs).toEqual([])
      }),
    )
  })

  it('are found in capitals and in small letters', () => {
    const index = indexOf([{ title: 'Legal aid for CAFÉ workers' }])
    for (const typed of ['LEGAL AID', 'legal aid', 'Legal Aid', 'café', 'CAFÉ']) {
      expect(ids(index, typed)).toEqual([1])
    }
  })

  it('that cannot be seen do not matter', () => {
    const index = indexOf([{ title: 'Legal aid' }])
    for (const typed of [
      'legal\u200b aid',
      '\ufefflegal aid',
      'legal\u00a0aid',
      'legal\u0000aid',
    ]) {
      expect(ids(index, typed)).toEqual([1])
    }
  })
})

describe('two words in one', () => {
  const index = indexOf([
    { title: 'What Title IX is' },
    { title: 'Safe housing', description: 'Where to sleep tonight.' },
    { title: 'Titles and honors' },
  ])

  it('are parted where nothing is known of the one', () => {
    expect(ids(index, 'titleix')[0]).toBe(1)
    expect(ids(index, 'TitleIX help')[0]).toBe(1)
    expect(ids(index, 'safehousing')).toEqual([2])
  })

  it('are one where that is known, or begins one that is, or is one with a slip', () => {
    expect(ids(index, 'housin')).toEqual([2])
    expect(ids(index, 'tonihgt')).toEqual([2])
    const joined = indexOf([{ title: 'Safehousing' }, { title: 'Safe housing' }])
    expect(ids(joined, 'safehousing')[0]).toBe(1)
  })

  it('are not made of letters that say nothing, and a long one is left alone', () => {
    expect(ids(index, 'titleqqq')).toEqual([])
    expect(ids(index, 'zzix')).toEqual([])
    expect(ids(index, `title${'ix'.repeat(5000)}`)).toEqual([])
  })
})

describe('whatever is typed', () => {
  const word = fc.constantFrom(
    'help',
    'law',
    'safe',
    'night',
    'titleix',
    'lawhelp',
    'hlep',
    '988',
    'the',
  )
  const resources = [
    { title: 'Law help', phone: '988' },
    { title: 'Safe night', description: 'Help with the law.', category: 'counseling' as const },
    { title: 'Title IX', slug: 'guide-title', keywords: 'safe help' },
    { title: 'Night line', url: 'https://youtu.be/x', createdAt: new Date('2026-06-01') },
  ]
  const index = indexOf(resources)
  const typed = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))

  it('a filter only takes away, and changes no order', () => {
    const filter = fc.constantFrom<Partial<ResourceSearch>>(
      { category: 'counseling' },
      { type: 'videos' },
      { since: new Date('2026-05-01') },
    )
    fc.assert(
      fc.property(typed, filter, (words, more) => {
        const all = ids(index, words)
        const some = search(index, words, more).found.map(({ id }) => id)
        expect(all).toEqual(expect.arrayContaining(some))
      }),
    )
  })

  it('the same resources are found in whichever order they were added', () => {
    const other = createResourceIndex()
    for (const [at, resource] of [...resources.entries()].toReversed()) {
      other.add({ ...plain, id: at + 1, ...resource })
    }
    const reversed = other.finish()
    fc.assert(
      fc.property(typed, (words) => {
        expect(new Set(ids(reversed, words))).toEqual(new Set(ids(index, words)))
      }),
    )
  })

  it('what is shown as a match can be seen in what was found', () => {
    fc.assert(
      fc.property(typed, (words) => {
        const { found, words: shown } = search(index, words)
        expect(found.length > 0).toBe(shown.size > 0)
      }),
    )
  })

  it('no more are given than asked for, and none where none are', () => {
    expect(search(index, 'help law', { limit: 1 }).found).toHaveLength(1)
    expect(search(index, 'help law', { limit: 0 }).found).toEqual([])
    const last = search(index, 'help law').found.at(-1)?.place
    expect(search(index, 'help law', { after: last }).found).toEqual([])
  })

  it('of a search of hundreds of words the first count', () => {
    const many = `titleix ${'qqzz '.repeat(300)}`
    expect(ids(index, many)).toEqual([3])
    expect(ids(index, `${'qqzz '.repeat(300)}help`)).toEqual([])
  })
})
