import { attempt } from '../lib/attempt.ts'

const storageKey = 'hub:leaving'

/** Whether "Leave this site" also signs out and clears what is kept on this device. */
export function clearsOnLeaving(): boolean {
  return !!attempt(() => localStorage.getItem(storageKey))
}

/**
 * Remembers the choice on this device.
 *
 * @throws where the browser keeps nothing
 */
export function chooseClearing(clears: boolean): void {
  if (clears) localStorage.setItem(storageKey, 'clear')
  else localStorage.removeItem(storageKey)
}
