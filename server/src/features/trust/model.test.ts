/** Who gets the words of a document and of a talk: the model that is set up, or nobody outside of this machine. */
import { Socket } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { chatting } from '../../testing/chatting.ts'
import { describeApi, describeHub, type Hub } from '../../testing/describeApi.ts'
import { startModelServer } from '../../testing/modelServer.ts'
import { upload } from '../../testing/uploads.ts'

const model = await startModelServer()
afterAll(() => model.close())
beforeEach(() => {
  model.requests.length = 0
})

const letter = `Ashgrove College

Notice of allegations

Dear student, the quokkaletter says that you may have an advisor. Attorneys may not attend.`

/** Somebody with a letter whose text was read. */
async function reader(hub: Hub) {
  const person = await chatting(hub)
  const { browser } = person
  const { json } = await upload(browser, Buffer.from(letter), { name: 'quokkaname.txt' })
  const path = `/api/documents/${json.id}`
  const ended = async () => {
    await expect.poll(async () => (await browser.get(path)).json.status).toBe('completed')
  }
  return { ...person, path, ended }
}

describeHub(
  'with a model',
  (hub) => {
    test('[documents.model][documents.answer-model][elsewhere.model][elsewhere.time][elsewhere.removal] it gets the words at the analysis, without a name or an account, and nothing is taken back', async () => {
      model.answerWith({ words: '{"summary":[],"issues":[]}' })
      const { browser, path, ended, userId } = await reader(hub())
      const activities = async () => (await browser.get('/api/activities')).json.length
      await expect.poll(activities).toBeGreaterThan(0)
      expect(model.requests).toEqual([])
      await browser.post(`${path}/analyze`)
      await ended()
      const bodies = model.requests.map(({ body }) => body).join('\n')
      expect(bodies).toContain('quokkaletter')
      expect(bodies).not.toContain('quokkaname')
      expect(bodies).not.toContain(userId)
      const asked = model.requests.length
      expect((await browser.delete(path)).status).toBe(204)
      expect(model.requests).toHaveLength(asked)
    })

    test('[chat.model][chat.answer-model] it gets a question and the talk so far, without a name or an account', async () => {
      model.answerWith({ words: 'You may choose anybody.' })
      const { open, send, userId } = await chatting(hub())
      const { id } = await open()
      await send(id, 'Who can be my advisor at a college hearing?')
      await send(id, 'And can that advisor be a lawyer?')
      const last = model.requests.at(-1)?.body
      expect(last).toContain('Who can be my advisor at a college hearing?')
      expect(last).toContain('And can that advisor be a lawyer?')
      expect(last).not.toContain(userId)
      expect(last).not.toContain(id)
    })
  },
  { model: model.config },
)

describeApi('without a model', (hub) => {
  test('[documents.no-model][documents.answer][chat.no-model][chat.answer] an analysis and an answer open no connection to anywhere', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect')
    const { browser, path, ended, open, send } = await reader(hub())
    expect((await browser.post(`${path}/analyze`)).status).toBe(202)
    await ended()
    const { id } = await open()
    expect((await send(id, 'Who can be my advisor?')).status).toBe(201)
    // The database may be a server of its own, on this machine.
    const elsewhere = connect.mock.calls
      .flat(2)
      .map((to) => (to as { host?: unknown } | undefined)?.host)
      .filter((host) => typeof host === 'string' && !/^(localhost|127\.0\.0\.1|::1|\/)/.test(host))
    expect(elsewhere).toEqual([])
    expect(model.requests).toEqual([])
  })
})
