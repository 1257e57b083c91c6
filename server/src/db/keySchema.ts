/** Which keys of ENCRYPTION_KEY this database was locked with, and what is made with them alone (decision 0049). */

import { pgTable, text, varchar } from 'drizzle-orm/pg-core'

/** The keys that may have locked something here, by their ids (sealing/masterKey.ts). */
export const encryptionKeys = pgTable('encryption_keys', {
  id: varchar('id', { length: 12 }).primaryKey(),
})

/** The keys of keyed hashes. They outlast the key that locks them: a hash cannot be made anew without what it is of. */
export const hashKeys = pgTable('hash_keys', {
  /** What the hashes are for; '' is the root of all uses that have no row. */
  use: varchar('use', { length: 60 }).primaryKey(),
  /** 32 bytes, sealed. */
  sealed: text('sealed').notNull(),
})
