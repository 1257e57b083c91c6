/** The whole way of a document with a bucket as its storage. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { Browser } from '../../testing/browser.ts'
import { startBucketServer } from '../../testing/bucketServer.ts'
import { createHub, openPgliteCopy, testConfig } from '../../testing/describeApi.ts'
import { pdf } from '../../testing/sampleFiles.ts'
import { upload } from '../../testing/uploads.ts'

test('[backups.bucket] documents are kept in the bucket, and what fails there leaves nothing', async () => {
  const bucket = await startBucketServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'))
  const { database, close } = await openPgliteCopy()
  const app = await buildApp(testConfig({ dataDir, s3: bucket.s3 }), database)
  const browser = new Browser(createHub(app, database, dataDir))
  const bytes = Buffer.concat([pdf(), randomBytes(700_000)])

  const { status, json } = await upload(browser, bytes)
  expect(status).toBe(201)
  const folder = join(dataDir, 'documents')
  expect(await readdir(folder)).toEqual(['incoming'])
  const headers = { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') }
  const original = await app.inject({ url: `/api/documents/${json.id}/file`, headers })
  expect(original.rawPayload.equals(bytes)).toBe(true)
  const second = await upload(browser, bytes)
  expect((await browser.delete(`/api/documents/${second.json.id}`)).status).toBe(204)

  await bucket.stop()
  const failed = await upload(browser, bytes)
  expect([failed.status, failed.json.detail]).toEqual([
    503,
    expect.stringContaining('Nothing was stored'),
  ])
  expect((await browser.get(`/api/documents/${json.id}/file`)).json.detail).toMatch(/try again/)
  expect((await browser.get('/api/documents')).json).toHaveLength(1)
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
  await app.close()
  await close()
  await rm(dataDir, { recursive: true })
})
