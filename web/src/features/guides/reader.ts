import { useSyncExternalStore } from 'react'

/** For whom the guide is read. Kept in memory only: neither address nor device tells it. */
export interface Reader {
  school: 'all' | 'postsecondary' | 'k12'
  role: 'all' | 'complainant' | 'respondent'
}

export const everyone: Reader = { school: 'all', role: 'all' }

let current = everyone
const listeners = new Set<() => void>()

/** The reader's choice, the same on the list and on every entry until the page is left. */
export function useReader(): [Reader, (reader: Reader) => void] {
  const reader = useSyncExternalStore(
    subscribe,
    () => current,
    () => everyone,
  )
  return [reader, choose]
}

/** Whether something said to `school` and `role` (to all where absent or "both") is for this reader. */
export function isFor(
  { school, role }: Reader,
  said: { school?: string | undefined; role?: string | undefined },
): boolean {
  return fits(school, said.school) && fits(role, said.role)
}

function fits(chosen: string, said = 'both'): boolean {
  return chosen === 'all' || said === 'both' || said === chosen
}

function choose(reader: Reader): void {
  current = reader
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
