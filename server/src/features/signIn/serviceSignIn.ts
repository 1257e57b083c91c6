/** Signing in by a service: the browser goes there by GET /api/login, and comes back to the callback. */
import { serviceSignIn, signInOutcomes } from '@hub/api/account'
import { NOT_AN_ADMINISTRATOR } from '@hub/api/moderationTerms'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthorizationResponseError } from 'openid-client'
import { z } from 'zod'
import type { Jobs } from '../../db/jobs.ts'
import { administratorMark, requireSetUp } from '../../plugins/administrators.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { ownPagesOnly } from '../../plugins/originGuard.ts'
import { originOf } from '../../plugins/publicAddress.ts'
import { notFound, Refusal } from '../../plugins/refusal.ts'
import { refusalSchemas } from '../../plugins/refusalSchemas.ts'
import {
  beginCeremony,
  endCeremony,
  insertGuest,
  startSession,
  userIdOf,
} from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { findAccount } from '../account/store.ts'
import { adoptGuest } from './adoptGuest.ts'
import { SignInService, type Subject } from './service.ts'
import * as store from './store.ts'

const CALLBACK = '/api/login/callback'

/** How a sign-in ended, for the screen; a fragment reaches no server and no log. */
type Outcome = '' | (typeof signInOutcomes)[keyof typeof signInOutcomes]

export function registerServiceSignIn(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits } = services
  const service = config.oidc && new SignInService(config.oidc)
  const { path, summary } = serviceSignIn
  const configured = () => {
    if (service) return service
    throw notFound('Signing in by a service is not set up here. A passkey keeps an account too.')
  }

  const querystring = z.object({ as: z.literal('administrator').optional() })
  const response = refusalSchemas({
    method: 'GET',
    query: querystring,
    refusals: [403, 404, 429],
  })
  const ends = refusalSchemas({ method: 'GET', refusals: [404, 409] })
  app.get(
    path,
    { preHandler: [ownPagesOnly, limits.signIn], schema: { summary, querystring, response } },
    async (request, reply) => {
      const signIn = configured()
      const { as } = request.query as z.output<typeof querystring>
      if (as === 'administrator') requireSetUp(config)
      try {
        const returnTo = originOf(config, request) + CALLBACK
        const { url, ceremony } = await signIn.begin(returnTo, as === 'administrator')
        await beginCeremony(request, database, ceremony)
        return reply.redirect(url.href, 303)
      } catch (error) {
        request.log.error({ failure: describeFailure(error) }, 'the sign-in service failed')
        return backToAccount(reply, signInOutcomes.unavailable)
      }
    },
  )

  app.get(
    CALLBACK,
    { schema: { summary: 'Comes back from the sign-in service.', response: ends } },
    async (request, reply) => {
      const signIn = configured()
      const ceremony = await endCeremony(request, database, 'oidc')
      if (!ceremony) return backToAccount(reply, signInOutcomes.failed)
      let subject: Subject
      try {
        subject = await signIn.end(new URL(request.url, originOf(config, request)), ceremony)
      } catch (error) {
        return backToAccount(reply, outcomeOf(error, request))
      }
      if (!ceremony.asAdministrator) {
        await openAccount(request, jobs, subject)
        return backToAccount(reply, '')
      }
      const mark = administratorMark(config, subject)
      if (mark === null) return reply.redirect(`/moderation${NOT_AN_ADMINISTRATOR}`, 303)
      await openAccount(request, jobs, subject, mark)
      return reply.redirect('/moderation', 303)
    },
  )
}

/** The one place that a reader's sign-in returns to; nothing that a caller sends can name another. */
function backToAccount(reply: FastifyReply, outcome: Outcome) {
  return reply.redirect(`/account${outcome}`, 303)
}

function outcomeOf(error: unknown, request: FastifyRequest): Outcome {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? signInOutcomes.cancelled : signInOutcomes.failed
  }
  request.log.warn({ failure: describeFailure(error) }, 'a sign-in was refused')
  return signInOutcomes.failed
}

/**
 * Opens the account of a subject. One that comes for the first time keeps the guest account of this browser, or
 * gets a new one; an account that is kept already may be another person's, who forgot to sign out.
 */
async function openAccount(
  request: FastifyRequest,
  jobs: Jobs,
  { issuer, subject }: Subject,
  mark: string | null = null,
): Promise<void> {
  const current = userIdOf(request)
  await startSession(
    request,
    jobs,
    async (transaction, send) => {
      const find = () => store.findIdentity(transaction, issuer, subject)
      let known = await find()
      let here = current
      if (!known) {
        const isGuest = current !== null && (await findAccount(transaction, current))?.isGuest
        if (!isGuest) here = await insertGuest(transaction)
        if (await store.insertIdentity(transaction, { issuer, subject, userId: here as string })) {
          return here as string
        }
        // The same person came back in another tab a moment ago.
        known = await find()
      }
      if (!known) throw new Refusal(409, 'Two sign-ins happened at once. Please try again.')
      await adoptGuest(transaction, send, here, known)
      return known
    },
    mark,
  )
}
