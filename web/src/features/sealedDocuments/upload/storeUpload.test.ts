import { analyzed } from '@hub/core/analysis/fixtures/analyzed'
import { onePage } from '@hub/core/document/documentText'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addWay, newRing, newSalt, type OpenRing } from '../../../lib/sealing/ringKey.ts'
import type { RegistryWrite } from '../../../wallet/transactions/registryWrite.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import { storedAnswer } from '../contents/fixtures/storedAnswer.ts'
import { scan } from './readContent.ts'
import { storeUpload, type Upload } from './storeUpload.ts'

const document = onePage('A letter.')
const read = { type: 'txt', document, report: await analyzed(document.text), notes: [] } as const
const owner = { address: '0xupload', chainId: 1337, registry: '0xaa' }
const done: Ending = { phase: 'done', words: 'It is on the chain.', recordId: 7 }
const no: Ending = { phase: 'rejected', words: 'You said no.' }

let open: OpenRing
let puts = 0
let refuses = false
beforeEach(async () => {
  puts = 0
  refuses = false
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path !== '/api/content') return Promise.resolve(Response.json({ hasAccount: true }))
    if (refuses) return Promise.resolve(new Response('Too much.', { status: 409 }))
    puts += 1
    return storedAnswer(body)
  })
  open = await addWay(await newRing(), { kind: 'code' }, newSalt(), new Uint8Array(26))
})
afterEach(() => vi.unstubAllGlobals())

function run(upload: Upload, ...endings: Ending[]) {
  const steps: string[] = []
  const writes: RegistryWrite[] = []
  const send = (write: RegistryWrite) => {
    writes.push(write)
    return Promise.resolve(endings.shift() ?? no)
  }
  const onStep = (step: string) => void steps.push(step)
  const end = storeUpload(upload, { owner, open, send, onStep })
  return { end, steps, writes }
}
const newUpload = (): Upload => ({ file: new File(['A letter.'], 'Heron.txt'), read })

test('[sealed.chain] a document goes through all steps, and its chain record names nothing of it', async () => {
  const given = newUpload()
  const { end, steps, writes } = run(given, done, done)
  expect(await end).toEqual({ documentId: 7, contentHash: given.contentHash })
  expect(steps).toEqual(['preparing', 'confirming', 'processing'])
  expect(puts).toBe(2)
  const [upload, analysis] = writes
  expect(upload).toMatchObject({
    name: 'uploadDocument',
    args: ['document', expect.stringMatching(/^0x[0-9a-f]{64}$/), 'text/plain', 4096n],
  })
  expect(analysis).toMatchObject({ name: 'updateDocumentAnalysis', args: [7n, expect.anything()] })
})

test('after a no, nothing is stored or asked for twice', async () => {
  const upload = newUpload()
  const first = run(upload, no)
  expect(await first.end).toEqual({ words: 'You said no.' })
  expect([puts, upload.documentId]).toEqual([1, undefined])

  const second = run(upload, done, no)
  expect(await second.end).toEqual({ words: 'You said no.' })
  expect(second.steps).toEqual(['confirming', 'processing'])
  expect(upload.documentId).toBe(7)

  const third = run(upload, done)
  expect(await third.end).toEqual({ documentId: 7, contentHash: upload.contentHash })
  expect(third.writes.map(({ name }) => name)).toEqual(['updateDocumentAnalysis'])
  expect(third.steps).toEqual(['processing'])
})

test('a scan is sealed, stored and recorded, and no analysis of it is', async () => {
  const upload: Upload = { file: new File(['%PDF-'], 'Heron.pdf'), read: scan }
  const { end, steps, writes } = run(upload, done)
  expect(await end).toEqual({ documentId: 7, contentHash: upload.contentHash })
  expect(steps).toEqual(['preparing', 'confirming'])
  expect(puts).toBe(1)
  expect(writes.map(({ name }) => name)).toEqual(['uploadDocument'])
})

test('where the store refuses, the wallet is not asked', async () => {
  refuses = true
  const { end, writes } = run(newUpload(), done)
  await expect(end).rejects.toThrow('409: Too much.')
  expect(writes).toEqual([])
})
