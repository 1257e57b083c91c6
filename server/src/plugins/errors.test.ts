import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { describeHub } from '../testing/describeApi.ts'

describeHub('what is no request', (hub) => {
  async function listening(): Promise<number> {
    const { app } = hub()
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    return (app.server.address() as AddressInfo).port
  }

  /** Sends lines as they are, and reads until the hub closes. */
  async function send(...lines: string[]): Promise<string> {
    const socket = connect(await listening(), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(lines.join('\r\n'))
    return text(socket)
  }

  test.each([
    ['an unknown method', ['FOO / HTTP/1.1', '', ''], 400, 'This request cannot be read.'],
    [
      'a body of a broken length',
      ['POST /api/reviews HTTP/1.1', 'host: x', 'content-length: -1', '', ''],
      400,
      'This request cannot be read.',
    ],
    [
      'headers without an end',
      [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'host: x', '', ''],
      431,
      'The address and the headers of this request are too long.',
    ],
  ])('%s is answered with a sentence and the headers of all answers', async (...example) => {
    const [, lines, status, sentence] = example
    const answer = await send(...lines)
    expect(answer.split('\r\n')[0]).toMatch(`HTTP/1.1 ${status} `)
    expect(answer.split('\r\n\r\n')[1]).toBe(sentence)
    for (const header of [
      'content-type: text/plain; charset=utf-8',
      "content-security-policy: default-src 'none'",
      'cache-control: no-store',
      'referrer-policy: no-referrer',
      'x-request-id: ',
    ]) {
      expect(answer).toContain(`\r\n${header}`)
    }
  })
})
