import type { Turn } from '@hub/core/assistant/exchange'
import type { ModelConfig } from '../config.ts'
import { type ModelPrompt, openModel } from './model.ts'
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

/**
 * A model's words as they come. Where the caller stops reading, or `signal` is aborted, the call ends and with
 * it the connection. Nothing is tried twice: the guide's answer is ready. (The provider is read directly:
 * `streamText` spends five times as much on each word, see docs/performance.md.)
 *
 * @throws ModelFailure, or the signal's reason
 */
export async function* streamModel(
  config: ModelConfig,
  call: ModelCall,
  { firstWord, signal, whole }: Patience & { signal: AbortSignal },
): AsyncGenerator<string> {
  const late = new AbortController()
  const giveUp = () => late.abort(new ModelFailure('slow'))
  const timers = [setTimeout(giveUp, firstWord), setTimeout(giveUp, whole)] as const
  let length = 0
  try {
    const model = await openModel(config)
    const { stream } = await model.doStream({
      prompt: promptOf(call),
      abortSignal: AbortSignal.any([signal, late.signal]),
    })
    for await (const part of stream) {
      if (part.type === 'text-delta' && part.delta !== '') {
        if (length === 0) clearTimeout(timers[0])
        length += part.delta.length
        yield part.delta
        if (length > LONGEST_ANSWER) return
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') checkEnd(part.finishReason.unified)
    }
  } catch (error) {
    if (signal.aborted) throw error
    throw late.signal.aborted ? late.signal.reason : failureOf(error)
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

function checkEnd(reason: string): void {
  if (reason === 'content-filter') throw new ModelFailure('silent')
  if (reason === 'error' || reason === 'interrupted') throw new ModelFailure('broken')
}

function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const isBusy = (error as { statusCode?: unknown } | null)?.statusCode === 429
  return new ModelFailure(isBusy ? 'busy' : 'broken', { cause: error })
}

/** Some services take turns only one after the other, the reader's first. */
function promptOf({ instructions, turns }: ModelCall): ModelPrompt {
  const joined: { role: Turn['role']; texts: string[] }[] = []
  for (const { content, role } of turns) {
    const last = joined.at(-1)
    if (content.trim() === '' || (!last && role === 'assistant')) continue
    if (last?.role === role) last.texts.push(content)
    else joined.push({ role, texts: [content] })
  }
  return [
    { role: 'system', content: instructions },
    ...joined.map(({ role, texts }) => ({
      role,
      content: [{ type: 'text' as const, text: texts.join('\n\n') }],
    })),
  ]
}
