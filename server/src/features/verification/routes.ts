import { getVerification, sendSchoolCode, signBlinded } from '@hub/api/verification'
import { quarterOf } from '@hub/core/reviews/quarter'
import { SCHOOL_CODE_MINUTES } from '@hub/core/trust/terms'
import type { FastifyInstance } from 'fastify'
import { createMailer, type Mailer } from '../../mail/mailer.ts'
import {
  addressAt,
  codeWords,
  newCode,
  schoolDomain,
  sendToSchool,
  wrongCode,
} from '../../mail/schoolMail.ts'
import { everyHour } from '../../plugins/everyHour.ts'
import { badRequest, notFound, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { findSchool } from '../schools/store.ts'
import { blindSign } from './blindSignature.ts'
import * as store from './store.ts'

const notOffered = () => notFound('Reviews of this school cannot be verified here.')

/** Shows that an author has an address at a school, without learning which review is theirs (decision 0042). */
export function registerVerification(app: FastifyInstance, services: Services): void {
  const { config, database, keyring, limits } = services
  const { queries } = database
  const mailer = config.mail && createMailer(config.mail)
  const forget = () => store.forgetQuarters(queries, new Date())
  everyHour(app, forget, 'ended quarters were not forgotten')

  route(app, getVerification, {}, async ({ params }) => {
    const domain = await domainOf(params.id)
    if (!domain || !mailer) return { offer: null }
    const quarter = quarterOf(new Date())
    const key = await store.publicKeyOf(queries, keyring, params.id, quarter)
    return { offer: { domain, quarter, publicKey: key.toString('base64url') } }
  })

  route(app, sendSchoolCode, { guards: [limits.schoolCodes] }, async ({ body }) => {
    const { mailer, address } = await offered(body)
    const code = newCode()
    const now = new Date()
    const given = { quarter: quarterOf(now), address, code, now }
    const isNew = await store.keepCode(queries, keyring, given)
    const words = isNew
      ? codeWords(code)
      : 'Somebody asked for a code for this address. It has had one this quarter, and there is one a quarter.'
    await sendToSchool(mailer, app.log, address, words)
    return { minutes: SCHOOL_CODE_MINUTES }
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
      throw wrongCode()
    }
    return { signature: signature.toString('base64url') }
  })

  /** The domain whose addresses count for a school; null where it has none that is known as a school's. */
  async function domainOf(schoolId: number): Promise<string | null> {
    const school = await findSchool(queries, schoolId)
    if (!school) throw notFound('There is no school at this address.')
    return schoolDomain(school.website)
  }

  async function offered(body: {
    schoolId: number
    address: string
  }): Promise<{ mailer: Mailer; address: string }> {
    const domain = await domainOf(body.schoolId)
    if (!domain || !mailer) throw notOffered()
    return { mailer, address: addressAt(body.address, domain) }
  }
}
