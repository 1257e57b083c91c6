/** A hub at its most talkative is sent a marker in every field of every call, and prints none of them. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Endpoint } from '@hub/api/endpoint'
import { endpoints } from '@hub/api/endpoints'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { makeHubFolder } from '../testing/hubProcess.ts'
import {
  MARK,
  MARKED_ADDRESS,
  type MarkedRequest,
  markedHeaders,
  marker,
  requestsTo,
} from '../testing/markedRequests.ts'
import { createDatabase } from '../testing/postgresCluster.ts'
import { docx, pdf } from '../testing/sampleFiles.ts'

/** A call that streams ends by itself; one that hangs is left. */
const LONGEST_MS = 30_000

/** One visitor of a hub, with the cookie that it was given. */
class Visitor {
  readonly #url: string
  cookie = ''
  /** What may not be printed beside the markers: ids and codes that the hub gave this visitor. */
  readonly own = new Set<string>()

  constructor(url: string) {
    this.#url = url
  }

  async send({ method, path, headers, body }: MarkedRequest | RequestOf): Promise<Response> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: { ...headers, ...(this.cookie && { cookie: this.cookie }) },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    const [set] = answer.headers.getSetCookie()
    const code = set?.split(';')[0]
    if (code && !code.endsWith('=')) {
      this.cookie = code
      this.own.add(code.slice(code.indexOf('=') + 1))
    }
    return answer
  }

  /** Uploads a file whose name, type and text bear markers. Answers its id. */
  async upload(bytes: Buffer, ending: string, type: string): Promise<string | undefined> {
    const body = new FormData()
    body.append(marker(), marker())
    body.append('file', new Blob([new Uint8Array(bytes)], { type }), `${marker()}.${ending}`)
    const path = '/api/documents/upload'
    const answer = await this.send({ method: 'POST', path, headers: markedHeaders(), body })
    const json = (await answer.json()) as { id?: string }
    if (json.id) this.own.add(json.id)
    return json.id
  }
}

interface RequestOf {
  method: string
  path: string
  headers: Record<string, string>
  body: FormData
}

/** Sends what a hub takes: a right value in each field that asks for one, and a marker in all others. Answers the statuses. */
async function writeEverything(visitor: Visitor): Promise<number[]> {
  const post = async (path: string, json: object = {}) => {
    const headers = { ...markedHeaders(), 'content-type': 'application/json' }
    const answer = await visitor.send({ method: 'POST', path, headers, body: JSON.stringify(json) })
    const got = (await answer.json().catch(() => ({}))) as { id?: string; clientSecret?: string }
    return { status: answer.status, ...got }
  }
  const review = { rating: 3, title: marker(), content: marker(), tags: [marker()] }
  const begun = await post('/api/create-subscription')
  const paid = await post('/api/subscription/demo-confirm', { clientSecret: begun.clientSecret })
  const chats = '/api/chat/conversations'
  const chat = await post(chats, { title: marker() })
  const answers = [
    begun,
    paid,
    chat,
    await post(`${chats}/${chat.id ?? ''}/messages`, { role: 'user', content: marker() }),
    await post('/api/assistant/message', { message: marker() }),
    await post('/api/reviews', { ...review, schoolName: marker() }),
    await post('/api/schools', { name: marker(), type: 'college', location: marker() }),
    await post('/api/resources', {
      title: marker(),
      description: marker(),
      category: 'counseling',
      url: `https://${marker()}.example/${marker()}`,
      phone: marker(),
    }),
    await post('/api/reports', { kind: 'review', id: '1', reason: 'other', words: marker() }),
  ]
  return answers.map(({ status }) => status)
}

