import type { Place } from './place.ts'
import { SealedWriter } from './sealedWriter.ts'
import { SealingThread } from './sealingThread.ts'

/** Two seal faster than the main thread takes bytes in. */
const THREADS = 1

/**
 * Threads that seal files and write them, so that neither the cipher nor a slow disk keeps other people's calls
 * waiting. They are started with the first files.
 */
export class SealingThreads {
  readonly #threads: (SealingThread | undefined)[] = Array.from({ length: THREADS })
  #files = 0

  /**
   * Begins a sealed file.
   *
   * @param path must not exist yet
   * @param key 32 bytes
   * @throws an error with the `code` of what the disk refused
   */
  async write(path: string, key: Buffer, place: Place): Promise<SealedWriter> {
    const file = this.#files++
    const at = file % THREADS
    const thread = this.#threads[at]?.isAlive ? this.#threads[at] : new SealingThread()
    this.#threads[at] = thread
    await thread.ask({ kind: 'open', file, path, key, place })
    return new SealedWriter(thread, file)
  }

  /** Ends the threads; what they had under way fails. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread?.end()))
  }
}
