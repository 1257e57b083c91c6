import { randomUUID } from 'node:crypto'
import { authorRoles, processFacts } from '@hub/core/reviews/process'
import { z } from 'zod'
import { SealBroken } from '../../sealing/sealBroken.ts'
import { StartRefused } from '../../startRefused.ts'
import { shuffled } from './shuffle.ts'
import type { WaitingFile } from './waitingFile.ts'

const words = {
  rating: z.int(),
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  followUp: z.string().nullable(),
}

const waiting = z.object({
  /** Tells a batch that is published already from one that is not. */
  id: z.uuid(),
  /** When it is published at the latest, as an ISO instant: a last call of the day, never a time of sending. */
  due: z.iso.datetime(),
  posts: z.array(
    z.object({
      ...words,
      schoolId: z.int().nullable(),
      schoolName: z.string().nullable(),
      /** The name of the school with `schoolId`, for who asks what waits. */
      schoolLabel: z.string().nullable(),
      isAnonymous: z.boolean(),
      authorRole: z.enum(authorRoles),
      processFacts: z.partialRecord(z.enum(processFacts), z.boolean()),
      token: z.object({ digest: z.string(), quarter: z.string() }).nullable(),
      receipt: z.string().nullable(),
    }),
  ),
  edits: z.array(z.object({ ...words, receipt: z.string() })),
  removals: z.array(z.string()),
})

/** What is to be published together. */
export type Waiting = z.infer<typeof waiting>

/** What waits to be published: in memory, and in its file before anybody is told that it was taken. */
export class WaitingRoom {
  readonly #file: WaitingFile
  #now: Waiting | null = null
  /** Each change begins when the one before is over. */
  #turn: Promise<unknown> = Promise.resolve()

  private constructor(file: WaitingFile) {
    this.#file = file
  }

  /**
   * Takes up what waited when the process before this one ended.
   *
   * @param onUnreadable told where that cannot be opened any more; it is set aside
   * @throws StartRefused where another version of the hub wrote it: it is left as it is, for that version
   */
  static async open(file: WaitingFile, onUnreadable: () => void): Promise<WaitingRoom> {
    const room = new WaitingRoom(file)
    let text: string | null = null
    try {
      text = await file.read()
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error
      await file.setAside()
      onUnreadable()
    }
    room.#now = text === null ? null : readWaiting(text)
    return room
  }

  /** What waits, as it is on the disk; null: nothing. */
  get now(): Readonly<Waiting> | null {
    return this.#now
  }

  /**
   * Changes what waits. It is on the disk when this ends, or nothing is changed.
   *
   * @param due when a batch that begins now is published at the latest
   * @param change is given a copy that it may change
   * @throws WaitingFileFull
   */
  change(due: Date, change: (waiting: Waiting) => void): Promise<void> {
    return this.#inTurn(async () => {
      const next = this.#now ? structuredClone(this.#now) : emptyBatch(due)
      change(next)
      await this.#file.write(fileText(next))
      this.#now = next
    })
  }

  /**
   * Hands on what waits, and destroys it when that is done; who posts meanwhile waits for the end. What cannot be handed
   * on waits for the next time.
   *
   * @param publish answers the batch's id when it is published, null where it has to wait; it may be given the same
   *   batch twice, where the process ends in between
   * @returns what `publish` answers; null where nothing waits
   */
  leave(publish: (waiting: Readonly<Waiting>) => Promise<string | null>): Promise<string | null> {
    return this.#inTurn(async () => {
      const published = this.#now && (await publish(this.#now))
      if (published === null) return null
      this.#now = null
      await this.#file.destroy()
      return published
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work, work)
    this.#turn = done.catch(() => {})
    return done
  }
}

/**
 * As it stands in the file: in a random order, which is another one after each change, and each thing with its parts in
 * one order, also where it came before a restart. So a copy says what waits, and not what came first.
 */
function fileText(next: Waiting): string {
  const { posts, edits, removals, ...batch } = waiting.parse(next)
  return JSON.stringify({
    ...batch,
    posts: shuffled(posts),
    edits: shuffled(edits),
    removals: shuffled(removals),
  })
}

function readWaiting(text: string): Waiting {
  try {
    return waiting.parse(JSON.parse(text))
  } catch {
    // Not the error itself: it would repeat people's words.
    throw new StartRefused(
      'Another version of the hub wrote the reviews that wait in DATA_DIR/waiting-reviews, and this one cannot read them. Nothing was changed. Start that version until it has published them, within 24 hours. Or move the folder away: then they are never published.',
    )
  }
}

function emptyBatch(due: Date): Waiting {
  return { id: randomUUID(), due: due.toISOString(), posts: [], edits: [], removals: [] }
}
