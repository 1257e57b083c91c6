import type { FastifyInstance } from 'fastify'
import type { PublicCache } from './publicCache.ts'

/** Reads what a call answers: its status, its body and `Link`. */
export type ReadAnswer = (url: string) => Promise<{ status: number; body: string; link: string }>

/** Reads from what is ready, else by making the call. */
export function answerReader(app: FastifyInstance, cache: PublicCache): ReadAnswer {
  return async (url) => {
    const ready = cache.ready(url)
    if (ready) return { status: 200, ...ready }
    const { statusCode, body, headers } = await app.inject(url)
    return { status: statusCode, body, link: String(headers.link ?? '') }
  }
}
