import type { KeptFile } from '@hub/core/record/book'
import type { Ring } from '../sealing/ring.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What lies in clear beside the sealed words of a record. Nothing in it is secret. */
export interface Head {
  readonly ring: Ring
  /** One more with each change, so that two tabs do not overwrite each other. */
  readonly revision: number
  /** The sealed record. */
  readonly book: Bytes
}

/** What is to be changed: all of it or nothing. */
export interface Change {
  /** The id of the ring that must be there; null: no record may be there. */
  readonly ring: string | null
  readonly head?: Head
  readonly files?: ReadonlyMap<string, Bytes>
  readonly drafts?: ReadonlyMap<string, Bytes>
  readonly dropFiles?: readonly string[]
  readonly dropDrafts?: readonly string[]
}

/**
 * Why a shelf did not do something.
 * - full: the device has no room for it
 * - blocked: the browser lets this page store nothing, or the disk failed
 * - stale: another tab has changed the same meanwhile
 */
export type ShelfProblem = 'full' | 'blocked' | 'stale'

export class ShelfFailure extends Error {
  override readonly name = 'ShelfFailure'
  readonly problem: ShelfProblem

  constructor(problem: ShelfProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Where the sealed parts of one record lie: the browser's database, or a test's. All reject with ShelfFailure. */
export interface Shelf {
  head: () => Promise<Head | null>
  file: (id: string) => Promise<Bytes | null>
  drafts: () => Promise<ReadonlyMap<string, Bytes>>
  change: (change: Change) => Promise<void>
  /** Takes all of it away. */
  clear: () => Promise<void>
}

/** Whether a change may be made, from the head that is there. @throws ShelfFailure 'stale' */
export function mustFit(there: Head | null, { ring, head }: Change): void {
  const isThere = (there?.ring.id ?? null) === ring
  const follows = !head || head.revision === (there?.revision ?? 0) + 1
  if (!isThere || !follows) throw new ShelfFailure('stale')
}

/** Those files whose sealed bytes are not there any more. */
export async function goneFiles(
  shelf: Shelf,
  files: readonly KeptFile[],
): Promise<readonly KeptFile[]> {
  const gone: KeptFile[] = []
  for (const file of files) if (!(await shelf.file(file.box))) gone.push(file)
  return gone
}
