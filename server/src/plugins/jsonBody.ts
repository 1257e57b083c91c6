import type { FastifyInstance } from 'fastify'

/**
 * Reads bodies of JSON. An empty one counts as none where the call takes none: many callers send the header with
 * every request.
 */
export function registerJsonBody(app: FastifyInstance): void {
  // The framework takes it, and no call of ours does.
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const takesNone = request.routeOptions.schema?.body === undefined
    if (body === '' && takesNone) done(null, undefined)
    else void parse(request, body as string, done)
  })
}
