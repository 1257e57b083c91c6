import {
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  listMessages,
  renameConversation,
} from '@hub/api/chat'
import { DEFAULT_PAGE } from '@hub/api/pages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { page, readCursor } from '../../plugins/pages.ts'
import { route } from '../../plugins/route.ts'
import { requireUser, signedOut, userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { hasAccess } from '../account/store.ts'
import { findDocument, lockOwner } from '../documents/store.ts'
import { allMessages } from './messageStore.ts'
import { ownConversation } from './ownConversation.ts'
import { presentConversation, presentMessage } from './present.ts'
import { needsPremium, noConversation, noReadDocument } from './refusals.ts'
import { searchConversations } from './search.ts'
import * as store from './store.ts'

const placeShape = z.tuple([z.int(), z.uuid()])

export function registerConversations(app: FastifyInstance, services: Services): void {
  const { database, keyring, underWay } = services

  route(app, listConversations, {}, async ({ query, request, reply }) => {
    const limit = query.limit ?? DEFAULT_PAGE
    const place = readCursor(query.cursor, placeShape)
    const userId = userIdOf(request)
    if (!userId) return []
    const filter = { userId, limit: limit + 1, place }
    const search = query.search?.trim()
    const rows = search
      ? await searchConversations(database.queries, keyring, { ...filter, search })
      : await store.pageOfConversations(database.queries, keyring, filter)
    return page(request, reply, rows, limit, (last) => last.place).map(presentConversation)
  })

  route(app, createConversation, {}, async ({ body, request }) => {
    const userId = requireUser(request)
    if (!(await hasAccess(database.queries, userId))) throw needsPremium()
    const { documentId = null, title } = body
    if (documentId && !(await isRead(services, userId, documentId))) throw noReadDocument()
    const row = await database.queries.transaction(async (transaction) => {
      // A sign-in may just now move all that this guest has, and delete the guest.
      if (!(await lockOwner(transaction, userId))) throw signedOut()
      return store.insertConversation(transaction, keyring, { userId, title, documentId })
    })
    return presentConversation(row)
  })

  route(app, getConversation, {}, async ({ params, request }) =>
    presentConversation(await ownConversation(services, request, params.id)),
  )

  route(app, renameConversation, {}, async ({ body, params, request }) => {
    const named = { id: params.id, title: body.title }
    const userId = requireUser(request)
    const row = await store.renameConversation(database.queries, keyring, userId, named)
    if (!row) throw noConversation()
    return presentConversation(row)
  })

  route(app, deleteConversation, {}, async ({ params, request }) => {
    const userId = requireUser(request)
    const gone = await store.deleteConversation(database.queries, userId, params.id)
    if (!gone) throw noConversation()
    underWay.stop(params.id.toLowerCase(), 'deleted')
    return null
  })

  route(app, listMessages, {}, async ({ params, request }) => {
    const { id } = await ownConversation(services, request, params.id)
    return (await allMessages(database.queries, keyring, id)).map(presentMessage)
  })
}

async function isRead(
  { database, keyring }: Services,
  userId: string,
  documentId: string,
): Promise<boolean> {
  const row = await findDocument(database.queries, keyring, userId, documentId)
  return row !== undefined && row.content !== null && row.analysis !== null
}
