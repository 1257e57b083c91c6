import type { changedReview, HeldReview, newReview } from '@hub/api/reviews'
import { REVIEW_HOURS } from '@hub/core/trust/terms'
import type { z } from 'zod'
import { announce } from '../../db/announce.ts'
import type { Queries } from '../../db/database.ts'
import { postingDay } from '../../plugins/postingDay.ts'
import { badRequest, notFound, Refusal } from '../../plugins/refusal.ts'
import type { Services } from '../../services.ts'
import { findSchool } from '../schools/store.ts'
import { type Token, takeProof, usedProof } from '../verification/store.ts'
import { storedReceipt } from './receipt.ts'
import { ENOUGH, lastCall } from './schedule.ts'
import * as store from './store.ts'
import { WaitingFileFull } from './waitingFile.ts'
import type { Waiting, WaitingRoom } from './waitingRoom.ts'

type Posted = z.output<typeof newReview>
type NewWords = Omit<z.output<typeof changedReview>, 'padding'>

const noSchool = () => badRequest('There is no school with this number.')
const unknown = () =>
  notFound('No review has this receipt. Check each letter and digit, and try again.')
/** What waits is known to the server that took it alone: whatever told another one would leave a trace of the sending. */
const unknownHere = () =>
  notFound(
    `No review has this receipt here. Check each letter and digit. If it was sent within the last ${REVIEW_HOURS} hours, another server of this hub may have it: try again after that.`,
  )
const removed = () => new Refusal(409, 'This review was removed. It cannot be changed anymore.')

/**
 * Takes what authors send: new reviews, changes and removals. On a hub that anybody can reach all of it waits and is
 * carried out in batches (decision 0037); on a local start it is carried out at once.
 */
export class ReviewDesk {
  readonly #services: Pick<Services, 'database' | 'cache' | 'keyring'>
  readonly #room: WaitingRoom
  readonly #isAtOnce: boolean
  /** A publication failed, perhaps after its commit: nothing may join that batch before it is known. */
  #isUnsure = false

  constructor(
    services: Pick<Services, 'database' | 'cache' | 'keyring'>,
    room: WaitingRoom,
    isAtOnce: boolean,
  ) {
    this.#services = services
    this.#room = room
    this.#isAtOnce = isAtOnce
  }

