import { useSyncExternalStore } from 'react'
import { onForget } from '../../../lib/reading/readings.ts'

/**
 * What is typed and not sent, by the thread's key. In memory alone: it lasts while the tab shows this hub, and
 * leaves nothing on the device.
 */
const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

/** The draft of a thread; '' where there is none. */
function draftOf(key: string): string {
  return drafts.get(key) ?? ''
}

/** Keeps a draft; '' forgets it. */
export function setDraft(key: string, text: string): void {
  if (text === '') drafts.delete(key)
  else drafts.set(key, text)
  for (const listener of listeners) listener()
}

/** Hands a draft over, when its thread has got another key. */
export function moveDraft(from: string, to: string): void {
  const text = draftOf(from)
  setDraft(from, '')
  if (text) setDraft(to, text)
}

/** The draft of a thread, followed. */
export function useDraft(key: string): string {
  return useSyncExternalStore(
    subscribe,
    () => draftOf(key),
    () => '',
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

onForget(() => {
  drafts.clear()
  for (const listener of listeners) listener()
})
