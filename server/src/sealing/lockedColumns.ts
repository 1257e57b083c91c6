import { type SQL, sql } from 'drizzle-orm'
import type { Keyring } from './keyring.ts'

/** Where something lies that a key of ENCRYPTION_KEY locked itself. */
export interface LockedColumn {
  readonly table: string
  readonly column: string
  /** What tells its rows from each other, in an order that an index of the table has. */
  readonly key: SQL
  /** The type of `key`. */
  readonly type: SQL
  /** What the row is called in the place that is bound into the seal (place.ts). */
  readonly row: SQL
  /** Locks one value anew, with the key that locks now. Throws SealBroken. */
  readonly lockAgain: (keyring: Keyring, row: string, locked: string) => string
}

/** All that is locked by a key of ENCRYPTION_KEY. What a document's own key locks needs no new lock. */
export const lockedColumns: readonly LockedColumn[] = [
  {
    table: 'documents',
    column: 'wrapped_key',
    ...byUuid('id'),
    lockAgain: (keyring, row, locked) => keyring.rewrap(row, locked),
  },
  text('chat_conversations', 'title', byUuid('id')),
  text('chat_messages', 'content', byUuid('id')),
  text('activities', 'description', byUuid('id')),
  text('reports', 'words', byUuid('id')),
  text('reports', 'reference', byUuid('id')),
  text('moderation_log', 'note', { key: sql`id`, type: sql`integer`, row: sql`note_id::text` }),
  text('school_keys', 'private_key', byText(sql`school_id || ' ' || quarter`)),
  text('hash_keys', 'sealed', byText(sql`use`)),
  // Last, since by it a start tells whether the key fits.
  text('hub_identity', 'sealed', byUuid('id')),
]

type Rows = Pick<LockedColumn, 'key' | 'type' | 'row'>

function text(table: string, column: string, rows: Rows): LockedColumn {
  return {
    table,
    column,
    ...rows,
    lockAgain: (keyring, row, locked) => {
      const place = { table, column, row }
      return keyring.sealFor(place, keyring.openFor(place, locked))
    },
  }
}

function byUuid(name: string): Rows {
  const key = sql.identifier(name)
  return { key: sql`${key}`, type: sql`uuid`, row: sql`${key}::text` }
}

function byText(key: SQL): Rows {
  return { key, type: sql`text`, row: key }
}
