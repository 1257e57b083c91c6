/** Reviews that wait, in a hub of its own process that is killed as a power switch would. */
import { randomBytes } from 'node:crypto'
import { RECEIPT_BYTES, receiptFrom } from '@hub/core/reviews/receipt'
import { expect, onTestFinished, test } from 'vitest'
import { filesHold } from '../../testing/filesHold.ts'
import { freePort } from '../../testing/freePort.ts'
import { makeHubFolder } from '../../testing/hubProcess.ts'

const post = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })

test('kill -9 loses no review that was taken, publishes none early, and leaves no word on the disk', async () => {
  const hub = await makeHubFolder()
  onTestFinished(() => hub.remove())
  const port = await freePort()
  const PUBLIC_URL = `http://127.0.0.1:${port}`
  const env = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL, RATE_LIMITS: 'off' }
  const url = await hub.start(env)
  const taken: string[] = []
  const sending = Array.from({ length: 30 }, async () => {
    const receipt = receiptFrom(randomBytes(RECEIPT_BYTES))
    const body = {
      rating: 3,
      title: 'Platypus',
      content: 'c',
      schoolName: 'Killed College',
      receipt,
    }
    const { status } = await post(url, '/api/reviews', body)
    expect(status).toBe(202)
    taken.push(receipt)
    // In the middle: some are answered, some under way, some not begun.
    if (taken.length === 10) void hub.kill()
  })
  await Promise.allSettled(sending)
  await hub.kill()
  expect(await filesHold(hub.dataDir, 'Platypus')).toEqual([])
  await hub.start(env)
  expect(taken.length).toBeGreaterThanOrEqual(10)
  for (const receipt of taken) {
    const answer = await post(url, '/api/reviews/receipt', { receipt })
    expect(await answer.json()).toMatchObject({ state: 'waiting', review: { title: 'Platypus' } })
  }
  expect(await (await fetch(`${url}/api/reviews`)).json()).toEqual([])
})
