import type { FastifyBaseLogger } from 'fastify'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { UnfitPrice } from './paymentProvider.ts'

/**
 * Does work that asks the payment provider.
 *
 * @param sentence what the failure of it means for the person who asked
 * @throws Refusal 502 with the sentence when the provider fails, which is logged
 */
export async function askProvider<T>(
  log: FastifyBaseLogger,
  sentence: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnfitPrice) {
      log.error(`Nothing is sold. ${error.message}`)
    } else if (isProviders(error)) {
      const { type, code } = error
      log.error({ failure: { ...describeFailure(error), type, code } }, 'the provider failed')
    } else throw error
    throw new Refusal(502, sentence)
  }
}

/** The library's errors carry their own name in `type`. */
function isProviders(error: unknown): error is Error & { type: string; code?: string } {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}
