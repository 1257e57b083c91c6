import type { KeptFile } from '@hub/core/record/book'
import type { Draft, DraftFields } from './draft.ts'
import { isBlank } from './draft.ts'
import type { RecordStore } from './recordStore.ts'
import type { NewFile } from './recordView.ts'
import { ShelfFailure, type ShelfProblem } from './shelf.ts'

/** Where the words of a form stand. `kept`: sealed on this device; `failed`: in this tab alone. */
export type DraftState = 'blank' | 'waiting' | 'kept' | ShelfProblem

/** After so many milliseconds without typing, the form is kept. */
const QUIET_MS = 400

/** Keeps one form sealed on the device while it is filled in. */
export class DraftKeeper {
  readonly #store: Pick<RecordStore, 'keepDraft' | 'addFile' | 'dropFile'>
  readonly #listeners = new Set<() => void>()
  #view: { draft: Draft; state: DraftState }
  #timer: ReturnType<typeof setTimeout> | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(store: Pick<RecordStore, 'keepDraft' | 'addFile' | 'dropFile'>, draft: Draft) {
    this.#store = store
    this.#view = { draft, state: isBlank(draft) ? 'blank' : 'kept' }
  }

  readonly view = () => this.#view

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes what was typed: seen at once, kept after a moment of quiet. */
  change(fields: Partial<DraftFields>, now: string): void {
    const { draft } = this.#view
    const next = { ...draft, fields: { ...draft.fields, ...fields }, changed: now }
    this.#show({ draft: next, state: 'waiting' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), QUIET_MS)
  }

  /** Keeps what is not kept yet. False: it could not be, and is in this tab alone. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    await this.#inTurn(async () => {
      const { draft, state } = this.#view
      if (state === 'kept' || state === 'blank') return
      await this.#try(async () => {
        await this.#store.keepDraft(draft)
        // What was typed meanwhile is not.
        if (this.#view.draft === draft) this.#show({ state: 'kept' })
      })
    })
    return this.#view.state === 'kept' || this.#view.state === 'blank'
  }

  /** Adds a file with what was typed. False: it was not added. */
  addFile(file: NewFile): Promise<boolean> {
    return this.#changeFiles((draft) => this.#store.addFile(draft, file))
  }

  dropFile(file: KeptFile): Promise<boolean> {
    return this.#changeFiles((draft) => this.#store.dropFile(draft, file))
  }

  /** Begins no further keeping by itself, and waits for the one that runs: the entry is being saved or thrown away. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#last
  }

  async #changeFiles(work: (draft: Draft) => Promise<Draft>): Promise<boolean> {
    let isDone = false
    await this.#inTurn(async () => {
      const before = this.#view.draft
      await this.#try(async () => {
        const { files } = await work(before)
        // Words that were typed meanwhile stay, and are kept next.
        const { draft } = this.#view
        this.#show({ draft: { ...draft, files }, state: draft === before ? 'kept' : 'waiting' })
        isDone = true
      })
    })
    if (this.#view.state === 'waiting') await this.flush()
    return isDone
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#show({ state: error instanceof ShelfFailure ? error.problem : 'blocked' })
    }
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => {})
    return next
  }

  #show(changes: Partial<{ draft: Draft; state: DraftState }>): void {
    this.#view = { ...this.#view, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
