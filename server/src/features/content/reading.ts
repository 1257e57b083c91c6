import { address } from '@hub/api/chain'
import { CONTENT_SEALED_TYPE, CONTENT_TEXT_TYPE } from '@hub/api/content'
import { optionalParameter } from '@hub/api/fields'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refusalSchemas } from '../../plugins/refusalSchemas.ts'
import type { Services } from '../../services.ts'
import { bodyOf, presentContent } from './bytes.ts'

const params = z.object({ cid: z.string() })
const querystring = z.object({
  author: optionalParameter(address).meta({
    description:
      'The author of the record that is read: nothing is sent that this author took back.',
  }),
})

/** What keeps a browser from showing bytes as a page, whoever put them here. */
export const harmless = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'attachment',
} as const

/** Serves contents to the hub's own pages, which check them. Like all that is read here, no cache keeps them. */
export function registerReading(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'The bytes behind a content address.',
    params,
    querystring,
    response: refusalSchemas({
      method: 'GET',
      params,
      query: querystring,
      refusals: [404, 410, 503],
    }),
  }
  app.get('/api/content/:cid', { schema }, async (request, reply) => {
    const { cid } = request.params as z.output<typeof params>
    const { author = null } = request.query as z.output<typeof querystring>
    const row = await presentContent(services, cid, author)
    const body = await bodyOf(request.method, services, row)
    reply.headers({
      ...harmless,
      // Never what the sender said: that could make a page or a script of it.
      'content-type': row.isText ? CONTENT_TEXT_TYPE : CONTENT_SEALED_TYPE,
      'content-length': row.size,
    })
    return reply.send(body)
  })
}
