import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'
import { printEnvelope, readEnvelope, seal, unseal } from './envelope.ts'
import { newPassphraseTerms, readLockTerms } from './lockTerms.ts'

const salt = toBase64(new Uint8Array(16).fill(7))
const terms = newPassphraseTerms(salt)
const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

it('any text comes back through its print, and none of it stands in there', async () => {
  const key = await newKey()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const print = printEnvelope(await seal(`marker ${text}`, key, terms))
      expect(print).not.toContain('marker')
      const envelope = readEnvelope(JSON.parse(print))
      expect(envelope && (await unseal(envelope, key))).toBe(`marker ${text}`)
    }),
    { numRuns: 50 },
  )
})

it('the same text is never sealed to the same bytes', async () => {
  const key = await newKey()
  const [one, two] = [await seal('text', key, terms), await seal('text', key, terms)]
  expect(toBase64(one.nonce)).not.toBe(toBase64(two.nonce))
  expect(toBase64(one.sealed)).not.toBe(toBase64(two.sealed))
})

it('bytes come back from base64, however many', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100_000 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }),
    { numRuns: 20 },
  )
})

describe('terms that were not written here', () => {
  it.each([
    null,
    'passphrase',
    { kind: 'pin', salt },
    { kind: 'passphrase', salt, memoryKiB: 8, passes: 1 },
    { kind: 'passphrase', salt, memoryKiB: 2 ** 30, passes: 3 },
    { kind: 'passphrase', salt, memoryKiB: 65536, passes: 1000 },
    { kind: 'passphrase', salt: '', memoryKiB: 65536, passes: 3 },
    { kind: 'passkey', salt },
    { kind: 'passkey', salt, credentialId: '<script>alert(1)</script>' },
  ])('are refused: %j', (value) => {
    expect(readLockTerms(value)).toBeNull()
  })

  it('make no envelope', () => {
    expect(
      readEnvelope({ format: 'hub.sealed.1', terms, nonce: 'AA==', sealed: 'AA==' }),
    ).toBeNull()
    expect(readEnvelope({ format: 'hub.sealed.0', terms, nonce: salt, sealed: salt })).toBeNull()
    expect(readEnvelope([])).toBeNull()
  })
})
