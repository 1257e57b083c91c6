/** What a reader marked in a real paper; learning/marking.md says when each word is used. */
import { documentTypes } from '@hub/core/analysis/report'
import { z } from 'zod'

const passageStances = ['met', 'half', 'against'] as const

const roles = [
  'coordinator',
  'investigator',
  'decision_maker',
  'appeal_decision_maker',
  'advisor',
  'complainant',
  'respondent',
  'facilitator',
  'witness',
] as const

/** What a date or a length of time may be about. */
const acts = [
  'answer_evidence',
  'answer_report',
  'appeal',
  'answer_appeal',
  'decide',
  'decide_appeal',
  'investigate',
  'complete_process',
  'give_notice',
  'meeting',
  'hearing',
  'submit',
  'report_conduct',
  'answer_report_of_conduct',
  'dismiss',
  'informal_resolution',
  'challenge_removal',
  'keep_records',
  'send_report',
  'send_evidence',
  'outside_complaint',
  'document_date',
  'effective_date',
  'incident',
  'extend',
  'other',
] as const

const verdicts = ['met', 'half', 'against', 'mixed', 'not_stated', 'not_applicable'] as const

/** What a mark says, beside where its words are. */
const paper = z.strictObject({
  kind: z.enum(documentTypes),
  audience: z.enum(['postsecondary', 'k12', 'unknown']),
  rule: z.enum(['2020', 'before-2020', '2024', 'none', 'unsure']),
  isTitleIx: z.boolean(),
})
const date = {
  what: z.enum(['date', 'length']),
  iso: z.string().regex(/^(?:\d{4}-\d\d-\d\d|P\d+[DWMY]|PT\d+[HM])$/),
  days: z.enum(['calendar', 'business', 'school', 'unsaid']).optional(),
  actor: z.enum(['school', 'complainant', 'respondent', 'party', 'decision_maker', 'anyone']),
  act: z.enum(acts),
  trigger: z.string(),
}
const person = { role: z.enum(roles) }
const passage = { stance: z.enum(passageStances) }
const point = { id: z.string().regex(/^[A-Z]+-\d\d$/), verdict: z.enum(verdicts) }

/** Words as the reader copied them; `nth` says which, from 1, where they stand there more than once. */
const quote = { quote: z.string().min(1), nth: z.int().positive().optional() }
/** In UTF-16 units of the text; `end` is exclusive. */
const span = { start: z.int().nonnegative(), end: z.int().positive() }

/** What a reader writes: the words themselves. It stays out of the repository. */
export const written = z.strictObject({
  paper,
  people: z.array(z.strictObject({ ...person, ...quote })),
  dates: z.array(z.strictObject({ ...date, ...quote })),
  points: z.array(
    z.strictObject({
      ...point,
      why: z.string().optional(),
      passages: z.array(z.strictObject({ ...passage, ...quote })),
    }),
  ),
})
export type Written = z.infer<typeof written>

/** What is kept: where the words are. */
export const marked = z.strictObject({
  id: z.string(),
  reader: z.string(),
  /** Of the text that the offsets count in. */
  sha256: z.string().length(64),
  paper,
  people: z.array(z.strictObject({ ...person, ...span })),
  dates: z.array(z.strictObject({ ...date, ...span })),
  points: z.array(
    z.strictObject({
      ...point,
      why: z.string().optional(),
      passages: z.array(z.strictObject({ ...passage, ...span })),
    }),
  ),
})
export type Marked = z.infer<typeof marked>

/** A line of corpus/papers: an invented paper with its words. */
export const invented = marked.extend({ text: z.string() })
