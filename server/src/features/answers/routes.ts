import { getAnswerOffer, postAnswer, sendAnswerCode } from '@hub/api/answers'
import { ONCE } from '@hub/api/once'
import { SCHOOL_CODE_MINUTES } from '@hub/core/trust/terms'
import type { FastifyInstance } from 'fastify'
import { createMailer } from '../../mail/mailer.ts'
import {
  addressAt,
  codeWords,
  newCode,
  schoolDomain,
  sendToSchool,
  wrongCode,
} from '../../mail/schoolMail.ts'
import { everyHour } from '../../plugins/everyHour.ts'
import { createOnce } from '../../plugins/once.ts'
import { postingDay } from '../../plugins/postingDay.ts'
import { notFound, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import * as store from './store.ts'

const waiting = { state: 'waiting' } as const

const noReview = () => notFound('There is no review at this address.')

/** Takes schools' answers to reviews, each from an address at the school that nobody keeps (decision 0048). */
export function registerAnswers(app: FastifyInstance, services: Services): void {
  const { config, database, keyring, limits } = services
  const { queries } = database
  const mailer = config.mail && createMailer(config.mail)
  const forget = () => store.forgetCodes(queries, new Date())
  everyHour(app, forget, 'codes for answers were not forgotten')
  const guards = [limits.schoolCodes]

  route(app, getAnswerOffer, {}, async ({ params }) => {
    const domain = await domainOf(params.id)
    return { offer: domain && mailer ? { domain } : null }
  })

  route(app, sendAnswerCode, { guards }, async ({ params, body }) => {
    const { mailer, domain } = await offered(params.id)
    const address = addressAt(body.address, domain)
    const code = newCode()
    await store.keepCode(queries, keyring, {
      reviewId: params.id,
      address,
      code,
      now: new Date(),
    })
    await sendToSchool(mailer, app.log, address, codeWords(code))
    return { minutes: SCHOOL_CODE_MINUTES }
  })

  const once = createOnce<typeof waiting>()
  route(app, postAnswer, { guards }, async ({ params, headers, body }) => {
    const { domain } = await offered(params.id)
    const { text, code } = body
    const asked = { reviewId: params.id, address: addressAt(body.address, domain), code }
    return once(headers[ONCE], { text, ...asked }, () => take(asked, text, domain))
  })

  /** Uses the code up and keeps the answer, both or neither. */
  async function take(
    asked: { reviewId: number; address: string; code: string },
    text: string,
    domain: string,
  ): Promise<typeof waiting> {
    const now = new Date()
    const { reviewId } = asked
    // Answered, not thrown: a wrong guess has to be kept.
    const isRight = await queries.transaction(async (transaction) => {
      if (!(await store.useCode(transaction, keyring, { ...asked, now }))) return false
      if (!(await store.holdReview(transaction, reviewId))) throw noReview()
      const answer = { reviewId, text, domain, day: postingDay(now) }
      if (await store.insertAnswer(transaction, answer)) return true
      throw new Refusal(
        409,
        'An answer to this review waits already. Another one can be sent when that is decided.',
      )
    })
    if (!isRight) throw wrongCode()
    return waiting
  }

  /** The domain that answers a review; null where its school has none that is known as a school's. */
  async function domainOf(reviewId: number): Promise<string | null> {
    const review = await store.findReviewed(queries, reviewId)
    if (!review) throw noReview()
    return schoolDomain(review.website)
  }

  async function offered(reviewId: number) {
    const domain = await domainOf(reviewId)
    if (!domain || !mailer) throw notFound('Answers to this review cannot be sent here.')
    return { mailer, domain }
  }
}
