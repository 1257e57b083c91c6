import { endpoints } from '@hub/api/endpoints'
import { expect, test, vi } from 'vitest'
import { requestId } from './plugins/requestIds.ts'
import { describeHub } from './testing/describeApi.ts'
import { undocumented } from './testing/documentedRefusal.ts'

vi.mock('./plugins/requestIds.ts', { spy: true })

const review = { rating: 4, title: 't', content: 'c', schoolName: 'Wire College' }

describeHub('the wire', (hub) => {
  test('errors are a plain sentence, or problem JSON where the caller asks for JSON', async () => {
    const plain = await hub().get('/api/schools/2000000000')
    expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(plain.text).toBe('There is no school at this address.')
    const json = await hub().ask({
      url: '/api/schools/2000000000',
      headers: { accept: 'application/json' },
    })
    expect(json.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(json.json).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'There is no school at this address.',
    })
  })

  test('a refused field is named in the problem', async () => {
    const { json } = await hub().post('/api/reviews', { ...review, rating: 9 })
    expect(json.errors).toEqual({ rating: 'Rating must be a whole number from 1 to 5' })
  })

  test('every answer has an id of its own, which is random and no count', async () => {
    const made = vi.mocked(requestId)
    made.mockClear()
    const answers = await Promise.all(
      ['/api/health', '/api/schools', '/api/schools', '/api/nothing'].map((url) => hub().get(url)),
    )
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(4)
    // What `requestId` makes is tried in threats/trafficFromIds.test.ts.
    expect(new Set(ids)).toEqual(new Set(made.mock.results.map(({ value }) => value)))
  })

  test('an unknown call is 404, and a known one by another method 405 with the allowed ones', async () => {
    expect((await hub().get('/api/nothing')).status).toBe(404)
    const wrong = await hub().ask({ method: 'DELETE', url: '/api/schools' })
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    for (const url of ['/api/schools/5', '/api/openapi.json']) {
      expect((await hub().ask({ method: 'POST', url })).status).toBe(405)
    }
  })

  test.each([
    ['{"rating": 5', 400, 'The body is not valid JSON.'],
    ['', 400, 'The body is empty. Send a JSON object.'],
    [
      JSON.stringify({ content: 'x'.repeat(10 * 2 ** 20) }),
      413,
      'This is too large to send. Please shorten it.',
    ],
  ])('a broken body is refused with a sentence', async (payload, status, sentence) => {
    const answer = await hub().ask({
      method: 'POST',
      url: '/api/reviews',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, answer.text]).toEqual([status, sentence])
  })

  test('the header of JSON without a body is no mistake where a call takes none', async () => {
    const answer = await hub().ask({
      method: 'POST',
      url: '/api/create-subscription',
      payload: '',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
  })

  test.each(['application/x-www-form-urlencoded', 'text/plain'])(
    'a body of another kind is refused: %s',
    async (type) => {
      const payload = JSON.stringify(review)
      const headers = { 'content-type': type }
      const answer = await hub().ask({ method: 'POST', url: '/api/reviews', payload, headers })
      expect([answer.status, answer.text]).toEqual([
        415,
        'Send the body as JSON, with content-type application/json.',
      ])
    },
  )

  test('an id that is too long is refused with a sentence', async () => {
    const { status, text } = await hub().get(`/api/schools/${'1'.repeat(5000)}`)
    expect([status, text]).toEqual([414, 'The address is too long.'])
  })

  test("a write from another site's page is refused, from our own page or no page it is not", async () => {
    const post = (headers: Record<string, string>) =>
      hub().ask({ method: 'POST', url: '/api/reviews', payload: review, headers })
    const statuses = await Promise.all([
      post({ origin: 'https://evil.example' }),
      post({ origin: 'null' }),
      post({ 'sec-fetch-site': 'cross-site' }),
      post({ 'sec-fetch-site': 'same-site' }),
      post({ origin: 'http://localhost:80', host: 'localhost:80' }),
      post({ 'sec-fetch-site': 'same-origin' }),
      post({}),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 201, 201, 201])
  })

  test('answers carry the security headers and are kept by no cache', async () => {
    for (const url of ['/api/schools', '/api/nothing', '/api/%E0%A4%A', '/nothing']) {
      const { headers } = await hub().get(url)
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['content-security-policy']).not.toContain('unsafe-inline')
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    }
  })

  test('the OpenAPI document describes each call that is served', async () => {
    const { json } = await hub().get('/api/openapi.json')
    const served = Object.values(endpoints).filter(({ method, path }) =>
      hub().app.hasRoute({ method, url: path }),
    )
    expect(served.length).toBeGreaterThan(20)
    const undescribed = served.filter(({ method, path }) => {
      const described = json.paths[path.replace(/:(\w+)/g, '{$1}')]
      return !described?.[method.toLowerCase()]?.summary
    })
    expect(undescribed).toEqual([])
    const rating = json.paths['/api/reviews'].post.requestBody.content['application/json'].schema
    expect(rating.properties.rating).toMatchObject({ type: 'integer', minimum: 1, maximum: 5 })
  })

  // Every other error answer in the tests of the API is held against the document, too (see `createHub`).
  test.each([
    ['POST', '/api/reviews', { rating: 9 }, 400],
    ['GET', '/api/auth/user', undefined, 401],
    ['GET', '/api/schools/2000000000', undefined, 404],
    ['POST', '/api/reviews', { content: 'x'.repeat(2 ** 20) }, 413],
  ] as const)(
    '%s %s is refused as the OpenAPI document says',
    async (method, url, body, status) => {
      for (const accept of ['*/*', 'application/json']) {
        const payload = body as object | undefined
        const answer = await hub().ask({ method, url, payload, headers: { accept } })
        expect(answer.status).toBe(status)
      }
    },
  )

  test('an error answer that the OpenAPI document does not name is told from one that it does', async () => {
    await hub().get('/api/openapi.json')
    const { app } = hub()
    const sent = { method: 'GET', url: '/api/schools/5', contentType: 'text/plain', text: 'None.' }
    expect(undocumented(app, { ...sent, status: 404 })).toBeUndefined()
    expect(undocumented(app, { ...sent, status: 402 })).toMatch(/402, which is not documented/)
    const asPage = { ...sent, status: 404, contentType: 'text/html' }
    expect(undocumented(app, asPage)).toMatch(/text\/html, which is not documented/)
    const asProblem = { ...sent, status: 404, contentType: 'application/problem+json' }
    expect(undocumented(app, { ...asProblem, text: '{}' })).toMatch(/another shape/)
  })

  test('health and readiness answer', async () => {
    expect((await hub().get('/api/health')).json).toEqual({ status: 'ok' })
    expect((await hub().get('/api/ready')).json).toEqual({ status: 'ok' })
  })
})

describeHub(
  'rate limits',
  (hub) => {
    test('the 61st review in ten minutes is asked to wait', async () => {
      const post = () => hub().post('/api/reviews', review)
      for (let at = 0; at < 60; at++) expect((await post()).status).toBe(201)
      const refused = await post()
      expect(refused.status).toBe(429)
      expect(refused.json.detail).toMatch(/^That was a lot in a short time\. Please try again in/)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await hub().get('/api/reviews')).status).toBe(200)
    })
  },
  { rateLimits: true },
)
