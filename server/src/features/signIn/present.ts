import type { Passkey } from '@hub/api/account'
import type { PasskeyRow } from './store.ts'

// The western day, as in decision 0005: never a date in the reader's future.
const day = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/Los_Angeles',
})

/** The only way from a row of `passkeys` to the wire. */
export function presentPasskey({ id, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name: `Passkey of ${day.format(createdAt)}`,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
