import type { Database } from '../../db/database.ts'
import { stillAnswering } from './refusals.ts'

/** Why an answer ends before its time: whoever asked is gone, or the conversation is, or the server stops. */
export type StopReason = 'left' | 'deleted' | 'closing'

/** One answer that is being written. */
export class Writing {
  readonly #controller = new AbortController()
  readonly #done = Promise.withResolvers<void>()

  /** Aborted with a StopReason. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Settles once nothing more is written, kept or sent. */
  get ended(): Promise<void> {
    return this.#done.promise
  }

  stop(reason: StopReason): void {
    this.#controller.abort(reason)
  }

  end(): void {
    this.#done.resolve()
  }
}

/** The answers that this server is writing: at most one in each conversation, of all servers. */
export class AnswersUnderWay {
  readonly #writings = new Map<string | symbol, Writing>()
  readonly #database: Pick<Database, 'hold'>

  constructor(database: Pick<Database, 'hold'>) {
    this.#database = database
  }

  /**
   * Takes a conversation's turn. One that was stopped is waited for, since it only keeps what it has.
   *
   * @throws Refusal 409 while an answer is being written there, by this server or another
   */
  async begin(conversationId: string): Promise<Writing> {
    const before = this.#writings.get(conversationId)
    if (before && !before.signal.aborted) throw stillAnswering()
    await before?.ended
    if (this.#writings.has(conversationId)) throw stillAnswering()
    const writing = this.#open(conversationId)
    try {
      const letGo = await this.#database.hold(`the answer in ${conversationId}`)
      if (!letGo) throw stillAnswering()
      void writing.ended.then(letGo)
      return writing
    } catch (error) {
      writing.end()
      throw error
    }
  }

  /** For an answer that belongs to no conversation. */
  beginAlone(): Writing {
    return this.#open(Symbol('alone'))
  }

  stop(conversationId: string, reason: StopReason): void {
    this.#writings.get(conversationId)?.stop(reason)
  }

  /** Stops all answers, and waits until what they have is kept. */
  async close(): Promise<void> {
    const writings = [...this.#writings.values()]
    for (const writing of writings) writing.stop('closing')
    await Promise.all(writings.map(({ ended }) => ended))
  }

  #open(key: string | symbol): Writing {
    const writing = new Writing()
    this.#writings.set(key, writing)
    void writing.ended.then(() => this.#writings.delete(key))
    return writing
  }
}
