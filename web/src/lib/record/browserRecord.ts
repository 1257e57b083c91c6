import { browserMeans } from './browserMeans.ts'
import { browserShelf } from './browserShelf.ts'
import { RecordStore } from './recordStore.ts'

const LOCK = 'hub.record'
const CHANNEL = 'hub-record'

type Word = 'changed' | 'lock'

let made: { store: RecordStore; channel: BroadcastChannel } | undefined

/** The record of this browser. Its key, once given, stays while the tab shows this hub. For the browser alone. */
export function recordStore(): RecordStore {
  return parts().store
}

/** Tells the other tabs that something was stored. */
export function tellOthers(word: Word): void {
  parts().channel.postMessage(word)
}

/** What must be kept before a tab forgets its key: each answers false where it could not be. */
const unkept = new Set<() => Promise<boolean>>()

/** Has `keep` called before this tab is locked. The function it answers ends that. */
export function keepBeforeLock(keep: () => Promise<boolean>): () => void {
  unkept.add(keep)
  return () => unkept.delete(keep)
}

/** Locks this tab. False: words could not be kept and would be lost, so it stays open. */
export async function lockHere(): Promise<boolean> {
  const kept = await Promise.all([...unkept].map((keep) => keep()))
  if (kept.includes(false)) return false
  recordStore().lock()
  return true
}

/** Locks this tab and all others. False as above. */
export async function lockAll(): Promise<boolean> {
  tellOthers('lock')
  return lockHere()
}

/**
 * Takes a draft for this tab. Null where another tab writes in it; else a function that gives it free. It is free as
 * soon as its tab is closed.
 */
export function holdDraft(id: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    void navigator.locks.request(`${LOCK}.${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((free) => resolve(free))
    })
  })
}

function parts() {
  made ??= make()
  return made
}

function make() {
  const oneAtATime = <R>(work: () => Promise<R>) =>
    navigator.locks.request(LOCK, work) as Promise<R>
  const store = new RecordStore(browserShelf, oneAtATime, browserMeans)
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'lock') void lockHere()
    else void store.refresh()
  })
  return { store, channel }
}
