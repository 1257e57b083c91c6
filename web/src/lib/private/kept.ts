import type { LockTerms } from './lockTerms.ts'

/** A lock with its key: in memory alone, and gone with the tab. */
export interface HeldLock {
  readonly terms: LockTerms
  readonly key: CryptoKey
}

/** What a vault keeps in: the browser's storage, or a test's. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** How the value of a vault is written as a text. */
export interface VaultKind<T> {
  /** The key in the browser's storage; what could not be read is set aside under it with '.unreadable'. */
  readonly name: string
  /** The database of the browser's own key, under which all is sealed that has no lock. */
  readonly database: string
  readonly empty: T
  /** @throws Error where the text is no such value */
  readonly read: (text: string) => T
  readonly print: (value: T) => string
}

/**
 * Why the latest changes are not stored yet.
 * - full: the browser's storage has no room for them
 * - blocked: the browser lets this page store nothing
 */
export type VaultProblem = 'full' | 'blocked'

export interface VaultView<T> {
  /** `locked`: there is something, and this tab has no key for it. */
  readonly status: 'reading' | 'open' | 'locked'
  /** What is stored, with the changes that are not stored yet. */
  readonly value: T
  /** The lock on what is stored; null for none. */
  readonly terms: LockTerms | null
  readonly problem: VaultProblem | null
  /** Changes that are in memory alone. */
  readonly unstored: number
  /** Stored texts that could not be read, word for word as far as they open. */
  readonly unreadable: readonly string[]
}
