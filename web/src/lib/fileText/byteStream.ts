type Listener = (value?: unknown) => void

/**
 * What the reader of DOC files takes of Node's streams: a `_read` that pushes pieces, and the events `data`, `end`
 * and `error`. The bundler puts it in the place of Node's (web/vite/leaveOut.ts).
 */
export class Readable {
  readonly #listeners = new Map<string, Listener>()
  #isOver = false

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, listener)
    // Once all are heard: the last one that is set.
    if (event === 'end') queueMicrotask(() => void this.#flow())
    return this
  }

  /** Takes a piece; null is the end. */
  push(piece: Uint8Array | null): void {
    if (this.#isOver) return
    if (piece !== null) return this.#listeners.get('data')?.(piece)
    this.#isOver = true
    this.#listeners.get('end')?.()
  }

  _read(): unknown {
    return this.push(null)
  }

  async #flow(): Promise<void> {
    try {
      // Its name is Node's.
      // oxlint-disable-next-line no-underscore-dangle
      while (!this.#isOver) await this._read()
    } catch (error) {
      this.#isOver = true
      this.#listeners.get('error')?.(error)
    }
  }
}
