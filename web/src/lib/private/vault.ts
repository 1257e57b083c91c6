import type { OneAtATime } from '../oneAtATime.ts'
import { type Envelope, printEnvelope, printTerms, readEnvelope, seal, unseal } from './envelope.ts'
import type { HeldLock, VaultKind, VaultProblem, VaultView } from './kept.ts'
import { BoxFailure, type TextBox } from './textBox.ts'
import type { TextSeal } from './textSeal.ts'

type Edit<T> = (value: T) => T
type Stored<T> =
  /** `isClear`: it lies in the storage as it is, as an older version left it. */
  | { kind: 'value'; value: T; terms: Envelope['terms'] | null; isClear?: true }
  | { kind: 'locked'; envelope: Envelope }

/**
 * One value in the browser's storage, shared by all tabs: under a lock of the reader's, or sealed with the browser's own
 * key. A change is a function of what is stored, applied to what another tab may have stored meanwhile; one that cannot
 * be stored stays in memory and is tried again with the next.
 */
export class Vault<T> {
  readonly #kind: VaultKind<T>
  readonly #box: TextBox
  readonly #oneAtATime: OneAtATime
  readonly #seal: TextSeal
  readonly #listeners = new Set<() => void>()
  #edits: Edit<T>[] = []
  #held: HeldLock | null = null
  #stored: T
  #view: VaultView<T>

  constructor(kind: VaultKind<T>, box: TextBox, oneAtATime: OneAtATime, seal: TextSeal) {
    this.#kind = kind
    this.#box = box
    this.#oneAtATime = oneAtATime
    this.#seal = seal
    this.#stored = kind.empty
    this.#view = {
      status: 'reading',
      value: kind.empty,
      terms: null,
      problem: null,
      unstored: 0,
      unreadable: [],
    }
  }

  readonly view = (): VaultView<T> => this.#view

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads what is stored now, and stores what was not stored before. */
  refresh(): Promise<void> {
    return this.#oneAtATime(() => this.#step())
  }

  /** Changes the value: seen at once, stored as soon as it can be. */
  edit(change: Edit<T>): Promise<void> {
    this.#edits.push(change)
    if (this.#view.status === 'open') this.#show({})
    return this.refresh()
  }

  /** Opens what is locked for this tab. False: the key is not the one. */
  async unlock(held: HeldLock): Promise<boolean> {
    return this.#oneAtATime(async () => {
      const before = this.#held
      this.#held = held
      await this.#step()
      if (this.#view.status === 'open') return true
      this.#held = before
      return false
    })
  }

  /** Locks what is open with a new key, or with none: whoever uses this browser then reads it. False: nothing changed. */
  changeLock(held: HeldLock | null): Promise<boolean> {
    return this.#oneAtATime(async () => {
      await this.#step()
      if (this.#view.status !== 'open') return false
      const before = this.#held
      this.#held = held
      await this.#write()
      if (this.#view.problem === null) return true
      this.#held = before
      await this.#step()
      return false
    })
  }

  /** Forgets the key, once all is stored. False: something is not, and would be lost. */
  lock(): Promise<boolean> {
    return this.#oneAtATime(async () => {
      await this.#step()
      if (this.#edits.length > 0) return false
      this.#held = null
      await this.#step()
      return true
    })
  }

  /** Deletes all that is stored, locked or not. */
  erase(): Promise<void> {
    return this.#oneAtATime(async () => {
      try {
        this.#box.clear()
        this.#edits = []
        this.#held = null
      } catch (error) {
        this.#fail(error)
      }
      await this.#step()
    })
  }

  /** Deletes the texts that could not be read. */
  dropUnreadable(): Promise<void> {
    return this.#oneAtATime(async () => {
      try {
        this.#box.clearAside()
      } catch (error) {
        this.#fail(error)
      }
      await this.#step()
    })
  }

  async #step(): Promise<void> {
    try {
      const stored = await this.#read()
      if (stored.kind === 'locked') {
        this.#stored = this.#kind.empty
        this.#show({
          status: 'locked',
          terms: stored.envelope.terms,
          unreadable: await this.#aside(),
        })
        return
      }
      this.#stored = stored.value
      // A lock that another tab has taken away does not come back by itself.
      if (stored.terms === null && this.#box.get() !== null) this.#held = null
      this.#show({ status: 'open', terms: stored.terms, unreadable: await this.#aside() })
      if (this.#edits.length > 0 || stored.isClear) await this.#write()
      else this.#show({ problem: null })
    } catch (error) {
      this.#fail(error)
    }
  }

  async #read(): Promise<Stored<T>> {
    const text = this.#box.get()
    const held = this.#held
    if (text === null) {
      return { kind: 'value', value: this.#kind.empty, terms: held?.terms ?? null }
    }
    const envelope = readEnvelope(parsed(text))
    if (!envelope) return this.#readOpen(text)
    if (!held || printTerms(held.terms) !== printTerms(envelope.terms)) {
      return { kind: 'locked', envelope }
    }
    const clear = await unseal(envelope, held.key).catch(() => null)
    if (clear === null) return { kind: 'locked', envelope }
    try {
      return { kind: 'value', value: this.#kind.read(clear), terms: envelope.terms }
    } catch {
      return this.#setAside(text, text)
    }
  }

  /** What has no lock. */
  async #readOpen(text: string): Promise<Stored<T>> {
    try {
      return { kind: 'value', value: this.#kind.read(text), terms: null, isClear: true }
    } catch {
      // It is sealed, as a rule.
    }
    const clear = await byKey(this.#seal.open(text))
    try {
      if (clear !== null) return { kind: 'value', value: this.#kind.read(clear), terms: null }
    } catch {
      // It was sealed here, and is no such value all the same.
    }
    return this.#setAside(text, clear ?? text)
  }

  async #setAside(text: string, clear: string): Promise<Stored<T>> {
    this.#box.setAside(text, await byKey(this.#seal.seal(clear)))
    return { kind: 'value', value: this.#kind.empty, terms: this.#held?.terms ?? null }
  }

  async #write(): Promise<void> {
    try {
      const count = this.#edits.length
      const value = this.#edits.reduce((value, edit) => edit(value), this.#stored)
      const text = this.#kind.print(value)
      const held = this.#held
      this.#box.put(
        held
          ? printEnvelope(await seal(text, held.key, held.terms))
          : await byKey(this.#seal.seal(text)),
      )
      this.#stored = value
      // More may have come while it was sealed.
      this.#edits = this.#edits.slice(count)
      this.#show({ problem: null, terms: held?.terms ?? null })
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Older versions moved texts there as they were. */
  #aside(): Promise<string[]> {
    const texts = this.#box.aside().map(async (text) => (await this.#seal.open(text)) ?? text)
    return byKey(Promise.all(texts))
  }

  #fail(error: unknown): void {
    if (!(error instanceof BoxFailure)) throw error
    const problem: VaultProblem = error.problem
    this.#show({ problem, status: this.#view.status === 'locked' ? 'locked' : 'open' })
  }

  #show(changes: Partial<VaultView<T>>): void {
    const status = changes.status ?? this.#view.status
    this.#view = {
      ...this.#view,
      ...changes,
      value:
        status === 'open'
          ? this.#edits.reduce((value, edit) => edit(value), this.#stored)
          : this.#kind.empty,
      unstored: this.#edits.length,
    }
    for (const listener of this.#listeners) listener()
  }
}

/** What needs the browser's own key. Where the browser gives none, it keeps nothing. */
function byKey<T>(work: Promise<T>): Promise<T> {
  return work.catch(() => {
    throw new BoxFailure('blocked')
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
