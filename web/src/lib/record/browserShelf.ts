import { type Change, type Head, mustFit, type Shelf, ShelfFailure } from './shelf.ts'

/** It says that there is a record, and nothing more: only sealed bytes lie in it, under random names. */
const DATABASE = 'hub-record'
const HEADS = 'head'
const FILES = 'files'
const DRAFTS = 'drafts'
/** There is one record in a browser. */
const HEAD = 'record'

type Bytes = Uint8Array<ArrayBuffer>

/** The shelf in this browser's database. For the browser alone. */
export const browserShelf: Shelf = {
  head: () =>
    run(
      [HEADS],
      'readonly',
      (stores) => stores(HEADS).get(HEAD) as IDBRequest<Head | undefined>,
    ).then((head) => head ?? null),
  file: (id) =>
    run(
      [FILES],
      'readonly',
      (stores) => stores(FILES).get(id) as IDBRequest<Bytes | undefined>,
    ).then((bytes) => bytes ?? null),
  drafts: async () => {
    const keys = await run([DRAFTS], 'readonly', (stores) => stores(DRAFTS).getAllKeys())
    const found = new Map<string, Bytes>()
    for (const key of keys) {
      const bytes = await run([DRAFTS], 'readonly', (stores) => stores(DRAFTS).get(key))
      if (bytes && typeof key === 'string') found.set(key, bytes as Bytes)
    }
    return found
  },
  change: (change) => run([HEADS, FILES, DRAFTS], 'readwrite', (stores) => make(change, stores)),
  clear: () =>
    run([HEADS, FILES, DRAFTS], 'readwrite', (stores) => {
      stores(FILES).clear()
      stores(DRAFTS).clear()
      return stores(HEADS).clear()
    }),
}

type Stores = (name: string) => IDBObjectStore

/** Looks and writes in one transaction, so that no other tab comes between. */
function make(change: Change, stores: Stores): IDBRequest<undefined> {
  const looking = stores(HEADS).get(HEAD) as IDBRequest<undefined>
  looking.addEventListener('success', () => {
    try {
      mustFit((looking.result as Head | undefined) ?? null, change)
    } catch (error) {
      reasons.set(looking.transaction, error)
      return looking.transaction?.abort()
    }
    const { head, files = [], drafts = [], dropFiles = [], dropDrafts = [] } = change
    for (const [id, bytes] of files) stores(FILES).put(bytes, id)
    for (const [id, bytes] of drafts) stores(DRAFTS).put(bytes, id)
    for (const id of dropFiles) stores(FILES).delete(id)
    for (const id of dropDrafts) stores(DRAFTS).delete(id)
    if (head) stores(HEADS).put(head, HEAD)
  })
  return looking
}

/** Why we ended a transaction ourselves. */
const reasons = new WeakMap<object, unknown>() as {
  get: (transaction: IDBTransaction) => unknown
  set: (transaction: IDBTransaction | null, reason: unknown) => void
}

let opened: Promise<IDBDatabase> | undefined

async function run<T>(
  names: readonly string[],
  mode: IDBTransactionMode,
  work: (stores: Stores) => IDBRequest<T>,
): Promise<T> {
  opened ??= open()
  let database: IDBDatabase
  try {
    database = await opened
  } catch (error) {
    opened = undefined
    throw failureOf(error)
  }
  try {
    const transaction = database.transaction([...names], mode, { durability: 'strict' })
    const request = work((name) => transaction.objectStore(name))
    return await new Promise<T>((resolve, reject) => {
      // A write is kept only once its transaction is complete.
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () =>
        reject(reasons.get(transaction) ?? transaction.error ?? new Error('aborted')),
      )
    })
  } catch (error) {
    throw failureOf(error)
  }
}

function failureOf(error: unknown): ShelfFailure {
  if (error instanceof ShelfFailure) return error
  const isFull = error instanceof DOMException && /quota/i.test(error.name)
  return new ShelfFailure(isFull ? 'full' : 'blocked')
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    for (const name of [HEADS, FILES, DRAFTS]) request.result.createObjectStore(name)
  })
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      const database = request.result
      // Another tab, or the clearing of the site's data, must not wait for this one.
      database.addEventListener('versionchange', () => database.close())
      database.addEventListener('close', () => {
        opened = undefined
      })
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
    request.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}
