import { deleteAccount } from '@hub/api/account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../../db/database.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import { endSession, requireUser, userIdOf } from '../../plugins/session.ts'
import { deleteSessionsOf } from '../../plugins/sessionStore.ts'
import type { Services } from '../../services.ts'
import { conversationIds } from '../chat/store.ts'
import { listContents } from '../content/store.ts'
import { filesOf, lockOwner } from '../documents/store.ts'
import * as store from './store.ts'

export function registerDeletion(app: FastifyInstance, services: Services): void {
  const { contentStorage, database, jobs, storage, underWay } = services

  route(app, deleteAccount, {}, async ({ body, request }) => {
    if (body && (await isGone(database.queries, body.id))) return null
    const userId = requireMeant(request, body?.id)
    const { contents, conversations, files } = await jobs.transaction(async (transaction, send) => {
      // An upload that is about to be stored waits, and then finds no account.
      await lockOwner(transaction, userId)
      const kept = {
        files: await filesOf(transaction, userId),
        contents: await listContents(transaction, userId),
        conversations: await conversationIds(transaction, userId),
      }
      await deleteSessionsOf(transaction, userId)
      // Nobody is charged for an account that is gone, even if the provider does not answer today.
      const customerId = await store.findCustomer(transaction, userId)
      if (customerId) await send('forget-payer', { customerId })
      await store.deleteUser(transaction, userId)
      return kept
    })
    // A model need not write for somebody who is gone.
    for (const id of conversations) underWay.stop(id, 'deleted')
    await endSession(request, database.queries)
    // The rows and the keys are gone, so nobody can read these any more: what fails here is left to the sweep.
    const removals = [
      ...files.map((file) => () => storage.remove(file)),
      ...contents.map(
        ({ file }) =>
          async () =>
            file && contentStorage.remove(file),
      ),
    ]
    for (const remove of removals) {
      await remove().catch((error: unknown) => {
        request.log.error({ failure: describeFailure(error) }, 'a file without a row was left')
      })
    }
    return null
  })
}

/** An answer may be lost on its way: whoever asks again must hear that the account is gone. */
async function isGone(queries: Queries, id: string): Promise<boolean> {
  return !(await store.findAccount(queries, id))
}

/**
 * The account of this session, which must be the one that the caller means: another tab may have signed in to
 * another one since the question was asked.
 *
 * @throws Refusal 401 without a session, 409 for another account's
 */
function requireMeant(request: FastifyRequest, meant: string | undefined): string {
  const userId = userIdOf(request)
  if (userId && meant && userId !== meant) {
    throw new Refusal(409, 'This browser is signed in to another account now.')
  }
  return requireUser(request)
}
