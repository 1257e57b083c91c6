import { BAD_CURSOR } from '@hub/api/pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { badRequest } from './refusal.ts'

/** Writes the last row's place in a list into an opaque cursor. */
function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/**
 * Reads a cursor back.
 *
 * @throws Refusal 400 for one that this list did not write
 */
export function readCursor<T>(cursor: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw badRequest(BAD_CURSOR)
  }
}

/** One more row than asked for is read; if it is there, the next page's address goes into `Link`. */
export function page<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: readonly T[],
  limit: number,
  place: (last: T) => readonly (string | number)[],
): readonly T[] {
  if (rows.length <= limit) return rows
  const shown = rows.slice(0, limit)
  const [path, query] = request.url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', writeCursor(place(shown[limit - 1] as T)))
  reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`)
  return shown
}
