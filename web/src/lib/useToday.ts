import { useSyncExternalStore } from 'react'
import { isoDay } from './isoDay.ts'

/** The reader's day as 'YYYY-MM-DD'; the new one where a page was left open and is looked at again. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, today)
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  addEventListener('focus', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    removeEventListener('focus', onChange)
  }
}

function today(): string {
  return isoDay(new Date())
}
