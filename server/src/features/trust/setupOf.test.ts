import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getTrust } from '@hub/api/trust'
import { cautiousSetup, type HubSetup } from '@hub/core/trust/setup'
import { trustTopics } from '@hub/core/trust/topics'
import { expect, inject, test } from 'vitest'
import type { Chain } from '../../chain/chain.ts'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../db/open.ts'
import type { Secrets } from '../../secrets.ts'
import { Browser } from '../../testing/browser.ts'
import { describeHub, testConfig } from '../../testing/describeApi.ts'
import { upload } from '../../testing/uploads.ts'
import { setupOf } from './setupOf.ts'

const bare: HubSetup = {
  model: false,
  payment: 'demo',
  chain: null,
  signInService: false,
  ipfs: false,
  database: 'embedded',
  files: 'folder',
  reviews: 'at-once',
  verification: false,
}
const chain = {
  config: { name: 'Polygon', demoWallet: false, walletConnectProjectId: null },
} as unknown as Chain

test('without any setting a hub uses no other company', () => {
  expect(setupOf(testConfig(), null)).toEqual(bare)
})

test.each<[Partial<Config & Secrets>, Partial<HubSetup>]>([
  [{ model: { baseUrl: 'http://localhost', name: 'x', apiKey: null } }, { model: true }],
  [{ stripe: {} as Config['stripe'] }, { payment: 'stripe' }],
  [{ oidc: {} as Config['oidc'] }, { signInService: true }],
  [{ databaseUrl: 'postgres://x' }, { database: 'postgres' }],
  [{ s3: {} as Config['s3'] }, { files: 'bucket' }],
  [{ host: '0.0.0.0' }, { reviews: 'batches' }],
  [{ publicUrl: 'https://hub.example' }, { reviews: 'batches' }],
  [{ mail: { url: 'smtp://localhost', from: 'codes@hub.example' } }, { verification: true }],
  [{ ipfsApiUrl: 'http://localhost' }, {}],
])('%o is told as %o', (settings, told) => {
  expect(setupOf(testConfig(settings), null)).toEqual({ ...bare, ...told })
})

test('a chain is told with its name, its wallets and its IPFS node, and no address', () => {
  const told = { ...bare, chain: { name: 'Polygon', practice: false, walletConnect: false } }
  expect(setupOf(testConfig(), chain)).toEqual(told)
  expect(setupOf(testConfig({ ipfsApiUrl: 'http://localhost' }), chain).ipfs).toBe(true)
})

describeHub('the call for the trust page', (hub) => {
  test('answers how the hub is set up, the same for all, and keeps it out of caches', async () => {
    const answer = await hub().get('/api/trust')
    expect(answer.status).toBe(200)
    expect(getTrust.responses[200].strict().parse(answer.json)).toEqual(bare)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(trustTopics(answer.json).length).toBeLessThan(trustTopics(cautiousSetup).length)
  })

  test('[backups.folder] documents lie in the folder of the hub', async () => {
    const { json } = await upload(new Browser(hub()), Buffer.from('Some words.'), { name: 'a.txt' })
    expect(json.size).toBe(11)
    const kept = await readdir(join(hub().dataDir, 'documents'))
    expect(kept.filter((name) => !['incoming', 'hub'].includes(name))).toHaveLength(1)
  })
})

test('[backups.embedded] without a setting the database is a folder of the hub', async () => {
  const { mkdtemp, rm } = await import('node:fs/promises')
  const dataDir = await mkdtemp(join((await import('node:os')).tmpdir(), 'hub-data-'))
  const database = await openDatabase({ dataDir, databaseUrl: null })
  expect(database.kind).toBe('pglite')
  expect(await readdir(join(dataDir, 'pglite'))).toContain('PG_VERSION')
  await database.close()
  await rm(dataDir, { recursive: true })
})

test.skipIf(inject('postgresUrl') === null)(
  '[backups.postgres] with one it is there, and nothing of it in the folder',
  async () => {
    const { mkdtemp, rm } = await import('node:fs/promises')
    const dataDir = await mkdtemp(join((await import('node:os')).tmpdir(), 'hub-data-'))
    const databaseUrl = `${inject('postgresUrl')}/postgres`
    const database = await openDatabase({ dataDir, databaseUrl })
    expect(database.kind).toBe('postgres')
    expect(await readdir(dataDir)).not.toContain('pglite')
    await database.close()
    await rm(dataDir, { recursive: true })
  },
)
