/** The way of a content with a bucket as its storage. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { startBucketServer } from '../../testing/bucketServer.ts'
import { BYTES, cidOf, put, sealed, someText } from '../../testing/contents.ts'
import { createHub, openPgliteCopy, testConfig } from '../../testing/describeApi.ts'

test('contents are kept in the bucket, and what fails there leaves nothing', async () => {
  const bucket = await startBucketServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-data-'))
  const { database, close } = await openPgliteCopy()
  const app = await buildApp(testConfig({ dataDir, s3: bucket.s3 }), database)
  const hub = createHub(app, database, dataDir)
  const [bytes, text] = [sealed(700_000), someText()]
  for (const status of [201, 200]) {
    expect((await put(hub, bytes, BYTES)).status).toBe(status)
    expect((await put(hub, text)).status).toBe(status)
  }
  const read = await app.inject(`/api/content/${cidOf(bytes)}`)
  expect(read.rawPayload.equals(bytes)).toBe(true)
  expect((await hub.get(`/api/content/${cidOf(text)}`)).text).toBe(text)

  await bucket.stop()
  const failed = await put(hub, someText())
  expect([failed.status, failed.json.detail]).toEqual([
    503,
    'This could not be stored just now. Nothing was kept. Please try again.',
  ])
  const unread = await hub.get(`/api/content/${cidOf(text)}`)
  expect([unread.status, unread.text]).toEqual([
    503,
    'This could not be fetched just now. Please try again in a minute.',
  ])
  expect(await readdir(join(dataDir, 'content', 'incoming'))).toEqual([])
  await app.close()
  await close()
  await rm(dataDir, { recursive: true })
})
