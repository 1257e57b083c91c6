import { useSyncExternalStore } from 'react'
import type { Hearing } from './assistantWorker.ts'

let hearing: Hearing | undefined
const listeners = new Set<() => void>()

/** Whether the assistant of this tab hears messages by its model; undefined while nobody has asked for that. */
export function useHearing(): Hearing | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hearing,
  )
}

/** Takes what the worker says. */
export function setHearing(next: Hearing | undefined): void {
  hearing = next
  for (const listener of listeners) listener()
}
