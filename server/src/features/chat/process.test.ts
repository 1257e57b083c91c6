/** The chat in the process itself: killed while it answers, and what it prints and keeps of the words. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askServer } from '../../admin/socket.ts'
import { CHATS, type HeardEvent, readEvents } from '../../testing/chatting.ts'
import { filesHold } from '../../testing/filesHold.ts'
import { type HubFolder, makeHubFolder } from '../../testing/hubProcess.ts'
import { startModelServer } from '../../testing/modelServer.ts'

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

const MESSAGE = 'Who can be my advisor, asks the quokkamessage?'

let cookie = ''

/** Starts the hub with the fake model, and answers how it is asked; each call carries the account's cookie. */
async function start() {
  const url = await hub.start({
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'debug',
    AI_BASE_URL: model.config.baseUrl,
    AI_MODEL: model.config.name,
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

test('kill -9 in the middle of an answer loses no message that was acknowledged', {
  timeout: 90_000,
}, async () => {
  const ask = await start()
  const letter = new FormData()
  letter.append('file', new Blob(['Dear Robin']), 'letter.txt')
  await ask('POST', '/api/documents/upload', letter)
  const user = (await (await ask('GET', '/api/auth/user')).json()) as { id: string }
  await askServer(hub.dataDir, { words: ['premium', 'grant', user.id], folder: '.' }, () => {})
  const made = await ask('POST', CHATS, { title: 'A quokkatitle' })
  const { id } = (await made.json()) as { id: string }
  model.answerWith({ pieces: ['You may quokkaanswer '], ending: 'never' })
  const body = { role: 'user', content: MESSAGE }
  const answer = await ask('POST', `${CHATS}/${id}/messages`, body, 'text/event-stream')
  if (!answer.body) throw new Error('no body')
  const events = readEvents(answer.body)
  const first: HeardEvent = (await events.next()).value
  expect(first).toMatchObject({ event: 'user', data: { content: MESSAGE } })
  expect((await events.next()).value).toMatchObject({ event: 'delta' })
  await hub.kill()

  const again = await start()
  expect(await (await again('GET', `${CHATS}/${id}/messages`)).json()).toEqual([first.data])
  model.answerWith({ words: 'You may choose.' })
  const anew = await again('POST', `${CHATS}/${id}/regenerate`)
  expect(((await anew.json()) as { assistant: object }).assistant).toMatchObject({
    content: 'You may choose.',
  })
  for (const word of ['uokkamessage', 'uokkatitle', 'uokkaanswer']) {
    expect(hub.printed).not.toContain(word)
    expect(await filesHold(hub.dataDir, word)).toEqual([])
  }
})
