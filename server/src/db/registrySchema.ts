/** What stands behind the records on chain (decision 0020): stored contents, and which of them records refer to. */

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { users } from './schema.ts'

export const content = pgTable(
  'content',
  {
    /** The content address: CIDv1, raw, SHA-256, base32. */
    cid: varchar('cid', { length: 59 }).primaryKey(),
    /** The key of the bytes in the storage; null once they were removed for good: the address stays blocked. */
    file: text('file'),
    /** In bytes; 0 once removed. */
    size: integer('size').notNull(),
    isText: boolean('is_text').notNull(),
    /** Whose room sealed bytes take. A text is nobody's. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** When it may be swept if no record refers to it. */
    keepUntil: timestamp('keep_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('content_file').on(table.file),
    index('content_user').on(table.userId),
    index('content_keep_until').on(table.keepUntil),
    check('content_text_of_nobody', sql`not ${table.isText} or ${table.userId} is null`),
  ],
)

/** Which records on chain refer to which content, one row for each event. */
export const contentReferences = pgTable(
  'content_references',
  {
    block: bigint('block', { mode: 'bigint' }).notNull(),
    /** The event's place in its block. */
    logIndex: integer('log_index').notNull(),
    cid: varchar('cid', { length: 59 }).notNull(),
    /** 'review', 'document', 'profile' or 'message'. */
    record: varchar('record', { length: 20 }).notNull(),
    /** The record's id on chain, in decimal digits; of a profile the user's address. */
    recordId: varchar('record_id', { length: 78 }).notNull(),
    /** Who wrote the record: an address in small letters. */
    author: varchar('author', { length: 42 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.logIndex] }),
    index('content_references_cid').on(table.cid, table.block, table.logIndex),
    index('content_references_record').on(table.record, table.recordId),
  ],
)

/** Which authors took their records' content back: their records count as none of it (decision 0038). */
export const contentWithdrawals = pgTable(
  'content_withdrawals',
  {
    cid: varchar('cid', { length: 59 }).notNull(),
    /** An address in small letters. */
    author: varchar('author', { length: 42 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.cid, table.author] })],
)

/** One row: how far the registry's events were read, and of which chain. */
export const registryFollower = pgTable(
  'registry_follower',
  {
    one: boolean('one').primaryKey().default(true),
    /** The chain's id and the registry's address, such as '137:0x5fb…'. */
    chain: text('chain').notNull(),
    /** The first block that was not read yet. */
    nextBlock: bigint('next_block', { mode: 'bigint' }).notNull(),
    /** When every block that there was had been read; null: not yet. */
    currentAt: timestamp('current_at', { withTimezone: true }),
  },
  (table) => [check('registry_follower_one', sql`${table.one}`)],
)

/** The last blocks at which reading paused: by them it is noticed when the chain took another way. */
export const registryBlocks = pgTable('registry_blocks', {
  number: bigint('number', { mode: 'bigint' }).primaryKey(),
  hash: varchar('hash', { length: 66 }).notNull(),
})
