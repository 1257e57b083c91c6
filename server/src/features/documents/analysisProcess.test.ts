/** The analysis in the process itself: killed while it is at work, and what it leaves of a document. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { HubDocument } from '@hub/api/documents'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesHold } from '../../testing/filesHold.ts'
import { type HubFolder, makeHubFolder } from '../../testing/hubProcess.ts'

const run = promisify(execFile)
const cli = fileURLToPath(new URL('../../admin/cli.ts', import.meta.url))
const marker = 'quillonbatheric'
/** Read for some seconds, so that the analysis is at work when the process is killed. */
const letter = `Notice of allegations\n\n${`The ${marker} says that you may not discuss the allegations with anyone. `.repeat(1_500)}`

let hub: HubFolder

beforeEach(async () => {
  hub = await makeHubFolder()
})
afterEach(() => hub.remove())

test('kill -9 in an analysis: the next start ends it, and nothing of the letter is on the disk or in the log', async () => {
  const url = await hub.start({ LOG_LEVEL: 'debug' })
  const form = new FormData()
  form.append('file', new Blob([letter], { type: 'text/plain' }), 'letter.txt')
  const uploaded = await fetch(`${url}/api/documents/upload`, { method: 'POST', body: form })
  const cookie = uploaded.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { id } = (await uploaded.json()) as HubDocument
  const ask = async <T>(base: string, path: string, method = 'GET') => {
    const answer = await fetch(base + path, { method, headers: { cookie } })
    return (await answer.json()) as T
  }
  const account = await ask<{ id: string }>(url, '/api/auth/user')
  const env = { ...process.env, DATA_DIR: hub.dataDir }
  await run(process.execPath, [cli, 'premium', 'grant', account.id], { env })

  const begun = await ask<HubDocument>(url, `/api/documents/${id}/analyze`, 'POST')
  expect(begun.status).toBe('processing')
  const state = (base: string) => ask<HubDocument>(base, `/api/documents/${id}`)
  await expect.poll(async () => (await state(url)).step, { interval: 5 }).toBe('comparing')
  await hub.kill()

  const again = await hub.start({ LOG_LEVEL: 'debug' })
  expect((await state(again)).status).toBe('processing')
  await expect.poll(async () => (await state(again)).status).toBe('completed')
  expect(hub.printed).not.toContain(marker)
  expect(await filesHold(hub.dataDir, marker)).toEqual([])
})
