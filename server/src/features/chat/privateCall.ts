import { askAssistant } from '@hub/api/chat'
import type { Question } from '@hub/core/assistant/exchange'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKeys } from '../../plugins/rateLimits.ts'
import { route } from '../../plugins/route.ts'
import { userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { hasAccess } from '../account/store.ts'
import { officialText } from '../guides/store.ts'
import { type Asking, deliver } from './deliver.ts'
import { loadAssistant } from './loadAssistant.ts'
import { presentAnswer } from './present.ts'
import { hearMessage, trimTurns } from './question.ts'
import { readLetter } from './readLetter.ts'
import { needsPremium, noModelNotice, stoppedEarlyNotice } from './refusals.ts'
import { type Audience, sayGuideAnswer, writeAnswer } from './writeAnswer.ts'

/** The private assistant: what is asked and answered is in memory while the call lasts, and nowhere else. */
export function registerPrivateCall(app: FastifyInstance, services: Services): void {
  const { limits, underWay } = services

  route(app, askAssistant, {}, async ({ body, reply, request }) => {
    const asked = { message: body.message, history: trimTurns(body.conversationHistory) }
    const question = await hearMessage(asked, services, request.log)
    const { findCrisis } = await loadAssistant()
    const isCrisis = findCrisis(question) !== null
    const address = addressKeys(request.ip)
    // In a crisis, what others of the same network wrote does not count.
    if (isCrisis) await limits.crisisMessages(address.own, reply)
    else await limits.messages(address, reply)
    const byModel = body.answerWith === 'model' && !isCrisis
    if (byModel && !(await isPremium(services, request))) throw needsPremium()
    const writing = underWay.beginAlone()
    const asking = { request, reply, writing }
    try {
      return await deliver(asking, (audience) =>
        writePrivately(services, { question, byModel }, audience, asking),
      )
    } finally {
      writing.end()
    }
  })
}

async function isPremium({ database }: Services, request: FastifyRequest): Promise<boolean> {
  const userId = userIdOf(request)
  return userId !== null && hasAccess(database.queries, userId)
}

async function writePrivately(
  services: Services,
  { byModel, question: asked }: { question: Question; byModel: boolean },
  audience: Audience,
  { request, writing }: Asking,
) {
  const { config, database } = services
  const { answer } = await loadAssistant()
  const author = {
    model: byModel ? config.model : null,
    signal: writing.signal,
    log: request.log,
    officialText: (cites: readonly string[]) => officialText(database.queries, cites),
  }
  const question = await readLetter(asked, services, request)
  const written =
    (await writeAnswer(question, audience, author)) ??
    (await sayGuideAnswer(answer(question), audience, stoppedEarlyNotice))
  const isWithout = byModel && !config.model
  return presentAnswer(isWithout ? { ...written, notice: noModelNotice } : written)
}
