import type { FastifyInstance } from 'fastify'
import type { PublicCache } from './publicCache.ts'

/** Reads what a call answers: its body and `Link`, or null where it is no success. */
export type ReadAnswer = (url: string) => Promise<{ body: string; link: string } | null>

/** Reads from what is ready, else by making the call. */
export function answerReader(app: FastifyInstance, cache: PublicCache): ReadAnswer {
  return async (url) => {
    const ready = cache.ready(url)
    if (ready) return ready
    const { statusCode, body, headers } = await app.inject(url)
    return statusCode === 200 ? { body, link: String(headers.link ?? '') } : null
  }
}
