import type { AddressInfo } from 'node:net'
import type { Browser } from './browser.ts'
import { type HeardEvent, readEvents } from './chatting.ts'
import type { Hub } from './describeApi.ts'

async function addressOf({ app }: Hub): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Posts over the network and reads the answer as it is written. */
export async function listen(hub: Hub, browser: Browser, path: string, body?: object) {
  const leaving = new AbortController()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch((await addressOf(hub)) + path, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      cookie,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: leaving.signal,
  })
  const events: HeardEvent[] = []
  const read = async () => {
    if (!answer.body) return
    for await (const event of readEvents(answer.body)) events.push(event)
  }
  const ended = read().catch(() => {})
  return { answer, events, ended, leave: () => leaving.abort() }
}

/** What a page shows: the words since the last time that they were taken back. */
export const textOf = (events: readonly HeardEvent[]) => {
  const from = events.findLastIndex(({ event }) => event === 'restart')
  return events
    .slice(from + 1)
    .flatMap(({ data, event }) => (event === 'delta' ? [data.text] : []))
    .join('')
}

/** A stream of the model that the test writes by hand. */
export function byHand() {
  const { readable, writable } = new TransformStream<string, string>(
    {},
    { highWaterMark: 100 },
    { highWaterMark: 100 },
  )
  const writer = writable.getWriter()
  return {
    pieces: readable as AsyncIterable<string>,
    say: (piece: string) => writer.write(piece),
    end: () => writer.close(),
  }
}
