/** Verified reviews whose authors nobody can tell (decision 0042). */
import { createPublicKey, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Proof } from '@hub/api/verification'
import { RECEIPT_BYTES, receiptFrom } from '@hub/core/reviews/receipt'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { rowsOf } from '../../db/rows.ts'
import { blind } from '../../testing/blinding.ts'
import { Browser } from '../../testing/browser.ts'
import {
  createHub,
  describeApi,
  describeHub,
  type Hub,
  testConfig,
} from '../../testing/describeApi.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { lastCall } from '../reviews/schedule.ts'
import { addressDigest, forgetQuarters, spend, takeProof } from './store.ts'

const mailbox = await openMailbox()
afterAll(() => mailbox.close())

const encryptionKey = Buffer.alloc(32, 9)
const mail = { url: mailbox.url, from: 'codes@mail.example' }
/** A hub that others can reach, where reviews wait for each other. */
const waiting = { encryptionKey, mail, publicUrl: 'https://hub.example' }
const words = { rating: 2, title: 'Slow', content: 'It took a year.' }
let schools = 0

async function addSchool(hub: Hub, website = 'https://www.osu.edu/home'): Promise<number> {
  schools += 1
  const name = `Verified College ${schools}`
  return (await hub.post('/api/schools', { name, type: 'college', website })).json.id
}

const offerOf = async (hub: Hub, id: number) =>
  (await hub.get(`/api/verification/schools/${id}`)).json.offer

const askForCode = (hub: Hub, schoolId: number, address: string) =>
  hub.post('/api/verification/codes', { schoolId, address })

const codeTo = (address: string) => /code is (\d{8})/.exec(mailbox.newest(address) ?? '')?.[1] ?? ''

/** All that an author does for a proof, and what the server got to see and said. */
async function prove(hub: Hub, schoolId: number, address: string) {
  const { publicKey, quarter } = await offerOf(hub, schoolId)
  await askForCode(hub, schoolId, address)
  const { blinded, finish } = await blind(publicKey)
  const asked = { schoolId, address, code: codeTo(address), quarter, blinded }
  const signed = await hub.post('/api/verification/signatures', asked)
  expect([signed.status, signed.text]).toEqual([200, expect.stringContaining('signature')])
  const proof: Proof = { quarter, ...(await finish(signed.json.signature)) }
  return { proof, publicKey, blinded, blindSignature: String(signed.json.signature) }
}

const post = (hub: Hub, schoolId: number, proof: Proof | null) =>
  hub.post('/api/reviews', { ...words, schoolId, proof })

const rows = (hub: Hub, query: string) =>
  rowsOf<Record<string, unknown>>(hub.database.queries, sql.raw(query))

