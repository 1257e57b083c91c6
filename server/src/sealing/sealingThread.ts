import { Worker } from 'node:worker_threads'
import type { SealReply, SealRequest } from './sealWorker.ts'

type Asked = Map<number, { resolve: (reply: SealReply) => void; reject: (error: unknown) => void }>

/** One thread, and who waits for its answers. */
export class SealingThread {
  isAlive = true
  readonly #worker = new Worker(new URL('./sealWorker.ts', import.meta.url))
  readonly #asked: Asked = new Map()

  constructor() {
    // Waiting for a file must not keep a process alive that has nothing else to do.
    this.#worker.unref()
    this.#worker.on('message', (reply: SealReply) => this.#settle(reply))
    this.#worker.on('error', () => this.#fail())
    this.#worker.on('exit', () => this.#fail())
  }

  /** Asks for one step of a file. The caller waits for the answer before it asks for the next. */
  ask(request: SealRequest): Promise<SealReply> {
    return new Promise((resolve, reject) => {
      if (!this.isAlive) return reject(new SealingFailed('STOPPED'))
      this.#asked.set(request.file, { resolve, reject })
      this.#worker.postMessage(request, request.kind === 'frame' ? [request.frame.buffer] : [])
    })
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #settle(reply: SealReply): void {
    const asked = this.#asked.get(reply.file)
    this.#asked.delete(reply.file)
    if (reply.failed) asked?.reject(new SealingFailed(reply.failed))
    else asked?.resolve(reply)
  }

  #fail(): void {
    this.isAlive = false
    for (const { reject } of this.#asked.values()) reject(new SealingFailed('STOPPED'))
    this.#asked.clear()
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
