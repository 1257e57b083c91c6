import { serviceSignIn } from '@hub/api/account'
import { rowNumber } from '@hub/api/fields'
import {
  addLegalRequest,
  addModerationNote,
  decide as decideEndpoint,
  getModeration,
  getModerationCounts,
  getModerationLog,
  getModerationQueue,
  listUnshown,
  postReport,
} from '@hub/api/moderation'
import { DEFAULT_PAGE } from '@hub/api/pages'
import { isOnChain } from '@hub/core/moderation/reasons'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { requireAdministrator, requireSetUp } from '../../plugins/administrators.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { page, readCursor } from '../../plugins/pages.ts'
import { postingDay } from '../../plugins/postingDay.ts'
import { addressKeys } from '../../plugins/rateLimits.ts'
import { notFound } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { findAnswer } from '../answers/store.ts'
import { findContent } from '../content/store.ts'
import { readChainWords } from './chainWords.ts'
import { addNote, decide } from './decide.ts'
import { presentCase, presentLogEntry, presentUnshown } from './present.ts'
import { report } from './report.ts'
import { ReportedToday } from './reported.ts'
import * as store from './store.ts'
import { followedChain, type Named, subjectOf } from './subject.ts'

const beforeShape = z.tuple([rowNumber])
const QUEUE_MOST = 100
const received = { received: true } as const

const noSuch = () => notFound('There is nothing here under this number.')
const today = () => postingDay(new Date())

/** The calls of everybody: reporting, the public log, and the list of what is not shown. */
export function registerModeration(app: FastifyInstance, services: Services): void {
  const { config, database, keyring, limits } = services
  const { queries } = database
  const reported = new ReportedToday()

  route(app, postReport, { guards: [limits.reports] }, async ({ body, request }) => {
    const thing = await find(services, body)
    const { reason, words } = body
    if (!reported.add(addressKeys(request.ip).own, { ...thing, reason })) return received
    try {
      await report(queries, keyring, thing, { reason, words }, today())
    } catch (error) {
      reported.clear()
      throw error
    }
    return received
  })

  const isPublic = { publicTables: ['moderation'] } as const
  route(app, getModerationLog, isPublic, async ({ query, request, reply }) => {
    const limit = query.limit ?? DEFAULT_PAGE
    const [before] = readCursor(query.cursor, beforeShape) ?? []
    const rows = await store.listLog(queries, { before, limit: limit + 1 })
    return page(request, reply, rows, limit, (last) => [last.id]).map(presentLogEntry)
  })
  route(app, getModerationCounts, isPublic, () => store.countByMonth(queries))
  route(app, listUnshown, isPublic, async () => {
    const rows = await store.listUnshown(queries, await followedChain(queries))
    return rows.map(presentUnshown)
  })

  route(app, getModeration, {}, async () => {
    requireSetUp(config)
    return { signIn: `${serviceSignIn.path}?as=administrator` }
  })
}

/** The administrators' calls. */
export function registerModerationDesk(app: FastifyInstance, services: Services): void {
  const { cache, config, database, keyring } = services
  const { queries } = database
  const guards = [async (request: FastifyRequest) => requireAdministrator(request, config)]

  const shown = async (thing: store.Subject, named: Named) => {
    const found = await presentCase(services, thing)
    return isOnChain(named.kind) ? { ...found, ...(await chainWords(services, named)) } : found
  }
  const subject = async (named: Named) => {
    const found = subjectOf(named, await followedChain(queries))
    if (found === null) throw noSuch()
    return { kind: named.kind, subject: found }
  }

  route(app, getModerationQueue, { guards }, async () => {
    const things = await store.listQueue(queries, QUEUE_MOST)
    return Promise.all(
      things.map((thing) => {
        const id = thing.subject.slice(thing.subject.lastIndexOf('/') + 1)
        return shown(thing, { kind: thing.kind, id })
      }),
    )
  })

  route(app, decideEndpoint, { guards }, async ({ body }) => {
    const thing = await subject(body)
    await decide(services, thing, body, today())
    cache.invalidate('moderation', 'resources', 'reviews', 'schools')
    return shown(thing, body)
  })

  route(app, addModerationNote, { guards }, async ({ body }) => {
    const thing = await subject(body)
    await addNote(services, thing, body.note, today())
    return shown(thing, body)
  })

  route(app, addLegalRequest, { guards }, async ({ body }) => {
    const thing = await subject(body)
    const { reference, dueOn } = body
    const request = { reason: 'legal', words: null, reference, dueOn }
    await report(queries, keyring, thing, request, today())
    return shown(thing, body)
  })
}

/**
 * The thing that a report is of.
 *
 * @throws Refusal 404 where there is none, or none any more
 */
async function find({ chain, database }: Services, named: Named): Promise<store.Subject> {
  const { queries } = database
  const subject = subjectOf(named, await followedChain(queries))
  if (subject === null || (isOnChain(named.kind) && !chain)) throw noSuch()
  const thing = { kind: named.kind, subject }
  const isThere =
    (named.kind === 'review' && (await store.findReview(queries, Number(subject)))) ||
    (named.kind === 'school' && (await store.findAnySchool(queries, Number(subject)))) ||
    (named.kind === 'resource' && (await store.findApprovedResource(queries, Number(subject)))) ||
    (named.kind === 'answer' && (await isReadable(queries, Number(subject)))) ||
    (named.kind === 'text' && (await findContent(queries, subject))) ||
    isOnChain(named.kind)
  if (!isThere) throw noSuch()
  return thing
}

/** Nobody can report, or learn of, an answer that waits. */
async function isReadable(queries: Queries, id: number): Promise<boolean> {
  return (await findAnswer(queries, id))?.answer.isPublished === true
}

/** Whoever runs the queue sees what the record says; where the chain does not answer, its number. */
async function chainWords({ chain, log }: Services, named: Named) {
  if (!chain) return {}
  try {
    const words = await readChainWords(chain, named)
    return words ?? { state: 'missing' as const }
  } catch (error) {
    log.warn({ failure: describeFailure(error) }, 'a reported record could not be read')
    return {}
  }
}
