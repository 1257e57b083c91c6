import type { Question } from '@hub/core/assistant/exchange'
import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import type { Services } from '../../services.ts'
import { loadAssistant } from './loadAssistant.ts'

/** Has the model hear a message. Never throws for it: without that the answer goes by the words. */
export async function hearMessage(
  question: Question,
  { listener }: Pick<Services, 'listener'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Question> {
  const { withMessageHeard } = await loadAssistant()
  try {
    return await withMessageHeard(question, listener)
  } catch (error) {
    log.warn({ failure: describeFailure(error) }, 'a message was not heard by the model')
    return question
  }
}
