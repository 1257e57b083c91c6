import { rankedScore } from '@hub/core/reviews/score'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeApi, type Hub } from '../../testing/describeApi.ts'

const names = (answer: { json: { name: string }[] }) => answer.json.map(({ name }) => name)

async function rate(hub: Hub, schoolId: number, ratings: readonly number[]): Promise<void> {
  for (const rating of ratings) {
    await hub.post('/api/reviews', { rating, schoolId, title: 't', content: 'c' })
  }
}

describeApi('schools', (hub) => {
  test('a new school is answered, listed first, and found at once', async () => {
    await hub().get('/api/schools')
    const body = {
      name: 'Quail Ridge Community College',
      type: 'community-college',
      location: 'Quail Ridge, OR',
      website: 'https://quailridge.example.edu',
    }
    const added = await hub().post('/api/schools', body)
    expect(added.status).toBe(201)
    expect(added.json).toEqual({
      ...body,
      id: expect.any(Number),
      averageRating: 0,
      totalReviews: 0,
      rankedScore: null,
    })
    expect((await hub().get('/api/schools')).json[0]).toEqual(added.json)
    expect((await hub().get('/api/schools?search=quail+rigde')).json).toEqual([added.json])
    const details = await hub().get(`/api/schools/${added.json.id}`)
    expect(details.json).toEqual({
      ...added.json,
      ratings: [0, 0, 0, 0, 0],
      process: [],
      administrators: [],
    })
  })

  test('a known name and place answers 409 with the known id', async () => {
    const body = { name: "St. Olga's University", type: 'university', location: 'Salem, Oregon' }
    const first = await hub().post('/api/schools', body)
    const again = { name: 'Saint Olgas University', type: 'college', location: 'salem OR' }
    const second = await hub().post('/api/schools', again)
    expect(second.status).toBe(409)
    expect(second.json).toMatchObject({
      detail: "St. Olga's University is in the directory already.",
      existingId: first.json.id,
      mayBeAnother: false,
    })
    expect((await hub().post('/api/schools', { ...again, isAnother: true })).status).toBe(409)
  })

  test('a known name without a place answers 409, unless it is said to be another school', async () => {
    const body = { name: 'Placeless Hall College', type: 'college' }
    const first = await hub().post('/api/schools', body)
    const placed = { ...body, location: 'Garden City, NY' }
    const second = await hub().post('/api/schools', placed)
    expect(second.status).toBe(409)
    expect(second.json).toMatchObject({
      detail: 'Placeless Hall College is in the directory already, without a place.',
      existingId: first.json.id,
      mayBeAnother: true,
    })
    const another = await hub().post('/api/schools', { ...placed, isAnother: true })
    expect(another.json).toMatchObject({ name: body.name, location: placed.location })
    expect((await hub().post('/api/schools', { ...placed, isAnother: true })).status).toBe(409)
  })

  test('the same name in two places are two schools', async () => {
    const body = { name: 'Union Two College', type: 'college' }
    const there = await hub().post('/api/schools', { ...body, location: 'Lincoln, NE' })
    const here = await hub().post('/api/schools', { ...body, location: 'Barbourville, KY' })
    expect([there.status, here.status]).toEqual([201, 201])
    expect((await hub().post('/api/schools', body)).status).toBe(409)
  })

  test('the same school added many times at once is added once', async () => {
    const body = { name: 'Race Track College', type: 'college' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hub().post('/api/schools', body)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  test('a type filter holds with and without a search', async () => {
    await hub().post('/api/schools', { name: 'Filter High', type: 'high-school' })
    await hub().post('/api/schools', { name: 'Filter University', type: 'university' })
    expect(names(await hub().get('/api/schools?type=high-school'))).toEqual(['Filter High'])
    expect(names(await hub().get('/api/schools?search=filter&type=university'))).toEqual([
      'Filter University',
    ])
    expect((await hub().get('/api/schools?search=&type=')).status).toBe(200)
  })

  test('best rated ranks many good ratings above few perfect ones, and those too few to score last', async () => {
    const ids: number[] = []
    for (const name of ['Perfect Once', 'Perfect Five', 'Good Often', 'Poor Often']) {
      ids.push((await hub().post('/api/schools', { name, type: 'middle-school' })).json.id)
    }
    await rate(hub(), ids[0]!, [5, 5, 5, 5])
    await rate(hub(), ids[1]!, [5, 5, 5, 5, 5])
    await rate(hub(), ids[2]!, [5, 5, 5, 5, 5, 5, 5, 5, 4])
    await rate(hub(), ids[3]!, [1, 1, 1, 1, 1, 1])
    const ranked = await hub().get('/api/schools?type=middle-school&sort=rating')
    expect(names(ranked)).toEqual(['Good Often', 'Perfect Five', 'Poor Often', 'Perfect Once'])
    const busiest = await hub().get('/api/schools?type=middle-school&sort=reviews')
    expect(names(busiest)).toEqual(['Good Often', 'Poor Often', 'Perfect Five', 'Perfect Once'])
    const latest = await hub().get('/api/schools?type=middle-school')
    expect(names(latest)).toEqual(['Poor Often', 'Good Often', 'Perfect Five', 'Perfect Once'])
  })

  test('a school has no score under five reviews, and its average and total are sent all the same', async () => {
    const { json } = await hub().post('/api/schools', { name: 'Fifth College', type: 'college' })
    await rate(hub(), json.id, [5, 5, 5, 4])
    const four = (await hub().get(`/api/schools/${json.id}`)).json
    expect(four).toMatchObject({ rankedScore: null, averageRating: 4.75, totalReviews: 4 })
    expect((await hub().get('/api/schools?search=fifth')).json[0].rankedScore).toBeNull()
    await rate(hub(), json.id, [1])
    const five = (await hub().get(`/api/schools/${json.id}`)).json
    expect(five).toMatchObject({ averageRating: 4, totalReviews: 5 })
    expect(five.rankedScore).toBeCloseTo(620 / 205, 12)
  })

  test('the database ranks by the very score that is shown', async () => {
    const all = (await hub().get('/api/schools?sort=rating&limit=200')).json as {
      averageRating: number
      totalReviews: number
      rankedScore: number | null
    }[]
    expect(all.filter((school) => school.rankedScore !== null).length).toBeGreaterThan(2)
    const scores = all.map((school) => school.rankedScore ?? -1)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const { averageRating: average, totalReviews: reviews, rankedScore: shown } of all) {
      expect(shown).toBe(rankedScore({ average, reviews }))
    }
  })

  test.each(['recent', 'name', 'rating', 'reviews', 'search'])(
    'pages in the order %s follow each other without a gap or a repeat',
    async (sort) => {
      for (let at = 0; at < 7; at++) {
        await hub().post('/api/schools', { name: `Paged Academy ${at}`, type: 'college' })
      }
      const query = sort === 'search' ? 'search=paged+academy' : `sort=${sort}`
      const all = await hub().get(`/api/schools?${query}&limit=200`)
      const paged: string[] = []
      let address: string | undefined = `/api/schools?${query}&limit=2`
      while (address) {
        const answer = await hub().get(address)
        paged.push(...names(answer))
        address = /<(.+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1]
      }
      expect(paged).toEqual(names(all))
    },
  )

  const school = { name: 'Refused College', type: 'college' }
  const refused: [string, unknown, string][] = [
    ['no name', { type: 'college' }, 'Name is required.'],
    ['empty name', { ...school, name: '  ' }, 'Name is required.'],
    ['a number as name', { ...school, name: 5 }, 'Name is required.'],
    ['long name', { ...school, name: 'x'.repeat(256) }, 'Name must be at most 255 characters.'],
    ['no type', { name: 'x' }, 'Choose one of the listed school types.'],
    ['another type', { ...school, type: 'camp' }, 'Choose one of the listed school types.'],
    [
      'long location',
      { ...school, location: 'x'.repeat(256) },
      'Location must be at most 255 characters.',
    ],
    [
      'long website',
      { ...school, website: `https://a.example/${'x'.repeat(250)}` },
      'Website must be at most 255 characters.',
    ],
    ['script as website', { ...school, website: 'javascript:alert(1)' }, 'Must be a valid URL.'],
    ['words as website', { ...school, website: 'lakeside state' }, 'Must be a valid URL.'],
    [
      'NUL in name',
      { ...school, name: 'a\u0000b' },
      'Name has characters that cannot be stored. Please remove them and try again.',
    ],
    ['a name that nobody sees', { ...school, name: '\u200b\u3164' }, 'Name is required.'],
    ['a list', [], 'Send a JSON object.'],
  ]
  test.each(refused)('refuses %s with a sentence', async (_name, body, sentence) => {
    const answer = await hub().post('/api/schools', body)
    expect([answer.status, answer.json.detail]).toEqual([400, sentence])
    expect((await hub().get('/api/schools?search=refused')).json).toEqual([])
  })

  test('never takes an id, an average or a total from a client', async () => {
    const forged = { id: 7, averageRating: 5, totalReviews: 99, activity: 9e9 }
    const { json } = await hub().post('/api/schools', { ...school, name: 'Forged', ...forged })
    expect(json).toMatchObject({ averageRating: 0, totalReviews: 0 })
    expect(json.id).not.toBe(7)
  })

  test('an unknown school is 404, and an id that is no number 400', async () => {
    expect((await hub().get('/api/schools/2000000000')).status).toBe(404)
    expect((await hub().get('/api/schools/99999999999')).status).toBe(400)
    expect((await hub().get('/api/schools/x')).status).toBe(400)
  })

  test.each(['1e3', '0x10', '1.0', '+1', '%201', '0'])('takes %s for no id', async (id) => {
    expect((await hub().get(`/api/schools/${id}`)).status).toBe(400)
  })

  test('a page may end with the longest name in any script', async () => {
    const longest = ['東', '\u0001'].map((letter) => `a${letter.repeat(254)}`)
    for (const name of longest) {
      expect((await hub().post('/api/schools', { name, type: 'college' })).status).toBe(201)
      const first = await hub().get('/api/schools?limit=1')
      expect(first.json[0].name).toBe(name)
      const next = await hub().get(/<(.+)>/.exec(first.headers.link ?? '')?.[1] ?? '')
      expect([next.status, next.json?.length]).toEqual([200, 1])
    }
  })

  test.each([
    [0, 'a', 2 ** 31],
    [0, 'a', 1.5],
    [0, 'a', 0],
    [0, 'a\0', 1],
    [0, 'a\ud800', 1],
    ['0', 'a', 1],
  ])('refuses a made-up cursor: %j %j %j', async (...place) => {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url')
    const { status, text } = await hub().get(`/api/schools?cursor=${cursor}`)
    expect([status, text]).toEqual([400, 'This cursor is not valid. Start again without it.'])
  })

  test('refuses what is given twice in plain words', async () => {
    const texts = ['search=a&search=b', 'cursor=a&cursor=b'].map(
      async (query) => (await hub().get(`/api/schools?${query}`)).text,
    )
    expect(await Promise.all(texts)).toEqual([
      'Search for one text.',
      'This cursor is not valid. Start again without it.',
    ])
  })

  test.each(['type=camp', 'sort=best', `search=${'x'.repeat(201)}`, 'search=%00', 'cursor=e30'])(
    'refuses a list with %s',
    async (query) => {
      expect((await hub().get(`/api/schools?${query}`)).status).toBe(400)
    },
  )
})

describeApi('a directory of very many schools', (hub) => {
  test('a search ends where its last page does', async () => {
    const rows = sql`SELECT 'Longlist ' || at, at, 'college' FROM generate_series(1, 10100) at`
    await hub().database.queries.execute(sql`INSERT INTO schools (name, name_key, type) ${rows}`)
    const found = (place: number) => {
      const cursor = Buffer.from(JSON.stringify([place])).toString('base64url')
      return hub().get(`/api/schools?search=longlist&limit=50&cursor=${cursor}`)
    }
    const before = await found(9_900)
    expect([before.json.length, before.headers.link]).toEqual([50, expect.any(String)])
    const end = await hub().get(/<(.+)>/.exec(before.headers.link ?? '')?.[1] ?? '')
    expect([end.status, end.json.length, end.headers.link]).toEqual([200, 50, undefined])
  })
})
