import { rowNumber, storableText } from '@hub/api/fields'
import { DEFAULT_PAGE } from '@hub/api/pages'
import { addSchool, getSchool, listSchools } from '@hub/api/schools'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { announce } from '../../db/announce.ts'
import { page, readCursor } from '../../plugins/pages.ts'
import { postingDay } from '../../plugins/postingDay.ts'
import { notFound, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { listProcess } from './countProcess.ts'
import { presentSchool, presentSchoolDetails } from './present.ts'
import * as store from './store.ts'

const placeShape = z.tuple([z.number(), storableText, rowNumber])
/** A search ends with its 10,000 best matches: each page is found by searching anew from the first one. */
const DEEPEST = 10_000
const offsetShape = z.tuple([z.int().min(0).max(DEEPEST)])

export function registerSchools(app: FastifyInstance, services: Services): void {
  const { database, cache, limits, directory } = services

  route(app, listSchools, { publicTables: ['schools'] }, async ({ query, request, reply }) => {
    const limit = query.limit ?? DEFAULT_PAGE
    if (query.search?.trim()) {
      const [offset] = readCursor(query.cursor, offsetShape) ?? [0]
      const most = Math.min(offset + limit + 1, DEEPEST)
      const ids = await directory.search(query.search, query.type, most)
      const wanted = ids.slice(offset).map((id, at) => ({ id, at: offset + at + 1 }))
      const shown = page(request, reply, wanted, limit, (last) => [last.at])
      const rows = await store.findSchools(
        database.queries,
        shown.map(({ id }) => id),
      )
      return rows.map(presentSchool)
    }
    const sort = query.sort ?? 'recent'
    const place = readCursor(query.cursor, placeShape)
    const filter = { type: query.type, sort, limit: limit + 1, place }
    const rows = await store.listSchools(database.queries, filter)
    const shown = page(request, reply, rows, limit, (last) => store.schoolPlace(sort, last))
    return shown.map(presentSchool)
  })

  route(app, getSchool, { publicTables: ['schools'] }, async ({ params }) => {
    const row = await store.findSchool(database.queries, params.id)
    if (!row) throw notFound('There is no school at this address.')
    const ratings = await store.countRatings(database.queries, row.id)
    const process = await listProcess(database.queries, row.id)
    const people = await store.listAdministrators(database.queries, row.id)
    return presentSchoolDetails(row, ratings, process, people)
  })

  route(app, addSchool, { guards: [limits.schools] }, async ({ body }) => {
    const { isAnother, ...fields } = body
    const result = await database.queries.transaction(async (transaction) => {
      const outcome = await store.addSchool(transaction, fields, postingDay(new Date()), isAnother)
      if ('added' in outcome)
        await announce(transaction, { table: 'schools', id: outcome.added.id })
      return outcome
    })
    if ('existing' in result) {
      const { existing, mayBeAnother } = result
      if (existing.isHidden) throw new Refusal(409, 'This hub does not show this school.')
      const sentence = `${existing.name} is in the directory already${mayBeAnother ? ', without a place' : ''}.`
      throw new Refusal(409, sentence, { existingId: existing.id, mayBeAnother })
    }
    cache.invalidate('schools')
    await directory.add(result.added)
    return presentSchool(result.added)
  })
}
