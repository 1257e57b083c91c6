import { fromBase64, toBase64 } from './base64.ts'

/** Makes a text unreadable to whoever has not the key, and readable again. */
export interface TextSeal {
  seal: (text: string) => Promise<string>
  /** Null of a text that was sealed with another key or for another place, or is no sealed text at all. */
  open: (sealed: string) => Promise<string | null>
}

const NONCE_BYTES = 12

/**
 * AES-256-GCM under a key that is asked for at the first use. Both ways reject where there is no key.
 *
 * @param place bound to each text, so that a text of another place does not open
 */
export function textSeal(askKey: () => Promise<CryptoKey>, place: string): TextSeal {
  let asked: Promise<CryptoKey> | undefined
  const key = () => {
    asked ??= askKey()
    asked.catch(() => {
      asked = undefined
    })
    return asked
  }
  const additionalData = new TextEncoder().encode(place)
  return {
    seal: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
      const bytes = new TextEncoder().encode(text)
      const terms = { name: 'AES-GCM', iv, additionalData }
      const sealed = new Uint8Array(await crypto.subtle.encrypt(terms, await key(), bytes))
      return `${toBase64(iv)}.${toBase64(sealed)}`
    },
    open: async (text) => {
      const opener = await key()
      try {
        const [iv = '', sealed = ''] = text.split('.')
        const terms = { name: 'AES-GCM', iv: fromBase64(iv), additionalData }
        const bytes = await crypto.subtle.decrypt(terms, opener, fromBase64(sealed))
        return new TextDecoder().decode(bytes)
      } catch {
        return null
      }
    },
  }
}
