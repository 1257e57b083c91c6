import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBox, readLabel, sealBox } from './box.ts'
import { newRecoveryCode, secretOfCode } from './recoveryCode.ts'
import { newerRing, readRing } from './ring.ts'
import { addWay, dropWay, newRing, newSalt, type OpenRing, openRing } from './ringKey.ts'
import { SealProblem } from './sealProblem.ts'

const secrets = {
  passkey: bytes(32, 1),
  wallet: bytes(65, 2),
  code: bytes(26, 3),
  passphrase: bytes(32, 4),
}
const passphrase = { kind: 'passphrase', memoryKiB: 65_536, passes: 3 } as const
function bytes(length: number, value: number) {
  return new Uint8Array(length).fill(value)
}

let open: OpenRing
beforeAll(async () => {
  open = await newRing()
  const credentialId = 'cGFzc2tleS1vZi10ZXN0'
  open = await addWay(open, { kind: 'passkey', credentialId }, newSalt(), secrets.passkey)
  open = await addWay(open, { kind: 'wallet' }, newSalt(), secrets.wallet)
  open = await addWay(open, { kind: 'code' }, newSalt(), secrets.code)
  open = await addWay(open, passphrase, newSalt(), secrets.passphrase)
})

describe('a ring', () => {
  test('[sealed.readers] opens what was sealed by each of its ways', async () => {
    const box = await sealBox('document', [bytes(100, 7)], open)
    for (const way of open.ring.ways) {
      const { key } = await openRing(open.ring, way, secrets[way.kind])
      expect(await openBox(box, 'document', key)).toEqual(bytes(100, 7))
    }
  })

  test('leaves none of its ways in a box that lies beside it, and opens it all the same', async () => {
    for (const kind of ['record', 'file', 'draft'] as const) {
      const box = await sealBox(kind, [bytes(100, 7)], open)
      expect(readLabel(box).ring).toEqual({ ...open.ring, ways: [] })
      expect(await openBox(box, kind, open.key)).toEqual(bytes(100, 7))
    }
    expect(readLabel(await sealBox('backup', [bytes(1, 7)], open)).ring).toEqual(open.ring)
  })

  test('survives being written down and read again', () => {
    expect(readRing(JSON.parse(JSON.stringify(open.ring)))).toEqual(open.ring)
  })

  test('[sealed.lost][sealed.device-readers] does not open by another secret, nor by the secret of another way', async () => {
    const [passkey, wallet] = open.ring.ways
    if (!passkey || !wallet) throw new Error('There are two ways.')
    await expect(openRing(open.ring, passkey, bytes(32, 9))).rejects.toThrow(SealProblem)
    await expect(openRing(open.ring, wallet, secrets.passkey)).rejects.toThrow(SealProblem)
    const taken = { ...wallet, wrapped: passkey.wrapped, salt: passkey.salt }
    await expect(openRing(open.ring, taken, secrets.passkey)).rejects.toThrow(SealProblem)
    const elsewhere = { ...open.ring, id: 'c29tZWJvZHktZWxzZS4u' }
    await expect(openRing(elsewhere, passkey, secrets.passkey)).rejects.toThrow(SealProblem)
  })

  test('[sealed.dropped] keeps what was sealed before when a way comes or goes', async () => {
    const box = await sealBox('document', [bytes(10, 7)], open)
    const [first] = open.ring.ways
    if (!first) throw new Error('There is a way.')
    const fewer = dropWay(open, first)
    expect(fewer.ring.ways.map(({ kind }) => kind)).toEqual(['wallet', 'code', 'passphrase'])
    expect(newerRing(open.ring, fewer.ring)).toBe(fewer.ring)
    expect(newerRing(fewer.ring, open.ring)).toBe(fewer.ring)
    const code = fewer.ring.ways.find(({ kind }) => kind === 'code')
    if (!code) throw new Error('There is a code.')
    const { key } = await openRing(fewer.ring, code, secrets.code)
    expect(await openBox(box, 'document', key)).toEqual(bytes(10, 7))
  })

  test('has one code and one wallet at most: a new code ends the old one', async () => {
    const again = await addWay(open, { kind: 'code' }, newSalt(), bytes(26, 4))
    const codes = again.ring.ways.filter(({ kind }) => kind === 'code')
    expect(codes).toHaveLength(1)
    const [code] = codes
    if (!code) throw new Error('There is a code.')
    await expect(openRing(again.ring, code, secrets.code)).rejects.toThrow(SealProblem)
    await expect(openRing(again.ring, code, bytes(26, 4))).resolves.toBeDefined()
  })

  test('does not give its last way away, nor take a secret that can be guessed', async () => {
    const one = await addWay(await newRing(), { kind: 'code' }, newSalt(), secrets.code)
    const [last] = one.ring.ways
    if (!last) throw new Error('There is a way.')
    expect(() => dropWay(one, last)).toThrow(RangeError)
    const short = addWay(one, { kind: 'wallet' }, newSalt(), bytes(15, 1))
    await expect(short).rejects.toThrow(RangeError)
  })

  test('is read from nothing that is no ring', () => {
    const values = fc.property(fc.jsonValue(), (value) => {
      expect(readRing(value)).toBeNull()
    })
    fc.assert(values)
    const { ring } = open
    for (const wrong of [
      { ...ring, revision: 0 },
      { ...ring, revision: 1.5 },
      { ...ring, id: '<script>' },
      { ...ring, ways: [{ kind: 'email', salt: newSalt(), wrapped: newSalt() }] },
      { ...ring, ways: [{ kind: 'passkey', salt: newSalt(), wrapped: newSalt() }] },
      { ...ring, ways: [{ ...passphrase, passes: 99, salt: newSalt(), wrapped: newSalt() }] },
      { ...ring, ways: Array.from({ length: 17 }, () => ring.ways[1]) },
    ]) {
      expect(readRing(wrong)).toBeNull()
    }
  })
})

describe('a recovery code', () => {
  test('is seven groups of four signs that are not mistaken for each other', async () => {
    const code = await newRecoveryCode()
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await newRecoveryCode()).not.toBe(code)
  })

  test('is read however it was typed', async () => {
    const code = await newRecoveryCode()
    const secret = await secretOfCode(code)
    expect(secret).toHaveLength(26)
    const typed = [
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' ')}\n`,
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]
    for (const text of typed) expect(await secretOfCode(text)).toEqual(secret)
  })

  test('with one wrong sign is hardly ever taken, and never one of another length', async () => {
    const code = (await newRecoveryCode()).replaceAll('-', '')
    let taken = 0
    for (let at = 0; at < code.length; at++) {
      const other = code[at] === '7' ? '8' : '7'
      if (await secretOfCode(code.slice(0, at) + other + code.slice(at + 1))) taken += 1
    }
    expect(taken).toBeLessThanOrEqual(3)
    for (const wrong of ['', code.slice(1), `${code}0`, `${code.slice(1)}U`]) {
      expect(await secretOfCode(wrong)).toBeNull()
    }
  })
})
