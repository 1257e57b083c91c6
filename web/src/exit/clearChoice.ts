import { attempt } from '../lib/attempt.ts'

/** The name of the choice among what is kept, and of the channel by which tabs leave together. */
export const leavingKey = 'hub:leaving'

/** Whether "Leave this site" also signs out and clears what is kept on this device. */
export function clearsOnLeaving(): boolean {
  return !!attempt(() => localStorage.getItem(leavingKey))
}

/**
 * Remembers the choice on this device.
 *
 * @throws where the browser keeps nothing
 */
export function chooseClearing(clears: boolean): void {
  if (clears) localStorage.setItem(leavingKey, 'clear')
  else localStorage.removeItem(leavingKey)
}
