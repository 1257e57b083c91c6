import type { FastifyInstance } from 'fastify'
import { sendProblem } from './errors.ts'
import { Refusal } from './refusal.ts'
import type { SendPage } from './webPages.ts'

/**
 * Answers for what no route serves: 405 for another method on a known /api path, 404 with a sentence below
 * /api, and elsewhere the web's pages. Call it before the routes, since it takes note of each.
 */
export function registerNotFound(app: FastifyInstance, sendPage: SendPage): void {
  const known: { method: string; path: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    const path = new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+')}$`)
    for (const one of [method].flat()) known.push({ method: one, path })
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    if (path !== '/api' && !path.startsWith('/api/')) {
      if (request.method === 'GET' || request.method === 'HEAD') return sendPage(reply, path)
      return sendProblem(request, reply, new Refusal(405, 'Pages can only be read.'))
    }
    const allowed = known.filter((route) => route.path.test(path)).map((route) => route.method)
    if (allowed.length === 0) {
      return sendProblem(request, reply, new Refusal(404, 'There is nothing at this address.'))
    }
    reply.header('allow', allowed.join(', '))
    const sentence = `${request.method} does nothing here. Use ${allowed.join(' or ')}.`
    return sendProblem(request, reply, new Refusal(405, sentence))
  })
}
