import {
  actionKeys,
  decisionReasonKeys,
  isOnChain,
  REPORT_WORDS_MAX,
  reportReasonKeys,
  thingKinds,
} from '@hub/core/moderation/reasons'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, requiredText } from './fields.ts'
import { LEGAL_REFERENCE_MAX, MODERATION_NOTE_MAX } from './moderationTerms.ts'
import { pageQuery } from './pages.ts'

const NO_SUCH = 'There is no such record'

/** Which thing: its kind, and its number (of a text its content address). */
const thing = {
  kind: z.enum(thingKinds, { error: 'There is no such kind of record' }),
  id: z.string({ error: NO_SUCH }).max(78, NO_SUCH),
}

/** A row's number, a number on chain, or a content address. */
function isNamed({ kind, id }: { kind: (typeof thingKinds)[number]; id: string }): boolean {
  if (kind === 'text') return id.length === 59
  if (!/^[1-9]\d*$/.test(id)) return false
  return isOnChain(kind) || Number(id) <= 2_147_483_647
}
const named = { error: NO_SUCH, path: ['id'] }

/** A thing that a report or a decision is of. */
export const namedThing = z.object(thing).refine(isNamed, named)

const newReport = z
  .object({
    ...thing,
    reason: z.enum(reportReasonKeys, { error: 'Choose what is wrong with it' }),
    words: optionalText('Your words', REPORT_WORDS_MAX),
  })
  .refine(isNamed, named)
  .refine(({ reason, words }) => reason !== 'other' || words !== null, {
    error: 'Say in a few words what is wrong with it',
    path: ['words'],
  })
export type NewReport = z.input<typeof newReport>

export const postReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary:
    'Reports something that should not be shown. Needs no account; nothing that leads to its sender is stored.',
  body: newReport,
  responses: { 202: z.object({ received: z.literal(true) }) },
  refusals: [404, 429],
})

const month = z.string().regex(/^\d{4}-\d{2}$/)

/** An entry of the public log: no name, no words, and not which record it was. */
const logEntry = z.object({
  id: z.int(),
  day: z.iso.date(),
  kind: thing.kind,
  action: z.enum(actionKeys),
  reason: z.enum(decisionReasonKeys),
})
export type LogEntry = z.infer<typeof logEntry>

export const getModerationLog = endpoint({
  method: 'GET',
  path: '/api/moderation/log',
  summary:
    'What administrators took down, showed again, published or kept, newest first: no names, no words.',
  query: z.object(pageQuery),
  responses: { 200: z.array(logEntry) },
})

export const getModerationCounts = endpoint({
  method: 'GET',
  path: '/api/moderation/counts',
  summary: 'How often administrators did what in each month, newest first.',
  responses: {
    200: z.array(z.object({ month, action: z.enum(actionKeys), count: z.int() })),
  },
})

/** A record on chain, or a stored text, that this hub does not show. */
const unshown = z.object({
  kind: thing.kind,
  id: thing.id,
  /** The content address of its text; null where it has none in the store. */
  cid: z.string().nullable(),
  reason: z.enum(decisionReasonKeys),
  day: z.iso.date(),
})
export type Unshown = z.infer<typeof unshown>

export const listUnshown = endpoint({
  method: 'GET',
  path: '/api/moderation/unshown',
  summary:
    'The records on chain, and the stored texts, that this hub does not show. Whoever shows the chain through this hub leaves them out.',
  responses: { 200: z.array(unshown) },
})

export const getModeration = endpoint({
  method: 'GET',
  path: '/api/moderation',
  summary: 'Whether this hub has a page for administrators; 404 where it has none.',
  responses: { 200: z.object({ signIn: z.string() }) },
  refusals: [404],
})

/** A report as an administrator reads it. */
const report = z.object({
  reason: z.enum([...reportReasonKeys, 'legal']),
  words: z.string().nullable(),
  day: z.iso.date(),
  reference: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  isOpen: z.boolean(),
})

/** A thing with all that was reported of it and done about it. */
const moderationCase = z.object({
  kind: thing.kind,
  id: thing.id,
  state: z.enum(['waiting', 'shown', 'hidden', 'removed', 'missing']),
  /** What it says, as far as this hub has it. */
  title: z.string().nullable(),
  text: z.string().nullable(),
  /** Of a school's answer: the review that it answers, and the answer that it would replace. */
  context: z.array(z.object({ title: z.string(), text: z.string() })),
  reports: z.array(report),
  history: z.array(
    z.object({
      action: z.enum([...actionKeys, 'note']),
      reason: z.enum(decisionReasonKeys).nullable(),
      note: z.string().nullable(),
      day: z.iso.date(),
    }),
  ),
})
export type ModerationCase = z.infer<typeof moderationCase>

export const getModerationQueue = endpoint({
  method: 'GET',
  path: '/api/moderation/queue',
  summary:
    'For administrators: what was reported or waits and is not decided, legal requests first, and what is hidden.',
  responses: { 200: z.array(moderationCase) },
  refusals: [401, 404],
})

export const decide = endpoint({
  method: 'POST',
  path: '/api/moderation/decisions',
  summary:
    'For administrators: hides, restores, removes, keeps or publishes a thing, with a reason.',
  body: z
    .object({
      ...thing,
      action: z.enum(actionKeys, { error: 'Choose what to do' }),
      reason: z.enum(decisionReasonKeys, { error: 'Choose a reason' }),
      note: optionalText('The note', MODERATION_NOTE_MAX),
    })
    .refine(isNamed, named),
  responses: { 200: moderationCase },
  refusals: [401, 404, 409],
})

export const addModerationNote = endpoint({
  method: 'POST',
  path: '/api/moderation/notes',
  summary: 'For administrators: keeps a note on a thing, for administrators alone.',
  body: z
    .object({ ...thing, note: requiredText('The note', MODERATION_NOTE_MAX) })
    .refine(isNamed, named),
  responses: { 200: moderationCase },
  refusals: [401, 404],
})

/** How a legal request is named, and until when it is to be answered. */
export const legalRequest = z.object({
  reference: requiredText('The reference', LEGAL_REFERENCE_MAX),
  dueOn: z.iso.date('Give the due date as a day, such as 2026-12-01'),
})

export const addLegalRequest = endpoint({
  method: 'POST',
  path: '/api/moderation/legal-requests',
  summary:
    'For administrators: puts a legal request on the queue, with its reference and due date.',
  body: legalRequest.extend(thing).refine(isNamed, named),
  responses: { 200: moderationCase },
  refusals: [401, 404],
})