describeApi(
  'verified reviews',
  (hub) => {
    test('a code to an address at the school earns a proof, which makes one review verified', async () => {
      const id = await addSchool(hub())
      const { proof } = await prove(hub(), id, 'jo@mail.osu.edu')
      const posted = await post(hub(), id, proof)
      expect([posted.status, posted.json.isVerified]).toEqual([201, true])
      expect((await post(hub(), id, null)).json.isVerified).toBe(false)
      expect(posted.text).not.toContain(proof.message)
    })

    test('a proof that was spent is refused, in the very transaction of the review', async () => {
      const id = await addSchool(hub())
      const { proof } = await prove(hub(), id, 'twice@osu.edu')
      const answers = await Promise.all([1, 2, 3, 4].map(() => post(hub(), id, proof)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201, 409, 409, 409,
      ])
      expect((await hub().get(`/api/schools/${id}`)).json.totalReviews).toBe(1)
      const { json } = await post(hub(), id, proof)
      expect(json.detail).toBe('This proof was already used for a review.')
    })

    test('a proof counts for its school alone, and not when one byte is another', async () => {
      const id = await addSchool(hub())
      const other = await addSchool(hub())
      const { proof } = await prove(hub(), id, 'other@osu.edu')
      await offerOf(hub(), other)
      const changed = { ...proof, message: `${proof.message.slice(0, -2)}AA` }
      const noSchool = { ...words, schoolName: 'Typed College', proof }
      const answers = [
        await post(hub(), other, proof),
        await post(hub(), id, changed),
        await hub().post('/api/reviews', noSchool),
      ]
      for (const { status, json } of answers) {
        expect([status, json.detail]).toEqual([
          400,
          'This proof is not one for this school, or it is too old.',
        ])
      }
      expect((await post(hub(), id, proof)).status).toBe(201)
    })

    test('an address has one proof a quarter', async () => {
      const id = await addSchool(hub())
      await prove(hub(), id, 'once@osu.edu')
      const again = await askForCode(hub(), id, 'Once@OSU.edu')
      expect(again.status).toBe(202)
      expect(codeTo('once@osu.edu')).toBe('')
      expect(mailbox.newest('once@osu.edu')).toContain('there is one a quarter')
    })

    test('after five wrong codes the right one is refused too', async () => {
      const id = await addSchool(hub())
      const address = 'guessed@osu.edu'
      const { publicKey, quarter } = await offerOf(hub(), id)
      await askForCode(hub(), id, address)
      const right = codeTo(address)
      const wrong = right === '00000000' ? '00000001' : '00000000'
      const { blinded } = await blind(publicKey)
      const sign = (code: string) =>
        hub().post('/api/verification/signatures', {
          schoolId: id,
          address,
          code,
          quarter,
          blinded,
        })
      for (let guess = 0; guess < 5; guess++) {
        expect((await sign(wrong)).json.detail).toBe(
          'This code is wrong or too old. Check it, or ask for a new one.',
        )
      }
      expect((await sign(right)).status).toBe(400)
      await askForCode(hub(), id, address)
      expect((await sign(codeTo(address))).status).toBe(200)
    })

    test('[reviews.verify][reviews.verify-readers] who has both tables, the key and all that was signed learns nothing of who posted what', async () => {
      const id = await addSchool(hub())
      const people = ['ann@osu.edu', 'ben@osu.edu', 'cal@osu.edu', 'dee@osu.edu']
      const before = await rows(hub(), 'select * from spent_tokens')
      const signings = []
      for (const address of people) signings.push(await prove(hub(), id, address))
      for (const at of [2, 0, 3, 1]) await post(hub(), id, signings[at]?.proof ?? null)

      const { keyring } = hub().app.desk
      const quarter = signings[0]?.proof.quarter ?? ''
      for (const address of people) {
        const digest = addressDigest(keyring, quarter, address)
        // The whole row: no code, no time, no school.
        expect(
          await rows(hub(), `select * from school_addresses where digest = '${digest}'`),
        ).toEqual([{ quarter, digest, code: null, code_ends: null, guesses: 0 }])
      }
      const spent = await rows(hub(), 'select * from spent_tokens')
      expect(spent).toHaveLength(before.length + people.length)
      for (const row of spent) expect(Object.keys(row).toSorted()).toEqual(['digest', 'quarter'])
      const joined = await rows(
        hub(),
        'select * from school_addresses join spent_tokens using (digest)',
      )
      expect(joined).toEqual([])

      // Each signing fits each token: for every pair there is one blinding factor that leads from one to the other.
      for (const signing of signings) {
        const { modulus, exponent } = numbersOf(signing.publicKey)
        for (const { proof } of signings) {
          const factor =
            (number(signing.blindSignature) * inverse(number(proof.signature), modulus)) % modulus
          const encoded = power(number(proof.signature), exponent, modulus)
          const blinded = (power(factor, exponent, modulus) * encoded) % modulus
          expect(blinded).toBe(number(signing.blinded))
        }
      }
    })

    test('the message names neither the hub nor a review', async () => {
      const id = await addSchool(hub())
      await askForCode(hub(), id, 'quiet@osu.edu')
      expect(mailbox.newest('quiet@osu.edu')).not.toMatch(/title|review|hub|college/i)
    })

    test('[reviews.verify-time][reviews.verify-removal] a quarter later a proof is taken, addresses and private keys are gone; after two it is refused', async () => {
      const id = await addSchool(hub())
      const { proof } = await prove(hub(), id, 'late@osu.edu')
      const { queries } = hub().database
      const now = new Date()
      const later = (quarters: number) =>
        new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3 * quarters, 1))
      await expect(takeProof(queries, proof, id, later(2))).rejects.toThrow('too old')
      await forgetQuarters(queries, later(1))
      expect(await rows(hub(), 'select * from school_addresses')).toEqual([])
      expect(await rows(hub(), 'select * from school_keys where private_key is not null')).toEqual(
        [],
      )
      const token = await takeProof(queries, proof, id, later(1))
      expect(await spend(queries, token)).toBe(true)
      expect(await spend(queries, token)).toBe(false)
      await forgetQuarters(queries, later(2))
      expect(await rows(hub(), 'select * from school_keys')).toEqual([])
      expect(await rows(hub(), 'select * from spent_tokens')).toEqual([])
    })

    test('a school whose website is on no academic domain cannot vouch for anybody', async () => {
      const id = await addSchool(hub(), 'https://lakeside.example.com')
      expect(await offerOf(hub(), id)).toBeNull()
      const { status } = await askForCode(hub(), id, 'jo@lakeside.example.com')
      expect(status).toBe(404)
      const osu = await addSchool(hub())
      const { status: refused, json } = await askForCode(hub(), osu, 'jo@notosu.edu')
      expect([refused, json.detail]).toEqual([
        400,
        'The address must end in @osu.edu, or in a part of it.',
      ])
      expect(mailbox.newest('jo@notosu.edu')).toBeUndefined()
    })
  },
  { encryptionKey, mail },
)

