import type { SearchHit } from '@hub/api/resources'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { refreshResources } from '../../content/firstResources.ts'
import { announce } from '../../db/announce.ts'
import { resources } from '../../db/schema.ts'
import { describeApi } from '../../testing/describeApi.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

/** Entries with words of their own, beside the first content. */
const entries = [
  { title: 'Emu Farm', description: 'About a zorble.', url: 'https://a.example' },
  { title: 'Zorble', description: 'About birds.', phone: '555-867-5309' },
  { title: 'Kiwi', description: 'A glimpet and a zorble.', url: 'https://youtu.be/x' },
  { title: 'Glimpet zorble guide', description: 'Both at once.', url: 'https://a.example/b.pdf' },
  { title: 'Hidden zorble', description: 'Not for anyone.', isActive: false },
].map((entry, at) => ({
  category: at === 1 ? 'legal' : 'educational',
  createdAt: daysAgo([2, 20, 200, 700, 0][at] ?? 0),
  ...entry,
}))

const titles = (hits: SearchHit[]) => hits.map(({ title }) => title)

/** The marked pieces of a hit. */
const marked = ({ title, description, marks }: SearchHit) => ({
  title: marks.title.map(([start, end]) => title.slice(start, end)),
  description: marks.description.map(([start, end]) => description.slice(start, end)),
})

