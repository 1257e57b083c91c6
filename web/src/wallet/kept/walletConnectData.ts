/** Where WalletConnect's library keeps its sessions, with the addresses in them, its keys and what it was asked. */
const DATABASE = 'WALLET_CONNECT_V2_INDEXED_DB'

/**
 * Takes away what WalletConnect's library keeps, where it was ever used. Its database is emptied and not deleted: the
 * library holds it open, so that a deletion would wait, and with it whoever wants to open it again.
 */
export function emptyWalletConnectData(): void {
  try {
    const opening = indexedDB.open(DATABASE)
    // There is none, and none is made by looking.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', (event) => event.preventDefault())
    opening.addEventListener('success', () => empty(opening.result))
  } catch {
    // A browser that forbids it keeps nothing there.
  }
}

function empty(database: IDBDatabase): void {
  const names = [...database.objectStoreNames]
  if (names.length > 0) {
    const clearing = database.transaction(names, 'readwrite')
    for (const name of names) clearing.objectStore(name).clear()
  }
  // It closes once that is done.
  database.close()
}
