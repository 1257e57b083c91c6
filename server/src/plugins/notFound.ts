import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerError, sendProblem } from './errors.ts'
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
    const path = pathOf(request)
    if (isPage(path)) {
      if (isRead(request)) return sendPage(reply, path)
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

/** Answers for an address that the framework cannot read: a person sees the 404 page, a program a sentence. */
export function answerUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  sendPage: SendPage,
) {
  const path = pathOf(request)
  if (isPage(path) && isRead(request)) return sendPage(reply, path)
  return answerError(error, request, reply)
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? ''
}

function isPage(path: string): boolean {
  return path !== '/api' && !path.startsWith('/api/')
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
