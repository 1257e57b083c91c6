import { foreignLine } from '@hub/core/text/foreignText'
import type { UserRecord } from '../../wallet/registry/readUserRecords.ts'
import type { RegistryResource, RegistryReview } from '../../wallet/registry/records.ts'

/** One line of Recent Activity. It never holds an address: who wants to stay unnamed does. */
export interface Activity {
  key: string
  kind: 'Review' | 'Resource' | 'Document' | 'Conversation'
  words: string
  /** The connected wallet wrote it. */
  own: boolean
  /** Seconds since 1970. */
  timestamp: number
}

/** What was read for the panel: the newest of each kind. */
export interface Newest {
  reviews: readonly RegistryReview[]
  resources: readonly RegistryResource[]
  userRecords: readonly UserRecord[]
}

/** So many lines the panel has. */
export const ACTIVITY_LINES = 8

const TITLE_MOST = 120

/** The newest records, newest first, with the reader's own among them. */
export function recentActivity(
  { reviews, resources, userRecords }: Newest,
  reader: string,
): Activity[] {
  const isReader = (address: string) => address.toLowerCase() === reader.toLowerCase()
  const lines: Activity[] = [
    ...reviews.map(({ id, title, rating, timestamp, reviewer }) => ({
      key: `review-${id}`,
      kind: 'Review' as const,
      words: `${titleOf(title, `Review ${id}`)} (${rating} of 5)`,
      own: isReader(reviewer),
      timestamp,
    })),
    ...resources
      .filter(({ isActive }) => isActive)
      .map(({ id, title, timestamp, creator }) => ({
        key: `resource-${id}`,
        kind: 'Resource' as const,
        words: titleOf(title, `Resource ${id}`),
        own: isReader(creator),
        timestamp,
      })),
    ...userRecords.map(({ kind, id, timestamp }) => ({
      key: `${kind}-${id}`,
      kind: kind === 'document' ? ('Document' as const) : ('Conversation' as const),
      words: kind === 'document' ? `Document #${id}` : `Conversation #${id}`,
      own: true,
      timestamp,
    })),
  ]
  return lines.toSorted((a, b) => b.timestamp - a.timestamp).slice(0, ACTIVITY_LINES)
}

function titleOf(title: string, otherwise: string): string {
  return foreignLine(title, TITLE_MOST) || otherwise
}
