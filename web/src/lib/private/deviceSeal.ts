import { type TextSeal, textSeal } from './textSeal.ts'

const STORE = 'key'

/**
 * Seals under a key of this browser. Whoever can use the browser opens it; once its data is cleared nobody does, though
 * the browser's files still hold the sealed text.
 *
 * @param database the name of the key's database
 * @param place bound to each text, so that a text of another place does not open
 */
export function deviceSeal(database: string, place: string): TextSeal {
  return textSeal(() => deviceKey(database), place)
}

/**
 * A key of this browser for one use, made at the first call and shared by all tabs: AES-256-GCM, which no script can
 * read. It lies in a database of its own, so that a browser which clears the site's data deletes it with its file.
 *
 * @param database the name of that database
 * @throws DOMException or Error where the browser keeps no database or has no cryptography
 */
async function deviceKey(database: string): Promise<CryptoKey> {
  const opened = await open(database)
  try {
    const known = await run(opened, 'readonly', (store) => store.get(STORE))
    if (known) return known
    const usages = ['encrypt', 'decrypt'] as const
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, usages)
    // Of two tabs that make one at once, the first has made it.
    await run(opened, 'readwrite', (store) => store.add(made, STORE)).catch(() => {})
    return (await run(opened, 'readonly', (store) => store.get(STORE))) ?? made
  } finally {
    opened.close()
  }
}

function run(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<CryptoKey | undefined> {
  const transaction = database.transaction(STORE, mode)
  const request = work(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
  })
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      // Clearing must not wait for this tab.
      request.result.addEventListener('versionchange', () => request.result.close())
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
    request.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}
