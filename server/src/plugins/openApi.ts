import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Serves the OpenAPI document, made from the same schemas that check the requests. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Title IX Hub',
        version: '0.1.0',
        description:
          'An error is a plain sentence as text, or problem JSON (RFC 9457) where Accept asks for JSON. An address without a call answers 404, and a method that it does not have 405, with the others in Allow. Who is asked to wait (429) is told how long in Retry-After.',
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
