/** `npm run admin -- moderation …`: the queue of reports on the command line. */
import { legalRequest, namedThing } from '@hub/api/moderation'
import {
  type Action,
  actionKeys,
  actions,
  type DecisionReason,
  decisionReasonKeys,
  decisionReasons,
  reportReasons,
  things,
} from '@hub/core/moderation/reasons'
import { addNote, decide } from '../features/moderation/decide.ts'
import type { Desk } from '../features/moderation/desk.ts'
import { presentCase } from '../features/moderation/present.ts'
import { report } from '../features/moderation/report.ts'
import { listQueue, type Subject } from '../features/moderation/store.ts'
import { followedChain, idOf, subjectOf } from '../features/moderation/subject.ts'
import { postingDay } from '../plugins/postingDay.ts'
import { Refusal } from '../plugins/refusal.ts'
import { AdminRefusal, type Print } from './print.ts'

const QUEUE_MOST = 200

const today = () => postingDay(new Date())

/** Prints what was reported or waits and is not decided, legal requests first, and what is hidden. */
export async function printQueue(desk: Desk, print: Print): Promise<void> {
  const queue = await listQueue(desk.database.queries, QUEUE_MOST)
  if (queue.length === 0) print('Nothing is reported, nothing waits, and nothing is hidden.')
  for (const thing of queue) {
    const { state, title, reports } = await presentCase(desk, thing)
    const open = reports.filter(({ isOpen }) => isOpen)
    const due = open.find(({ dueOn }) => dueOn)?.dueOn
    const parts = [
      `${thing.kind} ${idOf(thing.subject)}`,
      `[${state}]`,
      `${open.length} open`,
      due ? `due ${due}` : null,
      [...new Set(open.map(({ reason }) => reason))].join(', '),
      title,
    ]
    print(parts.filter((part) => part).join('  '))
  }
}

/** Prints one thing with all that was reported of it and done about it. */
export async function printCase(words: readonly string[], desk: Desk, print: Print): Promise<void> {
  const thing = await thingFrom(words, desk)
  const { context, history, reports, state, text, title } = await presentCase(desk, thing)
  print(`${things[thing.kind]} ${idOf(thing.subject)} [${state}]`)
  if (title) print(`  ${title}`)
  for (const line of text?.split(/\r?\n/) ?? []) print(`      ${line}`)
  for (const { title, text } of context) {
    print(`  ${title}`)
    for (const line of text.split(/\r?\n/)) print(`      ${line}`)
  }
  for (const { reason, words, day, reference, dueOn, isOpen } of reports) {
    const what =
      reason === 'legal' ? `Legal request ${reference}, due ${dueOn}` : reportReasons[reason]
    print(`  ${day}  ${isOpen ? 'open  ' : 'closed'}  ${what}`)
    if (words) print(`      ${words}`)
  }
  for (const { action, day, note, reason } of history) {
    const why = reason ? `: ${decisionReasons[reason]}` : ''
    print(`  ${day}  ${action === 'note' ? 'Note' : actions[action]}${why}`)
    if (note) print(`      ${note}`)
  }
}

/** Hides, restores, removes or keeps a thing: kind, id, reason, and a note for administrators if there is one. */
export async function runDecision(
  action: Action,
  words: readonly string[],
  desk: Desk,
  print: Print,
): Promise<void> {
  const thing = await thingFrom(words, desk)
  const [, , reason, ...note] = words
  if (!isReason(reason)) {
    throw new AdminRefusal(`Give a reason: ${decisionReasonKeys.join(', ')}.`)
  }
  const decision = { action, reason, note: note.join(' ') || null }
  await refusing(() => decide(desk, thing, decision, today()))
  print(`${actions[action]}: ${things[thing.kind]} ${idOf(thing.subject)}.`)
}

/** Keeps a note on a thing, for administrators alone. */
export async function runNote(words: readonly string[], desk: Desk, print: Print): Promise<void> {
  const thing = await thingFrom(words, desk)
  const note = words.slice(2).join(' ').trim()
  if (note === '') throw new AdminRefusal('Write the note after the number.')
  await addNote(desk, thing, note, today())
  print('The note is kept.')
}

/** Puts a legal request on the queue: kind, id, due date, reference. */
export async function runLegal(words: readonly string[], desk: Desk, print: Print): Promise<void> {
  const thing = await thingFrom(words, desk)
  const [, , dueOn, ...rest] = words
  const request = legalRequest.safeParse({ dueOn, reference: rest.join(' ') })
  if (!request.success) {
    throw new AdminRefusal(request.error.issues.map(({ message }) => `${message}.`).join('\n'))
  }
  const written = { reason: 'legal', words: null, ...request.data }
  await report(desk.database.queries, desk.keyring, thing, written, today())
  print(`The request is on the queue, due ${request.data.dueOn}.`)
}

/** The actions that are commands. */
export const decisionCommands = actionKeys

async function thingFrom([kind, id]: readonly string[], desk: Desk): Promise<Subject> {
  const named = namedThing.safeParse({ kind, id })
  if (!named.success) {
    throw new AdminRefusal(
      `Name the kind (${Object.keys(things).join(', ')}) and the number, as "moderation list" prints them.`,
    )
  }
  const subject = subjectOf(named.data, await followedChain(desk.database.queries))
  if (subject === null) throw new AdminRefusal('This hub has not read a chain yet.')
  return { kind: named.data.kind, subject }
}

function isReason(word: string | undefined): word is DecisionReason {
  return decisionReasonKeys.some((key) => key === word)
}

async function refusing(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    throw error instanceof Refusal ? new AdminRefusal(error.message) : error
  }
}
