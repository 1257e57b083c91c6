import type { RecordBook } from '@hub/core/record/book'
import type { Ring } from '../sealing/ring.ts'
import type { NewWay } from '../sealing/ringKey.ts'
import type { Draft } from './draft.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A way with the secret that it gives. */
export interface GivenWay {
  readonly way: NewWay
  readonly salt: string
  readonly secret: Bytes
}

export interface RecordView {
  /**
   * `none`: no record was begun in this browser; `locked`: there is one, and this tab has no key; `blocked`: the
   * browser stores nothing; `spoiled`: the key fits, and what it should open was changed.
   */
  readonly status: 'reading' | 'none' | 'locked' | 'open' | 'blocked' | 'spoiled'
  readonly ring: Ring | null
  readonly book: RecordBook | null
  /** What was not finished, newest first. */
  readonly drafts: readonly Draft[]
}

/** A file before it is sealed. */
export interface NewFile {
  readonly name: string
  readonly type: string
  readonly bytes: Bytes
}
