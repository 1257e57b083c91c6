import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BYTES, cidOf, fileOf, put, sealed, someText } from '../../testing/contents.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'

const unknown = cidOf('nobody stored this')
const RAW = 'application/vnd.ipld.raw'

async function stored(hub: Hub, bytes: Buffer | string = someText()) {
  const headers = typeof bytes === 'string' ? undefined : BYTES
  await put(hub, bytes, headers)
  return { bytes: Buffer.from(bytes), cid: cidOf(bytes) }
}

describeApi('reading contents', (hub) => {
  const read = async (
    url: string,
    headers: Record<string, string> = {},
    method = 'GET' as 'GET' | 'HEAD',
  ) => {
    const answer = await hub().app.inject({ url, headers, method })
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
  }

  test.each([
    ['a text', () => someText(), 'text/plain; charset=utf-8'],
    ['sealed bytes', () => sealed(3_000_000), 'application/octet-stream'],
    ['a page', () => '<script>alert(1)</script>', 'text/plain; charset=utf-8'],
  ])(
    '%s comes as it is, in a form that no browser runs and no cache keeps',
    async (_, make, type) => {
      const { bytes, cid } = await stored(hub(), make())
      const answer = await read(`/api/content/${cid}`)
      expect(answer.status).toBe(200)
      expect(answer.bytes.equals(bytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-length': String(bytes.length),
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )

  test('the type that the sender gave is not the one that is served', async () => {
    const bytes = sealed(100)
    await put(hub(), bytes, { 'content-type': RAW })
    const { headers } = await read(`/api/content/${cidOf(bytes)}`)
    expect(headers['content-type']).toBe('application/octet-stream')
  })

  test('HEAD tells the length without the bytes', async () => {
    const { bytes, cid } = await stored(hub(), sealed(70_000))
    for (const url of [`/api/content/${cid}`, `/ipfs/${cid}?format=raw`]) {
      const answer = await read(url, {}, 'HEAD')
      expect([answer.status, answer.headers['content-length'], answer.bytes.length]).toEqual([
        200,
        String(bytes.length),
        0,
      ])
    }
  })

  test.each([unknown, 'x', `${unknown}a`, '..%2f..%2fetc%2fpasswd', "'; drop table content"])(
    'there is nothing at %s',
    async (cid) => {
      const { status, text } = await hub().get(`/api/content/${encodeURIComponent(cid)}`)
      expect([status, text]).toEqual([404, 'Nothing is stored at this address.'])
    },
  )

  test('a text that was changed on the disk is not sent', async () => {
    const { cid } = await stored(hub())
    await writeFile((await fileOf(hub(), cid)) ?? '', 'Another text.')
    for (const url of [`/api/content/${cid}`, `/ipfs/${cid}?format=raw`]) {
      const { status, text, headers } = await hub().get(url)
      expect([status, text]).toEqual([500, 'The kept copy is damaged, so we do not send it.'])
      // Or whoever cached it would not get the text when it is mended.
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
    }
  })

  test('a gateway answers the raw block, for caches to keep', async () => {
    const { bytes, cid } = await stored(hub())
    const asked: [string, Record<string, string>][] = [
      [`/ipfs/${cid}?format=raw`, {}],
      [`/ipfs/${cid}`, { accept: RAW }],
      [`/ipfs/${cid}?format=car`, { accept: `${RAW}, */*;q=0.1` }],
    ]
    for (const [url, headers] of asked) {
      const answer = await read(url, headers)
      expect(answer.status).toBe(200)
      expect(answer.bytes.equals(bytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': RAW,
        'content-length': String(bytes.length),
        'content-disposition': `attachment; filename="${cid}.bin"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=29030400, immutable',
        etag: `"${cid}.raw"`,
      })
    }
  })

  test('a gateway sends nothing to who has it already', async () => {
    const { cid } = await stored(hub())
    for (const tag of [`"${cid}.raw"`, `W/"${cid}.raw"`, '*', `"x", "${cid}.raw"`]) {
      const answer = await read(`/ipfs/${cid}?format=raw`, { 'if-none-match': tag })
      expect([answer.status, answer.bytes.length]).toEqual([304, 0])
    }
    const other = await read(`/ipfs/${cid}?format=raw`, { 'if-none-match': '"x"' })
    expect(other.status).toBe(200)
  })

  test.each<[string, string, Record<string, string>, number, RegExp]>([
    ['no format', `/ipfs/${unknown}`, {}, 406, /format=raw/],
    ['another format', `/ipfs/${unknown}?format=car`, {}, 406, /format=raw/],
    [
      'another format that counts first',
      `/ipfs/${unknown}?format=raw`,
      { accept: 'application/vnd.ipld.car' },
      406,
      /format=raw/,
    ],
    ['what is no address', '/ipfs/x?format=raw', {}, 400, /CIDv1/],
    ['an unknown address', `/ipfs/${unknown}?format=raw`, {}, 404, /Nothing is stored/],
    [
      'an unknown address, if it is at hand',
      `/ipfs/${unknown}?format=raw`,
      { 'cache-control': 'only-if-cached' },
      412,
      /Nothing is stored/,
    ],
  ])(
    'a gateway refuses %s with a sentence that no cache keeps',
    async (_, url, headers, status, sentence) => {
      const answer = await read(url, headers)
      expect([answer.status, answer.bytes.toString()]).toEqual([
        status,
        expect.stringMatching(sentence),
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )
})
