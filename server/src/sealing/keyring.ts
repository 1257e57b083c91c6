import { createHmac, randomBytes } from 'node:crypto'
import { derive, hasNoKeyId, KEY_BYTES, KEY_ID_LENGTH, MasterKey } from './masterKey.ts'
import type { Place } from './place.ts'
import { SealBroken } from './sealBroken.ts'

/** The keys of one document, for its texts and for its file, so that their nonces never meet. */
export interface DocumentKeys {
  readonly text: Buffer
  readonly file: Buffer
}

/** What keyed hashes are made with: a key for each use that has one of its own, and the root of all others. */
export interface HashKeys {
  readonly root: Buffer
  readonly ofUse: ReadonlyMap<string, Buffer>
}

/** Nothing but a document's own key is locked with this; texts of rows have a key for each place. */
const WRAP = 'wrap'

/** All keys that come from ENCRYPTION_KEY (decision 0010): one that locks, and others that still open (0049). */
export class Keyring {
  #current: MasterKey
  readonly #keys = new Map<string, MasterKey>()
  #hashKeys: HashKeys | null = null

  /**
   * @param current locks whatever is locked from now on; 32 bytes, like the others
   * @param others open what they locked
   */
  constructor(current: Buffer, ...others: readonly Buffer[]) {
    for (const key of others) this.#add(key)
    this.#current = this.#add(current)
  }

  /** The id of the key that locks. */
  get currentId(): string {
    return this.#current.id
  }

  /** The ids of all keys that open. */
  get ids(): string[] {
    return [...this.#keys.keys()]
  }

  /** From now on this key locks; those before it open what they locked. */
  lockWith(key: Buffer): void {
    this.#current = this.#add(key)
  }

  /**
   * The id of the key that locked a value.
   *
   * @throws SealBroken
   */
  idOf(place: Place, locked: string): string {
    return this.#keyOf(place, locked).id
  }

  /** Lets go of keys that nothing needs any more. */
  forget(ids: readonly string[]): void {
    for (const id of ids) if (id !== this.#current.id) this.#keys.delete(id)
  }

  /** Makes the keys of a new document, and what its row keeps to find them again. */
  newDocumentKeys(documentId: string): { keys: DocumentKeys; wrappedKey: string } {
    const key = randomBytes(KEY_BYTES)
    const wrappedKey = this.#current.lock(wrappedKeyPlace(documentId), key, WRAP)
    return { keys: keysFrom(key), wrappedKey }
  }

  /**
   * The keys of a document, from what its row keeps.
   *
   * @throws SealBroken
   */
  documentKeys(documentId: string, wrappedKey: string): DocumentKeys {
    return keysFrom(this.#open(wrappedKeyPlace(documentId), wrappedKey, WRAP))
  }

  /**
   * A document's own key, wrapped by the key that locks now.
   *
   * @throws SealBroken
   */
  rewrap(documentId: string, wrappedKey: string): string {
    const place = wrappedKeyPlace(documentId)
    return this.#current.lock(place, this.#open(place, wrappedKey, WRAP), WRAP)
  }

  /** Seals a text of a row that has no key of its own, such as an activity or a message. */
  sealFor(place: Place, text: string): string {
    return this.#current.lock(place, Buffer.from(text))
  }

  /**
   * Opens what `sealFor` sealed for the same place.
   *
   * @throws SealBroken
   */
  openFor(place: Place, sealed: string): string {
    return this.#open(place, sealed).toString()
  }

  /** Takes the keys of hashes, which are kept in the database (hashKeys.ts). */
  hashWith(keys: HashKeys): void {
    this.#hashKeys = keys
  }

  /** A hash that only who has the key can make (HMAC-SHA-256, base64url), for one use. */
  hashFor(use: string, text: string): string {
    if (!this.#hashKeys) throw new Error('The keys of hashes are not open yet.')
    const { root, ofUse } = this.#hashKeys
    const key = ofUse.get(use) ?? derive(root, Buffer.from(`hash ${use}`))
    return createHmac('sha256', key).update(text).digest('base64url')
  }

  /**
   * The key by which hashes of a use were made before they had keys of their own: from that which locked a value.
   *
   * @throws SealBroken
   */
  formerHashKey(use: string, place: Place, sealed: string): Buffer {
    return this.#keyOf(place, sealed).derive(`hash ${use}`)
  }

  #open(place: Place, locked: string, purpose?: string): Buffer {
    return this.#keyOf(place, locked, purpose).open(place, locked, purpose)
  }

  /** Which key locked a value: it says so itself, or is so old that all have to be tried. */
  #keyOf(place: Place, locked: string, purpose?: string): MasterKey {
    const found = hasNoKeyId(locked)
      ? [...this.#keys.values()].find((key) => opens(key, place, locked, purpose))
      : this.#keys.get(locked.slice(0, KEY_ID_LENGTH))
    if (!found) throw new SealBroken()
    return found
  }

  #add(key: Buffer): MasterKey {
    const added = new MasterKey(key)
    this.#keys.set(added.id, added)
    return added
  }
}

function opens(key: MasterKey, place: Place, locked: string, purpose?: string): boolean {
  try {
    key.open(place, locked, purpose)
    return true
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
}

function wrappedKeyPlace(documentId: string): Place {
  return { table: 'documents', column: 'wrapped_key', row: documentId }
}

function keysFrom(key: Buffer): DocumentKeys {
  return { text: derive(key, Buffer.from('text')), file: derive(key, Buffer.from('file')) }
}
