import { customType, timestamp } from 'drizzle-orm/pg-core'

/** PostgreSQL's full-text vector; only ever computed by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** When a row was made, with a time zone, never null. */
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** When a row was last changed, with a time zone, never null. */
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()
