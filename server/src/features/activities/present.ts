import type { Activity } from '@hub/api/account'
import type { ActivityRow } from './store.ts'

/** The only way from a row of `activities` to the wire. */
export function presentActivity(row: ActivityRow): Activity {
  const { id, type, title, description, status, createdAt } = row
  return { id, type, title, description, status, createdAt: createdAt.toISOString() }
}
