import type { FastifyRequest } from 'fastify'
import { requireUser } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { noConversation } from './refusals.ts'
import { findConversation, type OpenConversation } from './store.ts'

/**
 * The conversation that a call names, which must be of the account that calls.
 *
 * @throws Refusal 401 without a session, 404 where there is none of this account
 */
export async function ownConversation(
  { database, keyring }: Services,
  request: FastifyRequest,
  id: string,
): Promise<OpenConversation> {
  const userId = requireUser(request)
  const conversation = await findConversation(database.queries, keyring, userId, id)
  if (!conversation) throw noConversation()
  return conversation
}
