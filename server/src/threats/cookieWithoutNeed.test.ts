import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint } from '@hub/api/endpoint'
import { endpoints } from '@hub/api/endpoints'
import { isOfAccount } from '@hub/api/ofAccount'
import { expect, test } from 'vitest'
import { describeHub } from '../testing/describeApi.ts'
import { requestsTo } from '../testing/markedRequests.ts'

const all: Endpoint[] = Object.values(endpoints)
const writesOfNobody = all.filter(({ method, path }) => method !== 'GET' && !isOfAccount(path))
const paths = writesOfNobody.map(({ path }) => path)

describeHub('a cookie that comes with a call of nobody’s account', (hub) => {
  test('cookie without need: reviews, reports, schools, suggestions and codes are nobody’s', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/reviews',
        '/api/reviews/receipt',
        '/api/reviews/:id/answer',
        '/api/reports',
        '/api/schools',
        '/api/resources',
        '/api/verification/codes',
        '/api/verification/signatures',
      ]),
    )
  })

  test.each(writesOfNobody)(
    'cookie without need: nothing sees it at $method $path',
    async (call) => {
      const { app } = hub()
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = app.server.address() as AddressInfo
      const seen: IncomingMessage[] = []
      const see = (request: IncomingMessage) => seen.push(request)
      app.server.on('request', see)
      for (const { method, path, headers, body } of requestsTo(call)) {
        // Two codes are refused by whoever looks for a session.
        const cookie = 'k=one; k=two'
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: { ...headers, cookie },
          body,
        })
        expect(await answer.text()).not.toContain('two different codes')
      }
      app.server.off('request', see)
      expect(seen).toHaveLength(3)
      expect(seen.filter(({ headers }) => headers.cookie !== undefined)).toEqual([])
    },
  )
})
