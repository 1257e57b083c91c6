import { rowNumber } from '@hub/api/fields'
import { DEFAULT_PAGE } from '@hub/api/pages'
import {
  type dateRanges,
  listResources,
  proposeResource,
  searchResources,
} from '@hub/api/resources'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { page, readCursor } from '../../plugins/pages.ts'
import { postingDay } from '../../plugins/postingDay.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { presentHit, presentResource } from './present.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000

const afterShape = z.tuple([rowNumber])
const searchPlaceShape = z.tuple([z.int().positive()])

export function registerResources(app: FastifyInstance, services: Services): void {
  const { database, finder, limits } = services

  route(app, listResources, { publicTables: ['resources'] }, async (call) => {
    const { query, request, reply } = call
    const limit = query.limit ?? DEFAULT_PAGE
    const [after] = readCursor(query.cursor, afterShape) ?? []
    const filter = { category: query.category, kind: query.kind, after, limit: limit + 1 }
    const rows = await store.listResources(database.queries, filter)
    return page(request, reply, rows, limit, (last) => [last.id]).map(presentResource)
  })

  route(app, searchResources, { publicTables: ['resources'] }, async (call) => {
    const { query, request, reply } = call
    // What lies within a week of now changes without a write.
    if (query.date) request.dependsOnClock = true
    const limit = query.limit ?? DEFAULT_PAGE
    const [after] = readCursor(query.cursor, searchPlaceShape) ?? []
    const { found, ...how } = await finder.search({
      words: query.q ?? '',
      category: query.category,
      type: query.type,
      since: query.date && startOf(query.date, new Date()),
      after,
      limit: limit + 1,
    })
    const shown = page(request, reply, found, limit, (last) => [last.place])
    return shown.map((row) => presentHit(row, how))
  })

  route(app, proposeResource, { guards: [limits.proposals] }, async ({ body }) => {
    const row = await store.proposeResource(database.queries, body, postingDay(new Date()))
    return { id: row.id, isActive: false as const }
  })
}

/** When the week, month or year began that ends `now`; a month before 31 March begins on the last of February. */
export function startOf(range: (typeof dateRanges)[number], now: Date): Date {
  if (range === 'week') return new Date(now.getTime() - 7 * DAY_MS)
  const start = new Date(now)
  start.setUTCMonth(now.getUTCMonth() - (range === 'month' ? 1 : 12))
  // The month has no such day, and the date ran on into the next.
  if (start.getUTCDate() !== now.getUTCDate()) start.setUTCDate(0)
  return start
}
