/** A passkey in software: what a phone does in a WebAuthn ceremony, with real keys and signatures. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The options that the hub sent; tests read them as they came. */
interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

/** What a misbehaving browser or device does otherwise. */
interface Tricks {
  origin?: string
  rpId?: string
  challenge?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export class Authenticator {
  readonly id = randomBytes(16)
  /** Devices that synchronise their passkeys always say 0. */
  counter = 0
  /** Whether it asks for a finger, a face or a PIN; a plain security key asks for a touch alone. */
  verifiesUser = true
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userHandle = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Answers `navigator.credentials.create` with an attestation of the kind 'none'. */
  create(options: Options, tricks: Tricks = {}) {
    this.#userHandle = options.user?.id ?? ''
    const authData = Buffer.concat([
      this.#authData(tricks.rpId ?? options.rp?.id ?? '', HAS_CREDENTIAL),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey(),
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options, tricks)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    }
  }

  /** Answers `navigator.credentials.get`. */
  get(options: Options, tricks: Tricks = {}) {
    const authData = this.#authData(tricks.rpId ?? options.rpId ?? '', 0)
    const clientData = this.#clientData('webauthn.get', options, tricks)
    const signed = Buffer.concat([authData, sha256(clientData)])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: this.#userHandle,
      },
    }
  }

  #credential() {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #clientData(type: string, options: Options, tricks: Tricks): string {
    const challenge = tricks.challenge ?? options.challenge
    return JSON.stringify({ type, challenge, origin: tricks.origin ?? this.#origin })
  }

  #authData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flag = Buffer.from([USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0) | flags])
    return Buffer.concat([sha256(rpId), flag, counter])
  }

  /** The public key as COSE: key type EC2, algorithm ES256, curve P-256, x, y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      Buffer.from([0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ])
  }
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** In the shortest form, as CTAP2 wants it. */
function cborBytes(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, data.length]), data])
}
