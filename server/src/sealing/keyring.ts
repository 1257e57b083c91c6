import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { type Place, placeBytes } from './place.ts'
import { openBytes, openText, sealBytes, sealText } from './sealText.ts'

const KEY_BYTES = 32

/** The keys of one document, for its texts and for its file, so that their nonces never meet. */
export interface DocumentKeys {
  readonly text: Buffer
  readonly file: Buffer
}

/**
 * All keys that come from ENCRYPTION_KEY (decision 0010). The master key itself seals nothing: each use has a
 * key derived from it.
 */
export class Keyring {
  readonly #master: Buffer
  readonly #wrapping: Buffer

  /** @param master 32 bytes */
  constructor(master: Buffer) {
    this.#master = master
    this.#wrapping = derive(master, Buffer.from('wrap'))
  }

  /** Makes the keys of a new document, and what its row keeps to find them again. */
  newDocumentKeys(documentId: string): { keys: DocumentKeys; wrappedKey: string } {
    const key = randomBytes(KEY_BYTES)
    const wrappedKey = sealBytes(this.#wrapping, key, wrappedKeyPlace(documentId))
    return { keys: keysFrom(key), wrappedKey: wrappedKey.toString('base64url') }
  }

  /**
   * The keys of a document, from what its row keeps.
   *
   * @throws SealBroken
   */
  documentKeys(documentId: string, wrappedKey: string): DocumentKeys {
    const wrapped = Buffer.from(wrappedKey, 'base64url')
    return keysFrom(openBytes(this.#wrapping, wrapped, wrappedKeyPlace(documentId)))
  }

  /** Seals a text of a row that has no key of its own, such as an activity or a message. */
  sealFor(place: Place, text: string): string {
    return sealText(this.#keyFor(place), text, place)
  }

  /**
   * Opens what `sealFor` sealed for the same place.
   *
   * @throws SealBroken
   */
  openFor(place: Place, sealed: string): string {
    return openText(this.#keyFor(place), sealed, place)
  }

  /** A hash that only who has the key can make (HMAC-SHA-256, base64url), for one use. */
  hashFor(use: string, text: string): string {
    const key = derive(this.#master, Buffer.from(`hash ${use}`))
    return createHmac('sha256', key).update(text).digest('base64url')
  }

  #keyFor(place: Place): Buffer {
    return derive(this.#master, Buffer.concat([Buffer.from('place '), placeBytes(place)]))
  }
}

function wrappedKeyPlace(documentId: string): Place {
  return { table: 'documents', column: 'wrapped_key', row: documentId }
}

function keysFrom(key: Buffer): DocumentKeys {
  return { text: derive(key, Buffer.from('text')), file: derive(key, Buffer.from('file')) }
}

/** HKDF-SHA-256 (RFC 5869). The keys that go in are uniformly random, so no salt is needed. */
function derive(key: Buffer, purpose: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, KEY_BYTES))
}
