/**
 * The hub's only service worker: the page of emergency help, and the way into one's own record, without a connection.
 * It keeps what the build has named (`KEPT`) and nothing else, fetched without the session's cookie: never an answer of
 * the API, and never a page that was drawn for somebody.
 */

/** A part of what is kept: a page, and the files of the program that it cannot do without. */
export interface KeptPart {
  page: string
  files: readonly string[]
}

/** Put in by the build (`tools/build/web/offlineWorker.ts`). */
declare const KEPT: {
  /** Of this build: another one has another name. */
  cache: string
  emergency: KeptPart
  /** Kept once its page was opened: it is large, and of use to those alone who have a record here. */
  record: KeptPart
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface Worker {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
  skipWaiting: () => Promise<void>
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}

const worker = self as unknown as Worker

const { cache: cacheName, emergency, record } = KEPT

const names = new Set([emergency, record].flatMap(({ page, files }) => [page, ...files]))

worker.addEventListener('install', (event) => {
  event.waitUntil(install())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOthers(),
      // Without it each page would wait until the worker has started.
      worker.registration.navigationPreload?.enable(),
    ]),
  )
})

worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (names.has(pathname)) event.respondWith(answerFile(event.request, pathname))
})

async function install(): Promise<void> {
  await keep(emergency)
  // Whoever could open a record without a connection can go on doing so.
  if (await caches.match(record.page)) await keep(record)
  await worker.skipWaiting()
}

/** The page of emergency help at once, any other from the server, and what is kept where that cannot be reached. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  if (path === emergency.page) {
    const kept = await caches.match(path)
    if (kept) return kept
  }
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (path === record.page) event.waitUntil(keep(record).catch(() => {}))
    return answer
  } catch (error) {
    const kept =
      (names.has(path) && (await caches.match(path))) || (await caches.match(emergency.page))
    if (kept) return kept
    throw error
  }
}

/** Names of files change with what is in them: what is kept is right. */
async function answerFile(request: Request, path: string): Promise<Response> {
  return (await caches.match(path)) ?? fetch(request)
}

async function keep({ page, files }: KeptPart): Promise<void> {
  const cache = await caches.open(cacheName)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [page, ...files].filter((name) => !known.has(name))
  await cache.addAll(missing.map((name) => new Request(name, { credentials: 'omit' })))
}

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
}
