/** What was reported and taken down (decision 0038). Nothing here leads to who reported. */

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'

/** What kind of thing it is: `things` of core's moderation. */
const kind = () => varchar('kind', { length: 20 }).notNull()

/**
 * Which one: the row's id, or the content address of a text. Of a record on chain the chain and the registry,
 * '/', and its id there, so that another chain's record of the same id is another thing.
 */
const subject = () => varchar('subject', { length: 160 }).notNull()

/** Noon UTC of the day: the hour is not kept (decision 0005). */
const day = () => timestamp('day', { withTimezone: true }).notNull()

/** What somebody told of, or a legal request. No address and no account. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    kind: kind(),
    subject: subject(),
    reason: varchar('reason', { length: 20 }).notNull(),
    /** Sealed (decision 0010), as is `reference`; null where nothing was written. */
    words: text('words'),
    day: day(),
    /** Of a legal request: how its sender names it. */
    reference: text('reference'),
    /** Of a legal request: the day until which it is to be answered. */
    dueOn: date('due_on'),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    index('reports_thing').on(table.kind, table.subject),
    index('reports_open').on(table.isOpen, table.day),
    check('reports_legal', sql`(${table.reference} is null) = (${table.dueOn} is null)`),
  ],
)

/** What this hub does not show. A thing without a row is shown. */
export const moderatedThings = pgTable(
  'moderated_things',
  {
    kind: kind(),
    subject: subject(),
    /** 'hidden', or 'removed' for good. */
    state: varchar('state', { length: 10 }).notNull(),
    reason: varchar('reason', { length: 20 }).notNull(),
    /** The address of the text that goes with it; null where it has none in the store. */
    cid: varchar('cid', { length: 59 }),
    day: day(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('moderated_things_cid').on(table.cid),
    check('moderated_things_state', sql`${table.state} in ('hidden', 'removed')`),
  ],
)

/** What administrators did, in its order. Notes are theirs alone; the rest but `subject` is public. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: kind(),
    subject: subject(),
    /** 'hide', 'restore', 'remove', 'keep' or 'note'. */
    action: varchar('action', { length: 10 }).notNull(),
    /** Null of a note. */
    reason: varchar('reason', { length: 20 }),
    /** Sealed. */
    note: text('note'),
    /** Binds the seal of the note to its row. */
    noteId: uuid('note_id').notNull(),
    day: day(),
  },
  (table) => [index('moderation_log_thing').on(table.kind, table.subject)],
)
