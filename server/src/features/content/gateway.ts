import { digestOfAddress } from '@hub/core/content/contentAddress'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { badRequest, Refusal } from '../../plugins/refusal.ts'
import { refusalSchemas } from '../../plugins/refusalSchemas.ts'
import type { Services } from '../../services.ts'
import { bodyOf, presentContent } from './bytes.ts'
import { harmless } from './reading.ts'

const RAW = 'application/vnd.ipld.raw'

const params = z.object({ cid: z.string() })
const querystring = z.object({ format: z.string().optional() })

/**
 * Serves contents as an IPFS trustless gateway does: single raw blocks, which the reader checks. Whoever reads
 * here is a node or a library; the hub's pages do not, so that no cache holds what they showed.
 */
export function registerGateway(app: FastifyInstance, services: Services): void {
  const schema = {
    summary: 'A raw block, as an IPFS trustless gateway.',
    params,
    querystring,
    response: refusalSchemas({ method: 'GET', params, refusals: [404, 406, 410, 412, 503] }),
  }
  app.get('/ipfs/:cid', { schema }, async (request, reply) => {
    const { cid } = request.params as z.output<typeof params>
    const { format } = request.query as z.output<typeof querystring>
    if (!digestOfAddress(cid)) {
      throw badRequest('This gateway has CIDv1 addresses of raw SHA-256 blocks, in base32.')
    }
    if (!wantsRaw(request, format)) {
      throw new Refusal(406, 'This gateway sends raw blocks only: ask with ?format=raw.')
    }
    const row = await presentContent(services, cid).catch((error: unknown) => {
      const isProbe = request.headers['cache-control']?.includes('only-if-cached')
      if (error instanceof Refusal && error.status === 404 && isProbe) {
        throw new Refusal(412, error.message)
      }
      throw error
    })
    const etag = `"${cid}.raw"`
    const lasting = { etag, 'cache-control': 'public, max-age=29030400, immutable' }
    if (isKnown(request, etag)) return reply.headers(lasting).code(304).send()
    // Only when the bytes are there: a cache must not keep for a year that they were not.
    const body = await bodyOf(request.method, services, row)
    reply.headers({
      ...lasting,
      ...harmless,
      'content-type': RAW,
      'content-length': row.size,
      'content-disposition': `attachment; filename="${cid}.bin"`,
    })
    return reply.send(body)
  })
}

/** A definite Accept counts before the parameter, as gateways do it. */
function wantsRaw({ headers }: FastifyRequest, format: string | undefined): boolean {
  const types = (headers.accept ?? '').split(',').map((part) => part.split(';')[0]?.trim())
  if (types.includes(RAW)) return true
  const others = types.some((type) => type?.startsWith('application/vnd.ipld.'))
  return format === 'raw' && !others
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags?.some((tag) => tag === etag || tag === '*') ?? false
}
