import { useSyncExternalStore } from 'react'

const KEY = 'hub.chatNote'
const listeners = new Set<() => void>()
let dismissedHere = false

/** Whether the note before the first message was dismissed on this device. All that is stored is that. */
export function useNoteSeen(): boolean {
  return useSyncExternalStore(subscribe, noteSeen, () => true)
}

/** Dismisses the note for good; where the browser keeps nothing, for this page. */
export function dismissNote(): void {
  dismissedHere = true
  try {
    localStorage.setItem(KEY, 'seen')
  } catch {
    // Storage is full or forbidden.
  }
  for (const listener of listeners) listener()
}

function noteSeen(): boolean {
  if (dismissedHere) return true
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
