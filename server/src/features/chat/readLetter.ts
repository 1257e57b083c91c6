import type { Question } from '@hub/core/assistant/exchange'
import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import type { Services } from '../../services.ts'
import { loadAssistant } from './loadAssistant.ts'

export interface LetterReading {
  readonly analyzer: Pick<Services['analyzer'], 'analyze'>
  readonly limits: Pick<Services['limits'], 'analysisTurn'>
}

interface Asker {
  readonly ip: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Somebody waits for the answer: what takes longer is better uploaded. */
const LONGEST_MS = 20_000

/**
 * Has the letter that a message holds analyzed in the threads of the documents. Never throws for it: without its report
 * the assistant says that it could not read the letter. Who goes away in between finds the answer later, so that
 * stops nothing.
 */
export async function readLetter(
  question: Question,
  { analyzer, limits }: LetterReading,
  { ip, log }: Asker,
  longestMs = LONGEST_MS,
): Promise<Question> {
  const { withLetterRead } = await loadAssistant()
  return withLetterRead(question, async (letter) => {
    try {
      const turn = await limits.analysisTurn(ip)
      return await analyzer.analyze(letter, AbortSignal.timeout(longestMs), turn)
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, 'a letter in a question was not read')
      return null
    }
  })
}
