import type { Passkey } from '@hub/api/account'
import { fullDayOf } from '../../../lib/when.ts'

/** A passkey by the reader's own day; the server's name for it has the day of another time zone. */
export function passkeyName({ createdAt }: Passkey): string {
  return `Passkey of ${fullDayOf(createdAt)}`
}
