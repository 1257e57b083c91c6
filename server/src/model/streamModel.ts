import type { Turn } from '@hub/core/assistant/exchange'
import type { ModelConfig } from '../config.ts'
import { type Message, readCompletion, type TakeWords } from './completion.ts'
import { ModelFailure } from './modelFailure.ts'

/** What a model is asked. */
export interface ModelCall {
  readonly instructions: string
  /** Oldest first; the last one is the question. */
  readonly turns: readonly Turn[]
}

/** How long a model is waited for, in milliseconds. */
export interface Patience {
  readonly firstWord: number
  readonly whole: number
}

export const patience: Patience = { firstWord: 30_000, whole: 120_000 }

/** Far more than was asked for: a model that does not stop is stopped. In UTF-16 units. */
const LONGEST_ANSWER = 16_000

interface ReadOptions extends Patience {
  readonly signal: AbortSignal
  readonly take: TakeWords
}

/**
 * Hands on a model's words as they come. When `signal` is aborted, the call ends and with it the connection.
 * Nothing is tried twice: the guide's answer is ready.
 *
 * @throws ModelFailure, or whatever ended the reading after `signal` was aborted
 */
export async function streamModel(
  config: ModelConfig,
  { instructions, turns }: ModelCall,
  { firstWord, signal, take, whole }: ReadOptions,
): Promise<void> {
  const ending = new AbortController()
  const giveUp = () => ending.abort('slow')
  const timers = [setTimeout(giveUp, firstWord), setTimeout(giveUp, whole)] as const
  const messages: Message[] = [{ role: 'system', content: instructions }, ...inTurns(turns)]
  let length = 0
  try {
    await readCompletion(config, messages, {
      signal: AbortSignal.any([signal, ending.signal]),
      take: (words) => {
        if (length === 0) clearTimeout(timers[0])
        length += words.length
        if (length > LONGEST_ANSWER) ending.abort('long')
        return take(words)
      },
    })
  } catch (error) {
    if (signal.aborted) throw error
    if (ending.signal.reason === 'long') return
    if (ending.signal.reason === 'slow') throw new ModelFailure('slow')
    throw error instanceof ModelFailure ? error : new ModelFailure('broken', { cause: error })
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Some services take turns only one after the other, the reader's first. */
function inTurns(turns: readonly Turn[]): Message[] {
  const joined: { role: Turn['role']; content: string }[] = []
  for (const { content, role } of turns) {
    const last = joined.at(-1)
    if (content.trim() === '' || (!last && role === 'assistant')) continue
    if (last?.role === role) last.content += `\n\n${content}`
    else joined.push({ role, content })
  }
  return joined
}
