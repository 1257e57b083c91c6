import type { Endpoint, Unchanging } from '@hub/api/endpoint'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify'
import type { z } from 'zod'
import type { PublicTable } from './publicCache.ts'
import { refusalSchemas } from './refusalSchemas.ts'

type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Answer<E extends Endpoint> = {
  [S in keyof E['responses']]: E['responses'][S] extends z.ZodType
    ? Unchanging<z.input<E['responses'][S]>>
    : never
}[keyof E['responses']]

/**
 * An answer whose JSON the database has made. It is sent as it is, without the response schema's check: the
 * feature's tests hold its shape against the schema.
 */
export class JsonText {
  readonly text: string
  readonly status: number | undefined

  /** @param status another one than the endpoint's first */
  constructor(text: string, status?: number) {
    this.text = text
    this.status = status
  }
}

/** Stands for an answer that the handler has sent itself, on a reply that it took from the framework. */
export const SENT = Symbol('sent')

/** What a handler is given: the checked parts of the request, and the answer to set headers on. */
export interface Call<E extends Endpoint> {
  params: Output<E['params']>
  query: Output<E['query']>
  headers: Output<E['headers']>
  body: Output<E['body']>
  request: FastifyRequest
  reply: FastifyReply
}

interface Options {
  /** What must hold before the handler runs, in this order. */
  guards?: preHandlerAsyncHookHandler[]
  /** Where the answer may be kept until one of these tables changes (see PublicCache). */
  publicTables?: readonly PublicTable[]
}

/**
 * Serves one endpoint of the wire. The request is checked by the endpoint's schemas, and the answer is cut
 * to its response schema, so that no column leaves by mistake. The status is the endpoint's first one.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: Options,
  handle: (call: Call<E>) => Promise<Answer<E> | JsonText | typeof SENT>,
): void {
  const status = Number(Object.keys(endpoint.responses)[0])
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      response: { ...endpoint.responses, ...refusalSchemas(endpoint) },
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.headers && { headers: endpoint.headers }),
      ...(endpoint.body && { body: endpoint.body }),
    },
    config: options.publicTables ? { publicTables: options.publicTables } : {},
    preHandler: options.guards ?? [],
    handler: async (request, reply) => {
      const answer = await handle({
        params: request.params as Output<E['params']>,
        query: request.query as Output<E['query']>,
        headers: request.headers as Output<E['headers']>,
        body: request.body as Output<E['body']>,
        request,
        reply,
      })
      if (answer === SENT) return reply
      reply.code((answer instanceof JsonText ? (answer.status ?? status) : status) as 200)
      if (status === 204) return reply.send()
      if (!(answer instanceof JsonText)) return reply.send(answer)
      return reply.type('application/json; charset=utf-8').serializer(String).send(answer.text)
    },
  })
}
