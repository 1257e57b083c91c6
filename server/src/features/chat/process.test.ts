/** The chat in the process itself: killed while it answers, and what it prints and keeps of the words. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { askServer } from '../../admin/socket.ts'
import { CHATS, type HeardEvent, readEvents } from '../../testing/chatting.ts'
import { filesHold } from '../../testing/filesHold.ts'
import { type HubFolder, makeHubFolder } from '../../testing/hubProcess.ts'
import { startModelServer } from '../../testing/modelServer.ts'
import { createDatabase, dropDatabase } from '../../testing/postgresCluster.ts'

let hub: HubFolder
let model: Awaited<ReturnType<typeof startModelServer>>

beforeEach(async () => {
  hub = await makeHubFolder()
  model = await startModelServer()
})
afterEach(async () => {
  await hub.remove()
  await model.close()
})

const CHOICE = 'You may bring anyone.'
const MESSAGE = 'My quokkamessage: who can be my advisor at a college hearing?'

let cookie = ''
beforeEach(() => {
  cookie = ''
})

/** Starts a hub with the fake model, and answers how it is asked; each call carries the account's cookie. */
async function start(server = hub, env: Record<string, string> = {}) {
  const url = await server.start({
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'debug',
    AI_BASE_URL: model.config.baseUrl,
    AI_MODEL: model.config.name,
    ...env,
  })
  return async (method: string, path: string, body?: object | FormData, accept = '*/*') => {
    const isForm = body instanceof FormData
    const headers = {
      accept,
      ...(cookie && { cookie }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    return answer
  }
}

/** Sends a message in a new conversation, whose answer begins and does not end. */
async function beginAnswer(ask: Awaited<ReturnType<typeof start>>) {
  const made = await ask('POST', CHATS, { title: 'A quokkatitle' })
  const { id } = (await made.json()) as { id: string }
  model.answerWith({
    pieces: ['You may bring anyone, and that quokkaanswer person may help for free.\n'],
    ending: 'never',
  })
  const body = { role: 'user', content: MESSAGE }
  const answer = await ask('POST', `${CHATS}/${id}/messages`, body, 'text/event-stream')
  if (!answer.body) throw new Error('no body')
  const events = readEvents(answer.body)
  const first: HeardEvent = (await events.next()).value
  expect(first).toMatchObject({ event: 'user', data: { content: MESSAGE } })
  expect((await events.next()).value).toMatchObject({ event: 'citation' })
  expect((await events.next()).value).toMatchObject({ event: 'delta' })
  return { id, first }
}

test('kill -9 in the middle of an answer loses no message that was acknowledged', async () => {
  const ask = await start()
  const letter = new FormData()
  letter.append('file', new Blob(['Dear Robin']), 'letter.txt')
  await ask('POST', '/api/documents/upload', letter)
  const user = (await (await ask('GET', '/api/auth/user')).json()) as { id: string }
  await askServer(hub.dataDir, { words: ['premium', 'grant', user.id], folder: '.' }, () => {})
  const { id, first } = await beginAnswer(ask)
  await hub.kill()

  const again = await start()
  expect(await (await again('GET', `${CHATS}/${id}/messages`)).json()).toEqual([first.data])
  model.answerWith({ words: CHOICE })
  const anew = await again('POST', `${CHATS}/${id}/regenerate`)
  expect(((await anew.json()) as { assistant: object }).assistant).toMatchObject({
    content: 'You may bring anyone [1].',
  })
  for (const word of ['uokkamessage', 'uokkatitle', 'uokkaanswer']) {
    expect(hub.printed).not.toContain(word)
    expect(await filesHold(hub.dataDir, word)).toEqual([])
  }
})

test.skipIf(inject('postgresUrl') === null)(
  'of two servers one answers in a conversation; when it is killed the other one does, at once',
  async () => {
    const [cluster, name] = [inject('postgresUrl') ?? '', `chat_${randomUUID().slice(0, 8)}`]
    await createDatabase(cluster, name)
    const other = await makeHubFolder()
    onTestFinished(async () => {
      await Promise.all([hub.kill(), other.remove()])
      await dropDatabase(cluster, name)
    })
    const env = {
      DATABASE_URL: `${cluster}/${name}`,
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      SESSION_SECRET: randomBytes(32).toString('base64'),
    }
    const here = await start(hub, env)
    const there = await start(other, env)
    await here('POST', '/api/passkeys/register/options')
    const user = (await (await here('GET', '/api/auth/user')).json()) as { id: string }
    await askServer(hub.dataDir, { words: ['premium', 'grant', user.id], folder: '.' }, () => {})
    const { id } = await beginAnswer(here)
    const message = { role: 'user', content: 'And then?' }
    const refused = await there('POST', `${CHATS}/${id}/messages`, message)
    expect(refused.status).toBe(409)
    await hub.kill()
    model.answerWith({ words: CHOICE })
    expect((await there('POST', `${CHATS}/${id}/messages`, message)).status).toBe(201)
  },
)
