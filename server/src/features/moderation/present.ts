import type { LogEntry, ModerationCase, Unshown } from '@hub/api/moderation'
import * as answers from '../answers/store.ts'
import type { Desk } from './desk.ts'
import { openNote, openReport } from './sealed.ts'
import * as store from './store.ts'
import { idOf } from './subject.ts'

/** The date of a stored day. */
const dateOf = (day: Date): string => day.toISOString().slice(0, 10)

/** The only way from an entry of the log to the public: neither which record it was, nor a note. */
export function presentLogEntry({ id, day, kind, action, reason }: store.LogRow): LogEntry {
  return { id, day: dateOf(day), kind, action, reason } as LogEntry
}

/** A thing that is not shown, as the public list has it. */
export function presentUnshown({ kind, subject, cid, reason, day }: store.ModeratedRow): Unshown {
  return { kind, id: idOf(subject), cid, reason, day: dateOf(day) } as Unshown
}

/** A thing with all that was reported of it and done about it, for administrators. */
export async function presentCase(
  { database, keyring }: Pick<Desk, 'database' | 'keyring'>,
  thing: store.Subject,
): Promise<ModerationCase> {
  const { queries } = database
  const [moderated, reports, history, shown] = await Promise.all([
    store.findModerated(queries, thing),
    store.reportsOf(queries, thing),
    store.historyOf(queries, thing),
    wordsOf(database.queries, thing),
  ])
  return {
    kind: thing.kind,
    id: idOf(thing.subject),
    state: (moderated?.state as 'hidden' | 'removed' | undefined) ?? stateOf(shown),
    title: shown?.title ?? null,
    text: shown?.text ?? null,
    context: shown?.context ?? [],
    reports: reports.map((row) => ({
      reason: row.reason as ModerationCase['reports'][number]['reason'],
      ...openReport(keyring, row),
      day: dateOf(row.day),
      dueOn: row.dueOn,
      isOpen: row.isOpen,
    })),
    history: history.map((row) => ({
      action: row.action as ModerationCase['history'][number]['action'],
      reason: row.reason as ModerationCase['history'][number]['reason'],
      note: openNote(keyring, row),
      day: dateOf(row.day),
    })),
  }
}

interface Words {
  title: string | null
  text: string | null
  context?: ModerationCase['context']
  isWaiting?: boolean
}

function stateOf(shown: Words | undefined): 'waiting' | 'shown' | 'missing' {
  if (!shown) return 'missing'
  return shown.isWaiting ? 'waiting' : 'shown'
}

/** What a thing of the hub's own says; of what is on chain its screens show that. Undefined where it is not there. */
async function wordsOf(
  queries: Desk['database']['queries'],
  { kind, subject }: store.Subject,
): Promise<Words | undefined> {
  if (kind === 'review') {
    const row = await store.findReview(queries, Number(subject))
    return row && { title: row.title, text: row.content }
  }
  if (kind === 'school') {
    const row = await store.findAnySchool(queries, Number(subject))
    const text = [row?.location, row?.website].filter((part) => part != null).join(', ')
    return row && { title: row.name, text: text === '' ? null : text }
  }
  if (kind === 'resource') {
    const row = await store.findApprovedResource(queries, Number(subject))
    const parts = [row?.description, row?.url, row?.phone].filter((part) => part != null)
    return row && { title: row.title, text: parts.join('\n') }
  }
  if (kind === 'answer') return wordsOfAnswer(queries, Number(subject))
  return { title: null, text: null }
}

/** An answer beside what it answers, and beside the answer that it would replace. */
async function wordsOfAnswer(
  queries: Desk['database']['queries'],
  id: number,
): Promise<Words | undefined> {
  const found = await answers.findAnswer(queries, id)
  if (!found) return undefined
  const { answer, review } = found
  const before = answer.isPublished
    ? undefined
    : await answers.findPublished(queries, answer.reviewId)
  const context = [{ title: `The review: ${review.title}`, text: review.content }]
  if (before) context.push({ title: 'The answer that it would replace', text: before.text })
  return {
    title: `From an address at ${answer.domain}, to “${review.title}”`,
    text: answer.text,
    context,
    isWaiting: !answer.isPublished,
  }
}
