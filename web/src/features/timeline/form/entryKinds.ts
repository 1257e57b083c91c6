import {
  type CaseEntry,
  type DeadlinePurpose,
  deadlinePurposes,
  type EventKind,
  eventKinds,
  type ReadersPart,
} from '@hub/core/clock/caseEntry'
import type { Choice } from '../../../ui/forms/SelectField.tsx'

/** What a date is, as the form has it: one of the deadlines or one of the events. */
export type EntryKind = `deadline ${DeadlinePurpose}` | `event ${EventKind}`

interface KindWords {
  /** As it is chosen. */
  readonly label: string
  /** What the date is called where the reader calls it nothing else; null where they must. */
  readonly name: string | null
}

const deadlines: Record<DeadlinePurpose, KindWords> = {
  evidence_answer: {
    label: 'My answer to the evidence is due',
    name: 'Your written answer to the evidence',
  },
  report_answer: {
    label: 'My answer to the report is due',
    name: 'Your written answer to the report',
  },
  appeal: { label: 'My appeal is due', name: 'Your appeal' },
  other: { label: 'Something else is due from me', name: null },
}

const events: Record<EventKind, KindWords> = {
  incident: { label: 'What is alleged happened', name: 'What is alleged' },
  last_act: {
    label: 'The last act that I would complain to a federal office about',
    name: 'The last act that a complaint would be about',
  },
  work_act: {
    label: 'The last act at work that I would complain about',
    name: 'The last act at work that a charge would be about',
  },
  complaint: { label: 'A formal complaint is filed', name: 'Formal complaint' },
  notice: { label: 'The notice of allegations comes', name: 'Notice of allegations' },
  records_request: { label: 'I ask for my records', name: 'You ask for your records' },
  interview: { label: 'Interview or meeting', name: 'Interview or meeting' },
  evidence_sent: { label: 'The evidence is sent to me', name: 'The evidence is sent to you' },
  report_sent: {
    label: 'The investigative report is sent to me',
    name: 'The investigative report is sent to you',
  },
  hearing: { label: 'Hearing', name: 'The hearing' },
  determination: { label: 'Written decision', name: 'The written decision' },
  dismissal: { label: 'The complaint is dismissed', name: 'Dismissal' },
  appeal_notice: { label: 'Notice of an appeal', name: 'Notice of an appeal' },
  appeal_decision: { label: 'Decision on the appeal', name: 'Decision on the appeal' },
  process_end: {
    label: 'The school’s own process ends',
    name: 'The end of the school’s own process',
  },
  other: { label: 'Something else happens', name: null },
}

/** What can be chosen, deadlines first. */
export const kindChoices: readonly (Choice & { value: EntryKind })[] = [
  ...deadlinePurposes.map(
    (purpose) => ({ value: `deadline ${purpose}`, label: deadlines[purpose].label }) as const,
  ),
  ...eventKinds.map((kind) => ({ value: `event ${kind}`, label: events[kind].label }) as const),
]

/** What a date of this kind is called; null where only the reader can say. */
export function nameOfKind(kind: EntryKind): string | null {
  const purpose = deadlinePurposes.find((one) => kind === `deadline ${one}`)
  if (purpose) return deadlines[purpose].name
  const event = eventKinds.find((one) => kind === `event ${one}`)
  return event ? events[event].name : null
}

/** Whether the reader may have to be there: these ask. */
export function mayAttend(kind: EntryKind): boolean {
  return ['event interview', 'event hearing', 'event other'].includes(kind)
}

export function kindOfEntry(entry: CaseEntry): EntryKind {
  return entry.type === 'deadline' ? `deadline ${entry.purpose}` : `event ${entry.kind}`
}

/** What a kind makes of a date: its type, who acts, and what it asks of the reader. */
export function fieldsOfKind(kind: EntryKind, attends: boolean) {
  const purpose = deadlinePurposes.find((one) => kind === `deadline ${one}`)
  if (purpose) return { type: 'deadline', purpose, actor: 'you', part: 'act' } as const
  const event = eventKinds.find((one) => kind === `event ${one}`) ?? 'other'
  const isOwn = event === 'records_request'
  const part: ReadersPart = mayAttend(kind) && attends ? 'attend' : 'none'
  return { type: 'event', kind: event, actor: isOwn ? 'you' : 'school', part } as const
}
