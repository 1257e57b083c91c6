import { constants, generateKeyPairSync, privateDecrypt, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { blind } from './blinding.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = (key: ReturnType<typeof pair>['publicKey']) =>
  key.export({ format: 'der', type: 'spki' }).toString('base64url')

/** Signs as the hub does: the number as it is. */
function sign({ privateKey }: ReturnType<typeof pair>, blinded: string): string {
  const raw = { key: privateKey, padding: constants.RSA_NO_PADDING }
  return privateDecrypt(raw, Buffer.from(blinded, 'base64url')).toString('base64url')
}

test('what was signed blindly is a signature of the message', async () => {
  const keys = pair()
  const { blinded, finish } = await blind(spki(keys.publicKey))
  const { message, signature } = await finish(sign(keys, blinded))
  const key = { key: keys.publicKey }
  const pss = { ...key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 }
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  expect(verify('sha384', bytes(message), pss, bytes(signature))).toBe(true)
  expect(blinded).not.toContain(message)
})

test('a signature by a key that is not the one for everybody is refused', async () => {
  const { blinded, finish } = await blind(spki(pair().publicKey))
  await expect(finish(sign(pair(), blinded.replace(/^./, 'A')))).rejects.toThrow(/./)
})
