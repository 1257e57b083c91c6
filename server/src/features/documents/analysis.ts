import { analyzeDocument, getReport, readAsKind } from '@hub/api/documents'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import { requireUser, userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { hasAccess } from '../account/store.ts'
import { beginAnalysis, completeAnalysis } from './analysisStore.ts'
import { presentDocument, presentReport } from './present.ts'
import { noDocument } from './problems.ts'
import * as store from './store.ts'

const needsPremium = () => new Refusal(402, 'AI document analysis requires a premium subscription.')
const notNow = () =>
  new Refusal(409, 'This document is being analyzed, or has been. Open its report instead.')

const noReport = () =>
  new Refusal(409, 'There is no report of this document yet. Analyze it first.')

const onceAtATime = () =>
  new Refusal(409, 'This document is being read again. Wait for its report.')

export function registerAnalysis(app: FastifyInstance, services: Services): void {
  const { analyzer, database, jobs, keyring, limits } = services
  /** Documents that are read again here now: each press would keep a thread at work for seconds. */
  const beingRead = new Set<string>()
  const find = (userId: string | null, id: string) =>
    store.findDocument(database.queries, keyring, userId, id)

  route(app, analyzeDocument, {}, async ({ params, request }) => {
    const userId = requireUser(request)
    if (!(await find(userId, params.id))) throw noDocument()
    if (!(await hasAccess(database.queries, userId))) throw needsPremium()
    const turn = await limits.analysisTurn(request.ip)
    await jobs.transaction(async (transaction, send) => {
      if (!(await beginAnalysis(transaction, params.id))) throw notNow()
      await send('analyze-document', { documentId: params.id, turn })
    })
    const begun = await find(userId, params.id)
    if (!begun) throw noDocument()
    return presentDocument(begun)
  })

  route(app, getReport, {}, async ({ params, request }) => {
    const row = await find(userIdOf(request), params.id)
    if (!row) throw noDocument()
    const [content, analysis] = [store.openContent(row), store.openAnalysis(row)]
    if (!content || !analysis) throw noReport()
    return presentReport(row, content, analysis)
  })

  route(app, readAsKind, {}, async ({ body, params, request }) => {
    const userId = requireUser(request)
    const row = await find(userId, params.id)
    if (!row) throw noDocument()
    if (!(await hasAccess(database.queries, userId))) throw needsPremium()
    const [content, analysis] = [store.openContent(row), store.openAnalysis(row)]
    if (!content || !analysis || row.status !== 'completed') throw noReport()
    if (beingRead.has(row.id)) throw onceAtATime()
    beingRead.add(row.id)
    try {
      const turn = await limits.analysisTurn(request.ip)
      // Whoever goes away meanwhile finds it read when they come back.
      const { signal } = new AbortController()
      const report = await analyzer.analyze(content.document, signal, turn, body.kind)
      const read = { ...analysis, report }
      // Nothing is kept of one that was deleted meanwhile.
      if (!(await completeAnalysis(database.queries, row, read, 'completed'))) throw noDocument()
      return presentReport(row, content, read)
    } finally {
      beingRead.delete(row.id)
    }
  })
}
