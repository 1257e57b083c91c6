import { forgetAll } from './readings.ts'

/** The other tabs of this browser, which share its session. Undefined on the server, which draws screens too. */
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('hub.account')

/** Forgets what is shown of an account when another tab signs out, signs in or deletes it. */
export function followAccount(): void {
  channel?.addEventListener('message', forgetAll)
}

/** This browser has another account now, or none: nothing that the one before showed may stay, in no tab. */
export function forgetAccount(): void {
  forgetAll()
  // A channel has no other origin to name. The tabs are told nothing but that.
  channel?.postMessage(null)
}
