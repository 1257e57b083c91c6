import { listReviews } from '@hub/api/reviews'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'

const review = { rating: 4, title: 'Clear letters', content: 'They answered each question.' }

async function addSchool(hub: Hub, name: string): Promise<number> {
  const { json } = await hub.post('/api/schools', { name, type: 'college' })
  return json.id
}

describeApi('reviews', (hub) => {
  test('[public.readers] a review of a typed school is stored and listed as it was given', async () => {
    const body = { ...review, schoolName: 'Alder Night School', schoolId: null, tags: ['timeline'] }
    const posted = await hub().post('/api/reviews', body)
    expect(posted.status).toBe(201)
    expect(posted.json).toMatchObject({
      ...review,
      schoolId: null,
      schoolName: 'Alder Night School',
      tags: ['timeline'],
      reviewType: 'school',
      isAnonymous: true,
      isVerified: false,
      administratorId: null,
    })
    const listed = await hub().get('/api/reviews')
    expect(listed.json[0]).toEqual(posted.json)
  })

  test('a tag is stored once, as it was first given', async () => {
    const body = {
      ...review,
      schoolName: 'Alder Night School',
      tags: ['fair', 'slow', 'fair', 'Fair'],
    }
    expect((await hub().post('/api/reviews', body)).json.tags).toEqual(['fair', 'slow'])
  })

  test('what is answered and listed is exactly what the wire promises', async () => {
    const schoolId = await addSchool(hub(), 'Alder Shape College')
    const posted = await hub().post('/api/reviews', {
      ...review,
      schoolId,
      tags: ['a "b"', 'c\\d'],
    })
    const listed = await hub().get(`/api/reviews?schoolId=${schoolId}`)
    const shape = listReviews.responses[200].element.strict()
    expect(shape.parse(posted.json)).toEqual(posted.json)
    expect(shape.array().parse(listed.json)).toEqual([posted.json])
    expect(posted.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('a review counts in its school at once, in the directory and in its own page', async () => {
    const schoolId = await addSchool(hub(), 'Birch Count College')
    await hub().get('/api/schools?search=Birch+Count+College')
    await hub().post('/api/reviews', { ...review, rating: 5, schoolId })
    await hub().post('/api/reviews', { ...review, rating: 2, schoolId })
    const directory = await hub().get('/api/schools?search=Birch+Count+College')
    expect(directory.json[0]).toMatchObject({ averageRating: 3.5, totalReviews: 2 })
    const details = await hub().get(`/api/schools/${schoolId}`)
    expect(details.json).toMatchObject({
      averageRating: 3.5,
      totalReviews: 2,
      ratings: [0, 1, 0, 0, 1],
    })
    const listed = await hub().get(`/api/reviews?schoolId=${schoolId}`)
    expect(listed.json.map((row: { schoolName: string }) => row.schoolName)).toEqual([
      'Birch Count College',
      'Birch Count College',
    ])
  })

  test('a hundred reviews at once for one school are all counted', async () => {
    const schoolId = await addSchool(hub(), 'Cedar Crowd College')
    const ratings = Array.from({ length: 100 }, (_, at) => (at % 5) + 1)
    const answers = await Promise.all(
      ratings.map((rating) => hub().post('/api/reviews', { ...review, rating, schoolId })),
    )
    expect(answers.every((answer) => answer.status === 201)).toBe(true)
    const { json } = await hub().get(`/api/schools/${schoolId}`)
    expect(json).toMatchObject({
      averageRating: 3,
      totalReviews: 100,
      ratings: [20, 20, 20, 20, 20],
    })
  })

  test('[reviews.kept][reviews.answer][demands.reviews] the stored row has no owner, no address and no time of day', async () => {
    await hub().post('/api/reviews', { ...review, schoolName: 'Dogwood College' })
    const [row] = await rowsOf<Record<string, unknown>>(
      hub().database.queries,
      sql`select * from reviews where school_name = 'Dogwood College'`,
    )
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'administrator_id',
      'author_role',
      'content',
      'created_at',
      'follow_up',
      'id',
      'is_anonymous',
      'is_hidden',
      'is_verified',
      'process_counted',
      'process_facts',
      'rating',
      'receipt',
      'review_type',
      'school_id',
      'school_name',
      'search',
      'tags',
      'title',
      'updated_at',
    ])
    const { json } = await hub().get('/api/reviews')
    for (const { createdAt } of json) expect(createdAt).toMatch(/T12:00:00\.000Z$/)
  })

  test('[reviews.once][reviews.once-readers] sent again with its number, at once or later, a review is stored once, and the number is shown nowhere', async () => {
    const schoolId = await addSchool(hub(), 'Linden Once College')
    const body = { ...review, schoolId }
    const headers = { 'idempotency-key': 'a-number-of-its-own-1' }
    const send = () => hub().post('/api/reviews', body, headers)
    const [first, second] = await Promise.all([send(), send()])
    const third = await send()
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
    expect([second.json, third.json]).toEqual([first.json, first.json])
    const { json } = await hub().get(`/api/schools/${schoolId}`)
    expect(json).toMatchObject({ averageRating: 4, totalReviews: 1 })
    const kept = await rowsOf(
      hub().database.queries,
      sql`select * from reviews where school_id = ${schoolId}`,
    )
    expect(JSON.stringify([kept, first.json, json])).not.toContain('a-number-of-its-own')
  })

  test('other words under a number that is known are refused, and nothing is stored', async () => {
    const schoolId = await addSchool(hub(), 'Maple Once College')
    const headers = { 'idempotency-key': 'a-number-of-its-own-2' }
    await hub().post('/api/reviews', { ...review, schoolId }, headers)
    const other = await hub().post('/api/reviews', { ...review, schoolId, rating: 1 }, headers)
    expect(other.status).toBe(409)
    expect(other.json.detail).toBe(
      'This was sent before with other words. Send it with a new number.',
    )
    const { json } = await hub().get(`/api/schools/${schoolId}`)
    expect(json).toMatchObject({ averageRating: 4, totalReviews: 1 })
  })

  test.each(['short', 'x'.repeat(65), 'with spaces in the middle'])(
    'the number %j is refused with a sentence',
    async (number) => {
      const body = { ...review, schoolName: 'Nutmeg College' }
      const refused = await hub().post('/api/reviews', body, { 'idempotency-key': number })
      expect(refused.status).toBe(400)
      expect(refused.json.detail).toContain('Idempotency-Key must be 16 to 64')
    },
  )

  test('pages follow each other without a gap or a repeat', async () => {
    const schoolId = await addSchool(hub(), 'Elm Paging College')
    for (let at = 0; at < 7; at++) {
      await hub().post('/api/reviews', { ...review, title: `Page ${at}`, schoolId })
    }
    const titles: string[] = []
    let address: string | undefined = `/api/reviews?schoolId=${schoolId}&limit=3`
    while (address) {
      const { json, headers } = await hub().get(address)
      titles.push(...json.map((row: { title: string }) => row.title))
      address = /<(.+)>; rel="next"/.exec(headers.link ?? '')?.[1]
    }
    expect(titles).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `Page ${at}`))
  })

  test('a search finds reviews by their words, newest first', async () => {
    const content = 'The hearing was postponed thrice without any reason.'
    await hub().post('/api/reviews', { ...review, content, schoolName: 'Fir College' })
    const found = await hub().get('/api/reviews?search=postpone+hearing')
    expect(found.json.map((row: { content: string }) => row.content)).toEqual([content])
    expect((await hub().get('/api/reviews?search=zebra')).json).toEqual([])
    expect((await hub().get(`/api/reviews?search=${encodeURIComponent('"a & (b')}`)).status).toBe(
      200,
    )
  })

  const wrongRating = 'Rating must be a whole number from 1 to 5.'
  const oneSchool = 'Choose one school from the list, or type its name.'
  const school = { schoolName: 'Ginkgo College' }
  const refused: [string, unknown, string][] = [
    ['rating as text', { ...review, ...school, rating: '5' }, wrongRating],
    ['rating 0', { ...review, ...school, rating: 0 }, wrongRating],
    ['rating 6', { ...review, ...school, rating: 6 }, wrongRating],
    ['rating 1.5', { ...review, ...school, rating: 1.5 }, wrongRating],
    ['rating NaN', { ...review, ...school, rating: Number.NaN }, wrongRating],
    ['no rating', { ...review, ...school, rating: undefined }, wrongRating],
    ['no title', { ...review, ...school, title: undefined }, 'Title is required.'],
    ['empty title', { ...review, ...school, title: ' ' }, 'Title is required.'],
    [
      'long title',
      { ...review, ...school, title: 'x'.repeat(256) },
      'Title must be at most 255 characters.',
    ],
    ['no content', { ...review, ...school, content: '' }, 'Details are required.'],
    [
      'long content',
      { ...review, ...school, content: 'x'.repeat(10_001) },
      'Details must be at most 10,000 characters.',
    ],
    ['no school', review, oneSchool],
    ['both schools', { ...review, ...school, schoolId: 1 }, oneSchool],
    ['empty school name', { ...review, schoolName: '' }, oneSchool],
    [
      'long school name',
      { ...review, schoolName: 'x'.repeat(256) },
      'School name must be at most 255 characters.',
    ],
    [
      'unknown school',
      { ...review, schoolId: 2_000_000_000 },
      'There is no school with this number.',
    ],
    ['school id as text', { ...review, schoolId: '1' }, 'The school must be given by its number.'],
    [
      'a title that nobody sees',
      { ...review, ...school, title: '\u200b\u200b' },
      'Title is required.',
    ],
    ['nine tags', { ...review, ...school, tags: Array(9).fill('a') }, 'Use at most 8 tags.'],
    [
      'long tag',
      { ...review, ...school, tags: ['x'.repeat(33)] },
      'A tag must be at most 32 characters.',
    ],
    ['tags as text', { ...review, ...school, tags: 'fair' }, 'Tags must be a list of words.'],
    ['another type', { ...review, ...school, reviewType: 'hall' }, "reviewType must be 'school'."],
    [
      'NUL in title',
      { ...review, ...school, title: 'a\u0000b' },
      'Title has characters that cannot be stored. Please remove them and try again.',
    ],
    [
      'lone surrogate',
      { ...review, ...school, content: 'a\ud800b' },
      'Details have characters that cannot be stored. Please remove them and try again.',
    ],
  ]
  test.each(refused)(
    'refuses %s with a sentence and stores nothing',
    async (_name, body, sentence) => {
      const before = await hub().get('/api/reviews?limit=1')
      const answer = await hub().post('/api/reviews', body)
      expect([answer.status, answer.json.detail]).toEqual([400, sentence])
      const after = await hub().get('/api/reviews?limit=1')
      expect(after.json).toEqual(before.json)
    },
  )

  test('takes the longest title and content that are allowed', async () => {
    const body = { ...review, ...school, title: 'x'.repeat(255), content: 'y'.repeat(10_000) }
    expect((await hub().post('/api/reviews', body)).status).toBe(201)
  })

  test('keeps HTML and SQL as text', async () => {
    const content = `<script>alert(1)</script>'; drop table reviews; -- é🙂`
    const { json } = await hub().post('/api/reviews', { ...review, ...school, content })
    expect(json.content).toBe(content)
  })

  test('never takes from a client what only the hub decides', async () => {
    const forged = { id: 1, isVerified: true, createdAt: '2001-01-01', averageRating: 5 }
    const { json } = await hub().post('/api/reviews', { ...review, ...school, ...forged })
    expect(json).toMatchObject({ isVerified: false })
    expect(json.id).not.toBe(1)
    expect(json.createdAt).not.toContain('2001')
    expect(json).not.toHaveProperty('averageRating')
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'cursor=abc',
    'cursor=W10',
    `cursor=${Buffer.from('[2147483648]').toString('base64url')}`,
    'schoolId=x',
    'schoolId=0',
  ])('refuses a list with %s', async (query) => {
    expect((await hub().get(`/api/reviews?${query}`)).status).toBe(400)
  })
})