  /**
   * Takes a review. Answers its JSON where it is published at once, null where it waits. One whose receipt is known
   * was sent before, and is not taken twice.
   *
   * @throws Refusal 400 where there is no such school
   */
  async post(body: Posted): Promise<string | null> {
    const { queries } = this.#services.database
    const receipt = body.receipt === undefined ? null : this.#stored(body.receipt)
    const { schoolName, isAnonymous, authorRole, processFacts } = body
    const schoolId = body.schoolId ?? null
    const token = await this.#tokenOf(body, schoolId, receipt)
    const words = wordsOf({ ...body, followUp: null })
    const about = { schoolId, schoolName, isAnonymous, authorRole, processFacts }
    const post = { ...words, ...about, token, receipt }
    if (this.#isAtOnce) {
      const { review } = await this.#carryOut(async (transaction, day) => {
        const review = await store.insertReview(transaction, post, day)
        if (!review) throw noSchool()
        return { review, schoolIds: post.schoolId ? [post.schoolId] : [] }
      })
      return review.json
    }
    // Reading only: a lock would be written down with its time.
    const school = post.schoolId ? await findSchool(queries, post.schoolId) : null
    if (school === undefined) throw noSchool()
    if (receipt && (await this.#isKnown(receipt))) return null
    await this.#wait(({ posts }) => {
      if (receipt && posts.some((one) => one.receipt === receipt)) return
      if (token && posts.some((one) => one.token?.digest === token.digest)) throw usedProof()
      posts.push({ ...post, schoolLabel: school?.name ?? null })
    })
    return null
  }

  /**
   * What became of the review with this code.
   *
   * @throws Refusal 404
   */
  async read(code: string): Promise<HeldReview> {
    const receipt = this.#stored(code)
    const { queries } = this.#services.database
    const waiting = this.#room.now
    const withinHours = this.#isAtOnce ? 0 : REVIEW_HOURS
    const post = waiting?.posts.find((one) => one.receipt === receipt)
    if (post) {
      const review = {
        ...wordsOf(post),
        schoolId: post.schoolId,
        schoolName: post.schoolLabel ?? post.schoolName,
      }
      return { state: 'waiting', pending: null, withinHours, review }
    }
    const held = await store.findHeld(queries, receipt)
    const isLeaving = waiting?.removals.includes(receipt) ?? false
    if (held) {
      const edit = waiting?.edits.find((one) => one.receipt === receipt)
      const pending = isLeaving ? 'removal' : edit ? 'edit' : null
      const review = { ...held, ...(edit && wordsOf(edit)) }
      return { state: 'published', pending, withinHours, review }
    }
    if (isLeaving || (await store.isRemoved(queries, receipt))) {
      return { state: 'removed', pending: null, withinHours, review: null }
    }
    if (await store.isRefused(queries, receipt)) {
      return { state: 'refused', pending: null, withinHours, review: null }
    }
    throw this.#mayWaitElsewhere ? unknownHere() : unknown()
  }

  /**
   * Changes the words of the review with this code.
   *
   * @throws Refusal 404, or 409 where it was removed or not published
   */
  async change({ receipt: code, ...given }: NewWords): Promise<HeldReview> {
    const receipt = this.#stored(code)
    const words = wordsOf(given)
    const before = await this.read(code)
    if (before.state === 'removed' || before.pending === 'removal') throw removed()
    if (before.state === 'refused') throw usedProof()
    if (this.#isAtOnce) {
      const edits = [{ ...words, receipt }]
      const batch = { posts: [], edits, removals: [] }
      await this.#carryOut(async (transaction, day) => ({
        schoolIds: await store.applyBatch(transaction, batch, day),
      }))
    } else {
      await this.#wait((waiting) => {
        const post = waiting.posts.find((one) => one.receipt === receipt)
        if (post) Object.assign(post, words)
        else waiting.edits = [...others(waiting.edits, receipt), { ...words, receipt }]
      })
    }
    return this.read(code)
  }

  /**
   * Removes the review with this code for good.
   *
   * @param now whether it must be gone right away, though that shows when its author asked
   * @throws Refusal 404
   */
  async remove(code: string, now: boolean): Promise<HeldReview> {
    const receipt = this.#stored(code)
    const before = await this.read(code)
    if (before.state === 'removed' || before.state === 'refused') return before
    const isWaiting = before.state === 'waiting'
    if (this.#isAtOnce || (now && !isWaiting)) {
      const batch = { posts: [], edits: [], removals: [receipt] }
      await this.#carryOut(async (transaction, day) => ({
        schoolIds: await store.applyBatch(transaction, batch, day),
      }))
    }
    // Also where it is gone already: what its author changed before must not wait any longer.
    if (!this.#isAtOnce) {
      await this.#wait((waiting) => {
        waiting.posts = others(waiting.posts, receipt)
        waiting.edits = others(waiting.edits, receipt)
        if (!waiting.removals.includes(receipt)) waiting.removals.push(receipt)
      })
    }
    return this.read(code)
  }

  /**
   * At a start, before anything is served: destroys a batch that was published as the process before ended, and
   * publishes what became due while the hub was away.
   */
  async start(now: Date): Promise<void> {
    await this.#endPublished()
    const waiting = this.#room.now
    if (!waiting) return
    if (this.#isAtOnce || now.getTime() >= Date.parse(waiting.due)) await this.#publishAll(now)
  }

  /** Destroys a batch that is published already, and no other. */
  async #endPublished(): Promise<void> {
    const { queries } = this.#services.database
    const ended = await this.#room.leave(async ({ id }) =>
      (await store.isNoted(queries, id)) ? id : null,
    )
    this.#isUnsure = false
    if (ended) await store.forgetBatch(queries, ended)
  }

  /** At a set time: publishes what waits, where enough do or they are due. */
  async publish(now: Date): Promise<void> {
    const waiting = this.#room.now
    if (!waiting) return
    const due = new Date(waiting.due)
    // One that began while the clock was ahead would else wait as long again.
    const isDue = now >= due || due > lastCall(now)
    if (isDue || waiting.posts.length >= ENOUGH) await this.#publishAll(now)
  }

  async #publishAll(now: Date): Promise<void> {
    this.#isUnsure = true
    const published = await this.#room.leave(async (batch) => {
      await this.#carryOut(async (transaction, day) => {
        // Where the one before failed after its commit, the same batch comes again.
        if (!(await store.noteBatch(transaction, batch.id))) return { schoolIds: [] }
        return { schoolIds: await store.applyBatch(transaction, batch, day) }
      }, now)
      return batch.id
    })
    this.#isUnsure = false
    if (published) await store.forgetBatch(this.#services.database.queries, published)
  }

  /**
   * Does something in one transaction, and tells all servers when it is done.
   *
   * @param work answers the schools whose totals it changed, and what its caller needs
   */
  async #carryOut<T extends { schoolIds: readonly number[] }>(
    work: (transaction: Queries, day: Date) => Promise<T>,
    now = new Date(),
  ): Promise<T> {
    const { database, cache } = this.#services
    const done = await database.queries.transaction(async (transaction) => {
      const done = await work(transaction, postingDay(now))
      await announce(transaction, { table: 'reviews' })
      for (const id of done.schoolIds) await announce(transaction, { table: 'schools', id })
      return done
    })
    cache.invalidate('reviews', 'schools')
    return done
  }

  /** @throws Refusal 503 where too much waits */
  async #wait(change: (waiting: Waiting) => void): Promise<void> {
    try {
      if (this.#isUnsure) await this.#endPublished()
      await this.#room.change(lastCall(new Date()), change)
    } catch (error) {
      if (!(error instanceof WaitingFileFull)) throw error
      throw new Refusal(503, 'Too many reviews wait to be published. Please try again tomorrow.')
    }
  }

  /** What proves that the author belongs to the school; a post that is sent again has spent its own already. */
  async #tokenOf(
    { proof }: Pick<Posted, 'proof'>,
    schoolId: number | null,
    receipt: string | null,
  ): Promise<Token | null> {
    if (!proof || (receipt && (await this.#isKnown(receipt)))) return null
    return takeProof(this.#services.database.queries, proof, schoolId, new Date())
  }

  async #isKnown(receipt: string): Promise<boolean> {
    const { queries } = this.#services.database
    return (
      (await store.findHeld(queries, receipt)) !== undefined ||
      (await store.isRemoved(queries, receipt)) ||
      (await store.isRefused(queries, receipt))
    )
  }

  /** The embedded database has one server. */
  get #mayWaitElsewhere(): boolean {
    return !this.#isAtOnce && this.#services.database.kind === 'postgres'
  }

  #stored(code: string): string {
    return storedReceipt(this.#services.keyring, code)
  }
}

function wordsOf({ rating, title, content, tags, followUp }: store.Words): store.Words {
  return { rating, title, content, tags, followUp }
}

function others<T extends { receipt: string | null }>(all: readonly T[], receipt: string): T[] {
  return all.filter((one) => one.receipt !== receipt)
}
