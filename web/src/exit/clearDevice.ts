import { attempt } from '../lib/attempt.ts'
import { chooseClearing } from './clearChoice.ts'

/**
 * Signs out and takes away all that is kept on this device but the choice to do so. The server's answer has the browser
 * clear as well (`POST /api/leave`); browsers that do not know its header, and connections without TLS, have this alone.
 * Never rejects.
 */
export async function clearDevice(): Promise<void> {
  const work: (() => unknown)[] = [
    () => localStorage.clear(),
    () => sessionStorage.clear(),
    // It goes on when the page is gone.
    () => fetch('/api/leave', { method: 'POST', keepalive: true }),
    async () => each(await indexedDB.databases(), ({ name = '' }) => deleted(name)),
    async () => each(await caches.keys(), (name) => caches.delete(name)),
    async () => each(await navigator.serviceWorker.getRegistrations(), (one) => one.unregister()),
  ]
  // One that fails at once, as where storage is blocked, must not keep the others from it.
  await each(work, async (one) => one())
  attempt(() => chooseClearing(true))
}

function each<T>(all: readonly T[], work: (one: T) => unknown): Promise<unknown> {
  return Promise.allSettled(all.map(work))
}

/** Other tabs leave too; what they held open goes with them. */
function deleted(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => resolve())
  })
}
