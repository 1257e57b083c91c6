import { RECORD_IDLE_MINUTES } from '@hub/core/trust/terms'
import { browserMeans } from './browserMeans.ts'
import { browserShelf } from './browserShelf.ts'
import { RecordStore } from './recordStore.ts'

/** Signs that somebody is there. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

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
  // A channel has no other origin to name.
  parts().channel.postMessage(word)
}

/** Asks the browser to clear the record only when somebody tells it to. It may say no. */
export function askToPersist(): void {
  void navigator.storage?.persist?.()
}

/** What must be kept before a tab forgets its key: each answers false where it could not be. */
const unkept = new Set<() => Promise<boolean>>()

/** Has `keep` called before this tab is locked. The function it answers ends that. */
export function keepBeforeLock(keep: () => Promise<boolean>): () => void {
  unkept.add(keep)
  return () => unkept.delete(keep)
}

/** Nobody has touched the page for so long: it is locked. */
const IDLE_MS = RECORD_IDLE_MINUTES * 60 * 1000

let isIdle = false

/** Whether this tab was locked because nobody used it. */
export function wasLockedIdle(): boolean {
  return isIdle
}

/** Locks this tab. False: words could not be kept and would be lost, so it stays open. */
async function lockHere(): Promise<boolean> {
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
  watchWhileOpen(store)
  // The browser may keep the page to show it again when somebody goes back.
  addEventListener('pagehide', () => void lockHere())
  return { store, channel }
}

/** Watches as long as the record is open, whatever screen of the hub is shown. */
function watchWhileOpen(store: RecordStore): void {
  let stop: (() => void) | undefined
  const onIdle = async () => {
    isIdle = true
    isIdle = await lockHere()
  }
  store.follow(() => {
    const isOpen = store.view().status === 'open'
    if (isOpen && !stop) {
      isIdle = false
      stop = watchIdle(IDLE_MS, () => void onIdle())
    } else if (!isOpen && stop) {
      stop()
      stop = undefined
    }
  })
}

/**
 * Calls `onIdle` once nobody has touched the page for so long; a device that slept meanwhile counts its sleep. The
 * function it answers ends the watch.
 *
 * @param after milliseconds
 */
export function watchIdle(after: number, onIdle: () => void): () => void {
  let last = Date.now()
  let timer = setTimeout(look, after)
  function look() {
    clearTimeout(timer)
    const left = last + after - Date.now()
    timer = setTimeout(look, left > 0 ? left : after)
    if (left > 0) return
    last = Date.now()
    onIdle()
  }
  const note = () => {
    // Who comes back to a page that slept must not open it by coming back.
    if (Date.now() - last >= after) return look()
    last = Date.now()
  }
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, note, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }
}
