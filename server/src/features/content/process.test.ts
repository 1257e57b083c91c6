/** Contents in the process itself: killed while they come in, cut off, and too long without saying so. */
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BYTES, cidOf, sealed, TEXT } from '../../testing/contents.ts'
import { type HubFolder, makeHubFolder } from '../../testing/hubProcess.ts'

const large = sealed(8_000_000)

let hub: HubFolder

const incoming = () => join(hub.dataDir, 'content', 'incoming')

async function kept(): Promise<string[]> {
  const names = await readdir(join(hub.dataDir, 'content'))
  return names.filter((name) => name !== 'incoming' && name !== 'hub')
}

const written = async () => {
  const [name] = await readdir(incoming())
  return name ? (await stat(join(incoming(), name))).size : 0
}

/** Begins to send and does not end. */
function begin(
  url: string,
  headers: Record<string, string | number>,
  bytes: Buffer,
): ClientRequest {
  const sent = request(`${url}/api/content`, { method: 'PUT', headers })
  // The hub, or the connection, is ended under it.
  sent.on('error', () => {})
  sent.write(bytes)
  return sent
}

describe('a hub that is killed', () => {
  beforeEach(async () => {
    hub = await makeHubFolder()
  })
  afterEach(() => hub.remove())

  test('kill -9 in the middle leaves nothing after the next start', async () => {
    const url = await hub.start()
    begin(url, { ...BYTES, 'content-length': large.length }, large.subarray(0, 4_000_000))
    await expect.poll(written).toBeGreaterThan(1_000_000)
    await hub.kill()
    expect(await written()).toBeGreaterThan(1_000_000)
    expect(await kept()).toEqual([])
    const again = await hub.start()
    expect(await readdir(incoming())).toEqual([])
    expect(await kept()).toEqual([])
    expect((await fetch(`${again}/api/content/${cidOf(large)}`)).status).toBe(404)
  })

  test('what was acknowledged is there after kill -9, whole, and a file without a row is not', async () => {
    const url = await hub.start({ RATE_LIMITS: 'off' })
    const all = Array.from({ length: 12 }, () => sealed(3_000_000))
    const acknowledged: Buffer[] = []
    const sending = all.map(async (bytes) => {
      const answer = await fetch(`${url}/api/content`, {
        method: 'PUT',
        headers: BYTES,
        body: new Uint8Array(bytes),
      })
      if (answer.status !== 201) return
      acknowledged.push(bytes)
      if (acknowledged.length === 4) await hub.kill()
    })
    await Promise.allSettled(sending)
    const again = await hub.start()
    expect(acknowledged.length).toBeGreaterThanOrEqual(4)
    for (const bytes of acknowledged) {
      const answer = await fetch(`${again}/api/content/${cidOf(bytes)}`)
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    }
    const here = async () => {
      const answers = all.map((bytes) =>
        fetch(`${again}/api/content/${cidOf(bytes)}`, { method: 'HEAD' }),
      )
      return (await Promise.all(answers)).filter(({ status }) => status === 200).length
    }
    // The sweep of files runs after the start.
    await expect.poll(async () => (await kept()).length).toBe(await here())
  })
})

describe('a hub that runs', () => {
  let url: string
  beforeAll(async () => {
    hub = await makeHubFolder()
    url = await hub.start({ LOG_LEVEL: 'debug' })
  })
  afterAll(() => hub.remove())

  test('a connection that is cut leaves nothing', async () => {
    const sent = begin(
      url,
      { ...BYTES, 'content-length': large.length },
      large.subarray(0, 500_000),
    )
    await expect.poll(written).toBeGreaterThan(0)
    sent.destroy()
    await expect.poll(() => readdir(incoming())).toEqual([])
    expect(await kept()).toEqual([])
  })

  test('too many bytes of no known length are answered while they still come, and read over', async () => {
    const sent = request(`${url}/api/content`, { method: 'PUT', headers: TEXT })
    sent.write(Buffer.alloc(70_000, 'a'))
    const [answer] = await once(sent, 'response')
    expect([answer.statusCode, await text(answer)]).toEqual([
      413,
      'This is too large to store. A text may have 64 kB.',
    ])
    expect(await readdir(incoming())).toEqual([])
    // A sender whose connection is reset would not get to read the answer.
    sent.end(Buffer.alloc(5_000_000, 'a'))
    await once(sent, 'close')
  })

  test('no word of a text is printed', async () => {
    const marker = 'marker-heron-4711'
    for (const headers of [TEXT, { ...TEXT, 'x-content-cid': marker }]) {
      await fetch(`${url}/api/content`, { method: 'PUT', headers, body: marker })
    }
    const read = await fetch(`${url}/api/content/${cidOf(marker)}`)
    expect(await read.text()).toBe(marker)
    await fetch(`${url}/api/content/${marker}`)
    expect(hub.printed).toContain('ready at')
    expect(hub.printed).not.toContain(marker)
    expect(hub.printed).not.toContain(cidOf(marker))
  })
})
