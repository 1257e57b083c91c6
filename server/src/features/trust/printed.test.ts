/** What a hub prints and leaves on the disk, as a process of its own, at its most talkative. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesHold } from '../../testing/filesHold.ts'
import { type HubFolder, makeHubFolder } from '../../testing/hubProcess.ts'

const address = '203.0.113.77'
const marker = 'quokkamarker'
const headers = {
  accept: 'application/json',
  'x-forwarded-for': address,
  'user-agent': `Browser ${marker}`,
  referer: `http://localhost/${marker}`,
}

let hub: HubFolder
let url: string

beforeAll(async () => {
  hub = await makeHubFolder()
  url = await hub.start({
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'loopback',
    // Nothing answers there.
    CHAIN: '137',
    CHAIN_RPC_URL: 'http://127.0.0.1:9',
    REGISTRY_ADDRESS: `0x${'1'.repeat(40)}`,
  })
})
afterAll(() => hub.remove())

const post = (path: string, body: object, more: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json', ...more },
  })

async function uploadLetter() {
  const body = new FormData()
  body.append('file', new Blob(['Some words.'], { type: 'text/plain' }), `${marker}.txt`)
  return fetch(`${url}/api/documents/upload`, { method: 'POST', body, headers })
}

test('[logs.answer][logs.kept][logs.time][logs.removal][logs.host][logs.counts][logs.counts-readers][search.answer] a search, an address and a browser are printed and kept nowhere, not even by a fault', async () => {
  for (const path of [
    `/${marker}`,
    `/api/resources/search?q=${marker}`,
    `/api/schools?search=${marker}`,
    `/api/reviews?search=${marker}`,
    `/api/${marker}`,
  ]) {
    await (await fetch(url + path, { headers })).text()
  }
  await post('/api/reviews', { title: marker })
  await post('/api/chat/conversations', { title: marker })
  expect((await post('/api/assistant/message', { message: `What is a ${marker}?` })).status).toBe(
    200,
  )

  // Two faults: a node that is down, and the folder for what comes in is gone.
  expect((await fetch(`${url}/api/ready?${marker}`, { headers })).status).toBe(503)
  await rm(join(hub.dataDir, 'documents'), { recursive: true })
  expect((await uploadLetter()).status).toBe(503)
  const lines = () =>
    hub.printed
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  await expect.poll(() => lines().some((line) => line.route === '/api/ready')).toBe(true)
  for (const line of lines()) {
    const known = new Set(['level', 'time', 'msg', 'reqId', 'failure', 'route'])
    expect(Object.keys(line).filter((key) => !known.has(key))).toEqual([])
    expect(
      Object.keys(line.failure ?? {}).filter((key) => !['name', 'code', 'frames'].includes(key)),
    ).toEqual([])
  }
  for (const text of [marker, address]) {
    expect(hub.printed).not.toContain(text)
    expect(await filesHold(hub.dataDir, text), `${text} on the disk`).toEqual([])
  }
})