describeApi(
  'verified reviews that wait',
  (hub) => {
    /** Another server of the same hub: the same database and key, and a folder of its own. */
    async function otherServer(): Promise<Hub> {
      const dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'))
      const app = await buildApp(testConfig({ ...waiting, dataDir }), hub().database)
      onTestFinished(async () => {
        await app.close()
        await rm(dataDir, { recursive: true })
      })
      await app.ready()
      return createHub(app, hub().database, dataDir)
    }
    const send = async (server: Hub, schoolId: number, proof: Proof) => {
      const receipt = receiptFrom(randomBytes(RECEIPT_BYTES))
      const { status, json } = await server.post('/api/reviews', {
        ...words,
        schoolId,
        proof,
        receipt,
      })
      return { receipt, status, detail: json.detail }
    }
    const stateOf = async (receipt: string) =>
      (await hub().post('/api/reviews/receipt', { receipt })).json

    test('of two with one proof on two servers one is published, and the receipt of the other tells its author', async () => {
      const id = await addSchool(hub())
      const { proof } = await prove(hub(), id, 'double@osu.edu')
      const other = await otherServer()
      const sent = [await send(hub(), id, proof), await send(other, id, proof)]
      expect(sent.map(({ status }) => status)).toEqual([202, 202])
      // On the same server it is refused before it waits.
      const third = await send(hub(), id, proof)
      expect([third.status, third.detail]).toEqual([
        409,
        'This proof was already used for a review.',
      ])

      await other.app.reviewDesk.publish(lastCall(new Date()))
      await hub().app.reviewDesk.publish(lastCall(new Date()))
      const listed = (await hub().get(`/api/reviews?schoolId=${id}`)).json
      expect(listed.map((row: { isVerified: boolean }) => row.isVerified)).toEqual([true])
      expect((await hub().get(`/api/schools/${id}`)).json.totalReviews).toBe(1)
      const [late, early] = [sent[0]?.receipt ?? '', sent[1]?.receipt ?? '']
      expect((await stateOf(early)).state).toBe('published')
      const refused = { state: 'refused', pending: null, withinHours: 24, review: null }
      expect(await stateOf(late)).toEqual(refused)
      const changed = { ...words, tags: [], receipt: late }
      const change = await new Browser(hub()).ask('PUT', '/api/reviews/receipt', {
        payload: changed,
      })
      expect(change.status).toBe(409)
      const removal = await hub().post('/api/reviews/receipt/removal', { receipt: late })
      expect(removal.json).toEqual(refused)
    })

    test('a review that was sent to two servers under one receipt is published once, and is not refused', async () => {
      const id = await addSchool(hub())
      const { proof } = await prove(hub(), id, 'resent@osu.edu')
      const other = await otherServer()
      const receipt = receiptFrom(randomBytes(RECEIPT_BYTES))
      const body = { ...words, schoolId: id, proof, receipt }
      for (const server of [hub(), other]) {
        expect((await server.post('/api/reviews', body)).status).toBe(202)
      }
      for (const server of [hub(), other]) {
        await server.app.reviewDesk.publish(lastCall(new Date()))
      }
      expect((await hub().get(`/api/reviews?schoolId=${id}`)).json).toHaveLength(1)
      expect((await stateOf(receipt)).state).toBe('published')
    })
  },
  waiting,
)

describeHub('a hub without a mail server', (hub) => {
  test('offers no verification', async () => {
    const id = await addSchool(hub())
    expect(await offerOf(hub(), id)).toBeNull()
    expect((await askForCode(hub(), id, 'jo@osu.edu')).status).toBe(404)
  })
})

const number = (text: string) => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`)

function numbersOf(publicKey: string): { modulus: bigint; exponent: bigint } {
  const der = Buffer.from(publicKey, 'base64url')
  const { n = '', e = '' } = createPublicKey({ key: der, format: 'der', type: 'spki' }).export({
    format: 'jwk',
  })
  return { modulus: number(n), exponent: number(e) }
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** By Euclid's algorithm. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [low, high, first, second] = [value % modulus, modulus, 1n, 0n]
  while (low > 1n) {
    const times = high / low
    ;[low, high, first, second] = [high % low, low, second - times * first, first]
  }
  return ((first % modulus) + modulus) % modulus
}
