import { Worker } from 'node:worker_threads'
import type { Place } from './place.ts'
import { SealedWriter } from './sealedWriter.ts'
import type { SealReply, SealRequest } from './sealWorker.ts'

/**
 * Far more than the thread's own objects need. The collector lets garbage outside of the heap grow to half of this.
 */
const HEAP_MB = 32

interface Asked {
  resolve: (reply: SealReply) => void
  reject: (error: unknown) => void
}

/**
 * A thread that seals files and writes them, so that neither the cipher nor a slow disk keeps other people's
 * calls waiting. It is started with the first file, and again after it failed.
 */
export class SealingThread {
  #worker: Worker | null = null
  #files = 0
  /** Who waits for an answer, by the file's number. */
  readonly #asked = new Map<number, Asked>()

  /**
   * Begins a sealed file.
   *
   * @param path must not exist yet
   * @param key 32 bytes
   * @throws an error with the `code` of what the disk refused
   */
  async write(path: string, key: Buffer, place: Place): Promise<SealedWriter> {
    const file = this.#files++
    const ask = (request: SealRequest) => this.#ask(file, request)
    await ask({ kind: 'open', path, key, place })
    return new SealedWriter(ask)
  }

  /** Ends the thread; what it had under way fails. */
  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #ask(file: number, request: SealRequest): Promise<SealReply> {
    this.#worker ??= this.#start()
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      this.#asked.set(file, { resolve, reject })
      const handedOver = request.kind === 'frame' ? [request.frame.buffer] : []
      worker.postMessage({ file, ...request }, handedOver)
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sealWorker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    // Waiting for a file must not keep a process alive that has nothing else to do.
    worker.unref()
    worker.on('message', (reply: SealReply) => {
      const asked = this.#asked.get(reply.file)
      this.#asked.delete(reply.file)
      if (reply.failed) asked?.reject(new SealingFailed(reply.failed))
      else asked?.resolve(reply)
    })
    // An error is followed by the exit.
    worker.on('error', () => {})
    worker.on('exit', () => {
      this.#worker = null
      for (const { reject } of this.#asked.values()) reject(new SealingFailed('STOPPED'))
      this.#asked.clear()
    })
    return worker
  }
}

/** A file could not be sealed or written. */
class SealingFailed extends Error {
  override readonly name = 'SealingFailed'
  /** Of the disk, such as 'ENOSPC'; 'STOPPED' where the thread ended. */
  readonly code: string

  constructor(code: string) {
    super('A file could not be sealed and written.')
    this.code = code
  }
}
