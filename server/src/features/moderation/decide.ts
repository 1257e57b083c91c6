import { randomUUID } from 'node:crypto'
import type { Action, DecisionReason, Thing } from '@hub/core/moderation/reasons'
import { announce } from '../../db/announce.ts'
import type { Queries } from '../../db/database.ts'
import { Refusal } from '../../plugins/refusal.ts'
import { textOfReview } from '../../registry/store.ts'
import * as answers from '../answers/store.ts'
import { blockContent } from '../content/store.ts'
import { lockSchool, recountSchool } from '../schools/store.ts'
import type { Desk } from './desk.ts'
import { seal } from './sealed.ts'
import * as store from './store.ts'
import { idOf } from './subject.ts'

/** What an administrator decides of a thing. */
interface Decision {
  action: Action
  reason: DecisionReason
  /** For administrators alone. */
  note: string | null
}

/**
 * Does what an administrator decided: the thing, its school's totals, its reports and the log change together or not
 * at all, and every server is told.
 *
 * @throws Refusal 404 where there is no such thing, 409 where that cannot be done with it now
 */
export async function decide(
  desk: Desk,
  thing: store.Subject,
  { action, reason, note }: Decision,
  day: Date,
): Promise<void> {
  const { config, contentStorage, jobs, keyring } = desk
  const file = await jobs.transaction(async (transaction, send) => {
    await store.lockThing(transaction, thing)
    const before = await store.findModerated(transaction, thing)
    checkPossible(thing.kind, action, before?.state)
    const cid = await textOf(transaction, thing)
    await change(transaction, thing, action, day)
    if (action === 'restore') await store.deleteModerated(transaction, thing)
    if (action === 'hide' || action === 'remove') {
      const state = action === 'hide' ? 'hidden' : 'removed'
      await store.putModerated(transaction, { ...thing, state, reason, cid, day })
    }
    await store.closeReports(transaction, thing, action === 'remove')
    const noteId = randomUUID()
    const sealed = seal(keyring, 'note', noteId, note)
    await store.insertLog(transaction, { ...thing, action, reason, note: sealed, noteId, day })
    await announce(transaction, { table: 'moderation' })
    if (!cid) return null
    if (config.ipfsApiUrl) await send('publish-content', { cid })
    return action === 'remove' ? blockContent(transaction, cid) : null
  })
  // Its row is gone: what fails here is left to the sweep of files without one.
  if (file) await contentStorage.remove(file).catch(() => {})
}

function checkPossible(kind: Thing, action: Action, state: string | undefined): void {
  if (action === 'publish' && kind !== 'answer') throw notWaiting()
  if (state === 'removed') throw new Refusal(409, 'This was removed for good already.')
  if (action === 'hide' && state) throw new Refusal(409, 'This is hidden already.')
  if (action === 'restore' && !state && kind !== 'answer') throw notHidden()
  if (action === 'keep' && state) {
    throw new Refusal(409, 'This is hidden. Restore it to show it again.')
  }
}

/** The address of the words that go with a thing, where the store may have them. */
async function textOf(queries: Queries, { kind, subject }: store.Subject): Promise<string | null> {
  if (kind === 'text') return subject
  if (kind !== 'chain-review') return null
  return (await textOfReview(queries, idOf(subject))) ?? null
}

/** Changes the rows of the hub's own things. What is on chain is left out by the list alone. */
async function change(
  transaction: Queries,
  { kind, subject }: store.Subject,
  action: Action,
  day: Date,
): Promise<void> {
  if (kind === 'review') await changeReview(transaction, Number(subject), action, day)
  if (kind === 'school') await changeSchool(transaction, Number(subject), action)
  if (kind === 'resource') await changeResource(transaction, Number(subject), action)
  if (kind === 'answer') await changeAnswer(transaction, Number(subject), action, day)
}

async function changeReview(
  transaction: Queries,
  id: number,
  action: Action,
  day: Date,
): Promise<void> {
  const review = await store.findReview(transaction, id)
  if (!review) throw new Refusal(404, 'There is no such review.')
  if (action === 'keep') return
  const { schoolId } = review
  if (schoolId) await lockSchool(transaction, schoolId)
  if (action === 'remove') await store.deleteReview(transaction, id)
  else await store.setReviewHidden(transaction, id, action === 'hide')
  if (schoolId) await recountSchool(transaction, schoolId, day, 'in place')
  await announce(transaction, { table: 'reviews' })
  if (schoolId) await announce(transaction, { table: 'schools', id: schoolId })
}

async function changeSchool(transaction: Queries, id: number, action: Action): Promise<void> {
  if (!(await lockSchool(transaction, id))) throw new Refusal(404, 'There is no such school.')
  if (action === 'keep') return
  if (action !== 'remove') await store.setSchoolHidden(transaction, id, action === 'hide')
  else if (!(await store.deleteSchool(transaction, id))) {
    throw new Refusal(409, 'This school has reviews. Hide it, or remove each of its reviews first.')
  }
  await announce(transaction, { table: 'schools', id })
  await announce(transaction, { table: 'reviews' })
}

/** Hiding needs no mark on the row: the lists and the search leave out what stands on the list of hidden things. */
async function changeResource(transaction: Queries, id: number, action: Action): Promise<void> {
  const resource = await store.findApprovedResource(transaction, id)
  if (!resource) throw new Refusal(404, 'There is no such resource.')
  if (action === 'keep') return
  if (action === 'remove') {
    if (resource.slug !== null) {
      throw new Refusal(
        409,
        'This came with the hub, and the next start would bring it back. Hide it.',
      )
    }
    await store.deleteResource(transaction, id)
  }
  await announce(transaction, { table: 'resources', id })
}

/** An answer waits until it is published or removed; then it is hidden, restored, kept and removed as other things are. */
async function changeAnswer(
  transaction: Queries,
  id: number,
  action: Action,
  day: Date,
): Promise<void> {
  const found = await answers.findAnswer(transaction, id)
  if (!found) throw new Refusal(404, 'There is no such answer.')
  const { isHidden, isPublished, reviewId } = found.answer
  if (action === 'publish') {
    if (isPublished) throw notWaiting()
    await replaceAnswer(transaction, reviewId)
    await answers.publishAnswer(transaction, id, day)
  } else if (action === 'remove') await answers.deleteAnswer(transaction, id)
  else if (!isPublished) throw new Refusal(409, 'This waits. Publish it, or remove it.')
  else if (action === 'restore' && !isHidden) throw notHidden()
  else if (action !== 'keep') {
    await answers.setAnswerHidden(transaction, id, action === 'hide')
  }
  await announce(transaction, { table: 'reviews' })
}

const notHidden = () => new Refusal(409, 'This is shown already.')
const notWaiting = () => new Refusal(409, 'This does not wait to be published.')

/** Takes away the answer that another one is published in place of, and what was reported of it. */
async function replaceAnswer(transaction: Queries, reviewId: number): Promise<void> {
  const before = await answers.findPublished(transaction, reviewId)
  if (!before) return
  const thing = { kind: 'answer', subject: String(before.id) } as const
  await answers.deleteAnswer(transaction, before.id)
  await store.deleteModerated(transaction, thing)
  await store.closeReports(transaction, thing, true)
}

/**
 * Keeps a note on a thing, for administrators alone.
 */
export async function addNote(
  desk: Desk,
  thing: store.Subject,
  note: string,
  day: Date,
): Promise<void> {
  const noteId = randomUUID()
  await store.insertLog(desk.database.queries, {
    ...thing,
    action: 'note',
    reason: null,
    note: seal(desk.keyring, 'note', noteId, note),
    noteId,
    day,
  })
}
