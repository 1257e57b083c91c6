import { READER_CACHE } from '../lib/fileText/reader/readerCache.ts'

/**
 * The hub's only service worker: the page of emergency help, and the ways into one's own record and case clock, without a
 * connection.
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
  /** Each kept once its page was opened: they are large, and of use to those alone who have something here. */
  opened: readonly KeptPart[]
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface MessageEvent extends WorkerEvent {
  data: unknown
}

interface FetchEvent extends WorkerEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface Worker {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'message', listener: (event: MessageEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
  skipWaiting: () => Promise<void>
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}

const worker = self as unknown as Worker

const { cache: cacheName, emergency, opened } = KEPT

const names = new Set([emergency, ...opened].flatMap(({ page, files }) => [page, ...files]))

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

// A page that was opened says so itself (`keepPage.ts`): by a link within the hub no page is loaded.
worker.addEventListener('message', (event) => {
  const part = opened.find(({ page }) => page === event.data)
  if (part) event.waitUntil(keep(part).catch(() => {}))
})

worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (names.has(pathname)) event.respondWith(answerFile(event.request, pathname))
})

async function install(): Promise<void> {
  await keep(emergency)
  // Whoever could open a page without a connection can go on doing so.
  for (const part of opened) if (await caches.match(part.page)) await keep(part)
  await worker.skipWaiting()
}

/**
 * A kept page at once, however slow the line is; any other from the server, and the page of emergency help where that
 * cannot be reached. A kept page is of its build: the next one brings a worker with others.
 */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const kept = names.has(path) && (await caches.match(path))
  if (kept) {
    // Asked for in advance; not to wait for it is no failure.
    event.waitUntil(event.preloadResponse.catch(() => {}))
    return kept
  }
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const help = await caches.match(emergency.page)
    if (help) return help
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
  const ours = new Set([cacheName, READER_CACHE])
  for (const name of await caches.keys()) if (!ours.has(name)) await caches.delete(name)
}