/** Everything that is said to a hub: documents, every call in every way, pages, and what is no HTTP. */
async function sayEverything(url: string): Promise<Visitor> {
  const visitor = new Visitor(url)
  const plain = Buffer.from(`Dear ${marker()}, your hearing is on May 3 at ${marker()}.`)
  const id = await visitor.upload(plain, 'txt', 'text/plain')
  await visitor.upload(docx(marker()), 'docx', marker())
  await visitor.upload(pdf(`${marker()} damaged`), 'pdf', 'application/pdf')
  await visitor.upload(Buffer.from(`\0${marker()}`), marker(), 'image/png')
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    // The account and its session are to last until the end.
    if (endpoint.path === '/api/account' || ['/api/logout', '/api/leave'].includes(endpoint.path))
      continue
    for (const request of requestsTo(endpoint, id)) {
      await (await visitor.send(request)).text().catch(() => '')
    }
  }
  for (const path of [`/${marker()}`, `/schools/${marker()}?q=${marker()}`, `/%zz${marker()}`]) {
    await (await visitor.send({ method: 'GET', path, headers: markedHeaders() })).text()
  }
  for (const origin of [`https://${marker()}.example`, marker()]) {
    const headers = { ...markedHeaders(), origin, 'content-type': marker() }
    const body = marker()
    await (await visitor.send({ method: 'POST', path: '/api/reviews', headers, body })).text()
  }
  for (const line of [`${marker()}\r\n\r\n`, `GET /${marker()} HTTP/9\r\n${marker()}\r\n\r\n`]) {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.end(line)
    await text(socket)
  }
  return visitor
}

const talkative = { LOG_LEVEL: 'debug', TRUST_PROXY: 'loopback', RATE_LIMITS: 'off' }

function expectNothingOf(visitor: Visitor, printed: string): void {
  const lines = printed.split('\n')
  const saying = (word: string) => lines.filter((line) => line.toLowerCase().includes(word))
  // In the ways in which bytes are written as text, too.
  const forms = [MARK, Buffer.from(MARK).toString('hex'), MARKED_ADDRESS]
  for (const word of [...forms, ...visitor.own]) expect(saying(word.toLowerCase())).toEqual([])
}

describe('markers in the log', () => {
  test('markers in the log: no word, name, address, id or code of any call is printed', async () => {
    const hub = await makeHubFolder()
    onTestFinished(() => hub.remove())
    const url = await hub.start(talkative)
    const visitor = await sayEverything(url)
    expect((await writeEverything(visitor)).filter((status) => status >= 300)).toEqual([])
    expect(visitor.own.size).toBeGreaterThan(1)
    await hub.kill('SIGTERM')
    expect(hub.printed).toContain('ready at')
    expectNothingOf(visitor, hub.printed)
  })

  test.skipIf(inject('postgresUrl') === null)(
    'markers in the log: not even where every statement fails with a message that repeats it',
    async () => {
      const name = `log_${Date.now()}`
      await createDatabase(inject('postgresUrl') ?? '', name)
      const databaseUrl = `${inject('postgresUrl')}/${name}`
      const hub = await makeHubFolder()
      onTestFinished(() => hub.remove())
      const url = await hub.start({ ...talkative, DATABASE_URL: databaseUrl })
      const visitor = new Visitor(url)
      await visitor.upload(Buffer.from(marker()), 'txt', 'text/plain')
      const database = new pg.Client({ connectionString: databaseUrl })
      await database.connect()
      // Every column of text takes one letter from now on, and says what did not fit.
      await database.query(failingTables)
      await database.end()
      expect(await writeEverything(visitor)).toContain(500)
      for (const code of (await sayEverything(url)).own) visitor.own.add(code)
      await hub.kill('SIGTERM')
      expect(hub.printed).toContain('request failed')
      expectNothingOf(visitor, hub.printed)
    },
  )
})

/** A trigger on every table that refuses each new row with all of its words. */
const failingTables = `
  create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused: %', new::text using detail = new::text; end $$;
  do $$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'hub_clock' loop
      execute format('create trigger refuse before insert or update on %I for each row execute function refuse()', t);
    end loop;
  end $$;`