describeApi('resource search', (hub) => {
  beforeAll(async () => {
    await refreshResources(hub().database.queries)
    await hub().database.queries.transaction(async (transaction) => {
      await transaction.insert(resources).values(entries)
      await announce(transaction, { table: 'resources' })
    })
  })

  const ask = (q: string, more = '') =>
    hub().get(`/api/resources/search?q=${encodeURIComponent(q)}${more}`)
  const search = async (q: string, more = ''): Promise<SearchHit[]> => {
    const { status, json } = await ask(q, more)
    expect(status).toBe(200)
    return json
  }

  describe('finds', () => {
    it.each([
      ['a whole word', 'rainn', 'RAINN National Sexual Assault Hotline'],
      ['a word in another form', 'zorbles', 'Zorble'],
      ['the beginning of the last word', 'zorb', 'Zorble'],
      ['a missing letter', 'suicde', '988 Suicide & Crisis Lifeline'],
      ['two swapped letters', 'zrobel', 'Zorble'],
      [
        'a wrong letter in one of two words',
        'domestic violance',
        'National Domestic Violence Hotline',
      ],
      ['a phone number however it is written', '+1 (555) 867 5309', 'Zorble'],
      ['the initials of a name', 'eeoc', 'U.S. Equal Employment Opportunity Commission (EEOC)'],
      ['a name that is written as one word', '1 in 6', '1in6'],
      ['a word among stop words', 'who is this zorble', 'Zorble'],
    ])('%s', async (_case, q, title) => {
      expect(titles(await search(q))[0]).toBe(title)
    })

    it('nothing without words', async () => {
      expect(await search('')).toEqual([])
      expect((await hub().get('/api/resources/search')).json).toEqual([])
    })

    it('nothing for stop words alone', async () => {
      expect(await search('who am i')).toEqual([])
    })

    it('only what is approved', async () => {
      expect(titles(await search('zorble'))).not.toContain('Hidden zorble')
    })
  })

  describe('ranks', () => {
    it('the title that is the word, then titles with it, then descriptions', async () => {
      expect(titles(await search('zorble'))).toEqual([
        'Zorble',
        'Glimpet zorble guide',
        'Emu Farm',
        'Kiwi',
      ])
    })

    it('all words before any, and words side by side first', async () => {
      const found = titles(await search('glimpet zorble'))
      expect(found.slice(0, 2)).toEqual(['Glimpet zorble guide', 'Kiwi'])
      expect(found.slice(2).toSorted()).toEqual(['Emu Farm', 'Zorble'])
    })

    it('the same way each time', async () => {
      const once = await search('help hotline student')
      expect(await search('student help hotline'.split(' ').toReversed().join(' '))).toHaveLength(
        once.length,
      )
      expect(await search('help hotline student', '&limit=50')).toEqual(once)
    })
  })

  describe('marks', () => {
    it.each([
      ['the word itself', 'zorble', { title: ['zorble'], description: [] }],
      ['a corrected word', 'zrobel', { title: ['zorble'], description: [] }],
      ['the word a prefix begins', 'glimp', { title: ['Glimpet'], description: [] }],
      ['each of two words', 'zorble glimpet', { title: ['Glimpet', 'zorble'], description: [] }],
    ])('%s', async (_case, q, expected) => {
      const hit = (await search(q)).find(({ title }) => title === 'Glimpet zorble guide')
      expect(hit && marked(hit)).toEqual(expected)
    })

    it('other forms of a word in the description', async () => {
      const hits = await search('lawyers')
      const forms = hits.flatMap((hit) => marked(hit).description).map((form) => form.toLowerCase())
      expect(new Set(forms)).toEqual(new Set(['lawyer', 'lawyers']))
    })
  })

  describe('filters by', () => {
    it.each([
      ['category', '&category=legal', ['Zorble']],
      ['contacts', '&type=contacts', ['Zorble']],
      ['videos', '&type=videos', ['Kiwi']],
      ['documents', '&type=documents', ['Glimpet zorble guide']],
      ['articles', '&type=articles', ['Emu Farm']],
      ['a week', '&date=week', ['Emu Farm']],
      ['a month', '&date=month', ['Emu Farm', 'Zorble']],
      ['a year', '&date=year', ['Emu Farm', 'Kiwi', 'Zorble']],
      ['category and kind', '&category=educational&type=videos', ['Kiwi']],
      [
        'nothing when "all" and "any"',
        '&category=all&type=all&date=any',
        titles(entries as never).slice(0, 4),
      ],
    ])('%s', async (_case, filter, expected) => {
      expect(titles(await search('zorble', filter)).toSorted()).toEqual(expected.toSorted())
    })

    it.each([
      ['&type=podcasts', 'There is no such content type'],
      ['&date=today', 'There is no such date range'],
      ['&limit=0', 'limit must be a whole number from 1 to 200'],
      ['&cursor=nonsense', 'This cursor is not valid. Start again without it.'],
    ])('refuses %s', async (filter, sentence) => {
      const { status, text } = await ask('zorble', filter)
      expect(status).toBe(400)
      expect(text).toContain(sentence)
    })

    it('keeps ready answers, but none that depends on the clock', async () => {
      expect((await ask('zorble')).headers.etag).toBeDefined()
      expect((await ask('zorble', '&date=week')).headers.etag).toBeUndefined()
    })
  })

  it.each(['', '&type=articles', '&type=contacts', '&category=counseling', '&date=year'])(
    'pages hold each hit once and in order (%s)',
    async (filter) => {
      const whole = await search('help hotline student lawyer', `${filter}&limit=200`)
      const paged: SearchHit[] = []
      let next: string | undefined =
        `/api/resources/search?q=help%20hotline%20student%20lawyer${filter}&limit=3`
      while (next) {
        const { json, headers } = await hub().get(next)
        paged.push(...json)
        next = /<(.+)>/.exec(headers.link ?? '')?.[1]
      }
      expect(whole.length).toBeGreaterThan(3)
      expect(paged).toEqual(whole)
    },
  )

  describe('takes any text', () => {
    it.each([
      "' | & ! :* <-> ( )",
      "rape' & !(crisis):* <-> 'x'",
      "'; drop table resources; --",
      '\\',
      'a'.repeat(200),
      'a '.repeat(100),
      '😀 🏳️‍🌈',
      '%_%',
      'Ünïcode ﬁ ſ',
      '9'.repeat(200),
      '1e9999',
      '$1 $sql$',
    ])('%j', async (q) => {
      expect((await ask(q)).status).toBe(200)
    })

    it('up to its limit, and says so', async () => {
      for (const q of ['x'.repeat(10_000), '%'.repeat(201)]) {
        const { status, text } = await ask(q)
        expect(status).toBe(400)
        expect(text).toContain('Search for at most 200 characters')
      }
    })

    it('and marks only words', async () => {
      const piece = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 8 }),
        fc.constantFrom('help', 'zorble', "'", '\\', ':*', '&', '|', '!', '<->', '(', '--', '%'),
      )
      const text = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(' ').slice(0, 200))
      await fc.assert(
        fc.asyncProperty(text, async (q) => {
          const { status, json } = await ask(q)
          // Control characters are refused with a sentence; all else is searched for.
          expect([200, 400]).toContain(status)
          if (status === 400) return
          for (const hit of json as SearchHit[]) {
            const { title, description } = marked(hit)
            for (const word of [...title, ...description])
              expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
          }
        }),
        { numRuns: 60 },
      )
    })
  })
})
