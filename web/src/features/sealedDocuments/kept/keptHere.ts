/**
 * Small values that stay on this device, in IndexedDB. Where the browser forbids that, they last as long as the page.
 * Nothing that opens a document may be kept here in clear.
 */
const DATABASE = 'hub-sealed'
const STORE = 'kept'

const memory = new Map<string, unknown>()
let opened: Promise<IDBDatabase | null> | undefined

/** The value under a key; undefined for none. */
export async function keptHere(key: string): Promise<unknown> {
  if (memory.has(key)) return memory.get(key)
  return run('readonly', (store) => store.get(key)).catch(() => undefined)
}

/** Keeps a value. It is there for this page even where the browser keeps nothing. */
export async function keepHere(key: string, value: unknown): Promise<void> {
  memory.set(key, value)
  await run('readwrite', (store) => store.put(value, key)).catch(() => {
    // It then lasts as long as the page.
  })
}

async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  opened ??= open().catch(() => null)
  const database = await opened
  if (!database) return undefined
  const transaction = database.transaction(STORE, mode)
  const request = work(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    // A write is kept only once its transaction is complete.
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      // Another tab, or the clearing of the site's data, must not wait for this one.
      request.result.addEventListener('versionchange', () => request.result.close())
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
    request.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}
