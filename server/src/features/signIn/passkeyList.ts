import { deletePasskey, listPasskeys } from '@hub/api/account'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import { requireUser, userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { presentPasskey } from './present.ts'
import * as store from './store.ts'

export function registerPasskeyLists(app: FastifyInstance, { database }: Services): void {
  route(app, listPasskeys, {}, async ({ request }) => {
    const userId = userIdOf(request)
    const rows = userId ? await store.listPasskeys(database.queries, userId) : []
    return rows.map(presentPasskey)
  })

  route(app, deletePasskey, {}, async ({ params, request }) => {
    const deleted = await store.deletePasskey(database.queries, requireUser(request), params.id)
    if (!deleted) throw notFound('There is no passkey with this id.')
    return null
  })
}
