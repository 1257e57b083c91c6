import { chatEvents } from '@hub/api/chat'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHATS, chatting } from '../../testing/chatting.ts'
import { describeApi } from '../../testing/describeApi.ts'
import { startModelServer } from '../../testing/modelServer.ts'
import { byHand, listen, textOf } from '../../testing/streamedAnswer.ts'

const model = await startModelServer()
afterAll(() => model.close())
beforeEach(() => {
  model.requests.length = 0
  model.left.count = 0
})

/** The machine may be busy with other tests. */
const soon = { timeout: 60_000 }

const ADVISOR = 'Who can be my advisor at a college hearing?'
const CHOICE = 'You may bring anyone.\n'
const shownChoice = 'You may bring anyone [1].\n'

describeApi(
  'a streamed answer',
  (hub) => {
    async function opened() {
      const person = await chatting(hub())
      const { id } = await person.open()
      const path = `${CHATS}/${id}`
      const stream = (content = ADVISOR) =>
        listen(hub(), person.browser, `${path}/messages`, { role: 'user', content })
      const anew = () => listen(hub(), person.browser, `${path}/regenerate`)
      return { ...person, id, path, stream, anew }
    }

    test('comes sentence by sentence, with each citation before its mark, and ends with the kept answer', async () => {
      const { id, messages, stream } = await opened()
      const hand = byHand()
      model.answerWith(hand)
      const { answer, ended, events } = await stream()
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      })
      await expect.poll(() => events.map(({ event }) => event)).toEqual(['user'])
      // Kept before a word is written: a server that dies now loses nothing that it showed.
      expect(await messages(id)).toEqual([events[0]?.data])
      await hand.say('You may')
      await hand.say(' bring anyone [34 CFR 106.45(b)(5)(iv)]. The')
      await expect.poll(() => textOf(events)).toBe('You may bring anyone [1]. ')
      await hand.say(' college picks the free advisor.')
      await hand.end()
      await ended
      expect(textOf(events)).toBe(
        'You may bring anyone [1]. The college picks the free advisor [2].',
      )
      const names = events.map(({ event }) => event)
      const marked = events.findIndex(
        ({ data, event }) => event === 'delta' && /\[1\]/.test(data.text),
      )
      expect(names.indexOf('citation')).toBeLessThan(marked)
      expect(names.at(-1)).toBe('done')
      expect((await messages(id))[1]).toEqual(events.at(-1)?.data)
      for (const { data, event } of events) {
        chatEvents[event as keyof typeof chatEvents].parse(data)
      }
    })

    test('[chat.crisis] of the guide comes the same way, and the model is not asked in a crisis', async () => {
      const { stream } = await opened()
      const { ended, events } = await stream('I want to kill myself')
      await ended
      expect(events.at(-1)?.data).toMatchObject({ kind: 'crisis', answeredBy: 'guide' })
      expect(textOf(events)).toBe(events.at(-1)?.data.content)
      expect(model.requests).toEqual([])
      model.answerWith({ pieces: [CHOICE] })
      await (await stream()).ended
      expect(model.requests).toHaveLength(1)
      expect(JSON.stringify(model.requests)).toContain(ADVISOR)
      expect(JSON.stringify(model.requests)).not.toMatch(/kill myself|988/)
    })

    test('of a model that breaks off is taken back, and the guide answers', async () => {
      const { id, messages, stream } = await opened()
      model.answerWith({ pieces: [CHOICE, 'The '], ending: 'cut' })
      const { ended, events } = await stream()
      await ended
      expect(events.find(({ event }) => event === 'restart')?.data.notice).toMatch(/guide answered/)
      expect(events.at(-1)).toMatchObject({ event: 'done', data: { answeredBy: 'guide' } })
      expect(textOf(events)).toBe(events.at(-1)?.data.content)
      expect((await messages(id))[1]?.notice).toBe(
        events.find(({ event }) => event === 'restart')?.data.notice,
      )
    })

    describe('somebody who leaves', () => {
      test('ends the call to the model, and what was shown is kept', async () => {
        const { id, messages, stream } = await opened()
        model.answerWith({ pieces: [CHOICE, 'The '], ending: 'never' })
        const { events, leave } = await stream()
        await expect.poll(() => textOf(events)).toBe(shownChoice)
        leave()
        await expect.poll(() => model.left.count).toBe(1)
        const kept = await vi.waitUntil(async () => (await messages(id))[1], soon)
        expect(kept).toMatchObject({
          content: shownChoice.trim(),
          answeredBy: 'model',
          notice: 'This answer was stopped before it was finished.',
        })
      })

      test('before the first word finds the answer of the guide', async () => {
        const { id, messages, stream } = await opened()
        model.answerWith('silent')
        const { leave } = await stream()
        await expect.poll(() => model.requests.length).toBe(1)
        leave()
        const kept = await vi.waitUntil(async () => (await messages(id))[1], soon)
        expect(kept).toMatchObject({
          kind: 'answer',
          answeredBy: 'guide',
          notice: expect.stringMatching(/stopped before its first word/),
        })
      })

      test('before the first word of a new answer finds the one before', async () => {
        const { anew, id, messages, stream } = await opened()
        model.answerWith({ words: CHOICE })
        await (await stream()).ended
        const before = await messages(id)
        model.answerWith('silent')
        const { leave } = await anew()
        await expect.poll(() => model.requests.length).toBe(2)
        leave()
        await expect.poll(() => model.left.count).toBe(1)
        model.answerWith({ words: 'The college picks the free advisor.' })
        // The next one waits until the one that was stopped is through.
        expect((await messages(id))[1]).toEqual(before[1])
        await (await anew()).ended
        expect((await messages(id))[1]).toMatchObject({
          id: before[1]?.id,
          content: 'The college picks the free advisor [1].',
        })
      })

      test('and writes on at once is not told to wait', async () => {
        const { id, messages, stream } = await opened()
        model.answerWith({ pieces: [CHOICE], ending: 'never' })
        const first = await stream()
        await expect.poll(() => textOf(first.events)).toBe(shownChoice)
        first.leave()
        await expect.poll(() => model.left.count).toBe(1)
        model.answerWith({ words: CHOICE })
        const { answer, ended } = await stream(ADVISOR)
        await ended
        expect(answer.status).toBe(200)
        expect((await messages(id)).map(({ content }) => content)).toEqual([
          ADVISOR,
          shownChoice.trim(),
          ADVISOR,
          shownChoice.trim(),
        ])
      })
    })

    test('is the only one of its conversation, and others go on beside it', async () => {
      const one = await opened()
      const other = await opened()
      model.answerWith({ pieces: [CHOICE], ending: 'never' })
      const { leave } = await one.stream()
      await expect.poll(() => model.requests.length).toBe(1)
      const refused = await one.send(one.id, 'And?')
      expect([refused.status, refused.json.detail]).toEqual([
        409,
        'The last message here is still being answered. Please wait for that answer, or stop it.',
      ])
      expect((await one.browser.post(`${one.path}/regenerate`)).status).toBe(409)
      model.answerWith({ words: CHOICE })
      expect((await other.send(other.id, ADVISOR)).status).toBe(201)
      leave()
      await expect.poll(() => model.left.count).toBe(1)
    })

    test('of a conversation that is deleted ends with a sentence', async () => {
      const { browser, ...person } = await opened()
      model.answerWith({ pieces: [CHOICE], ending: 'never' })
      const { ended, events } = await person.stream()
      await expect.poll(() => textOf(events)).toBe(shownChoice)
      expect((await browser.delete(person.path)).status).toBe(204)
      await ended
      expect(events.at(-1)).toEqual({
        event: 'error',
        data: { text: 'This conversation was deleted, so its answer was not kept.' },
      })
      await expect.poll(() => model.left.count).toBe(1)
    })

    test('of an account that is deleted ends at once, and so does the call to the model', async () => {
      const { browser, ...person } = await opened()
      const other = await opened()
      model.answerWith({ pieces: [CHOICE], ending: 'never' })
      const { ended, events } = await person.stream()
      const others = await other.stream()
      await expect.poll(() => textOf(events)).toBe(shownChoice)
      await expect.poll(() => textOf(others.events)).toBe(shownChoice)
      expect((await browser.delete('/api/account')).status).toBe(204)
      await ended
      expect(events.at(-1)).toEqual({
        event: 'error',
        data: { text: 'This conversation was deleted, so its answer was not kept.' },
      })
      await expect.poll(() => model.left.count).toBe(1)
      expect(others.events.at(-1)?.event).toBe('delta')
      others.leave()
      await expect.poll(() => model.left.count).toBe(2)
    })

    test('is refused as any other answer where it cannot begin', async () => {
      const { setPremium, stream } = await opened()
      await setPremium(false)
      const { answer } = await stream()
      expect(answer.status).toBe(402)
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    })

    test("is marked as the model's in a plain answer too", async () => {
      const { id, send } = await opened()
      model.answerWith({ words: CHOICE })
      const { json, status } = await send(id, ADVISOR)
      expect(status).toBe(201)
      expect(json.assistant).toMatchObject({
        content: shownChoice.trim(),
        answeredBy: 'model',
        citations: [{ cite: expect.stringContaining('106.45(b)(5)') }],
      })
    })

    // The last one: it closes the server.
    test('is cut short and kept when the server stops', async () => {
      const { stream } = await opened()
      model.answerWith({ pieces: [CHOICE], ending: 'never' })
      const { ended, events } = await stream()
      await expect.poll(() => textOf(events)).toBe(shownChoice)
      await hub().app.close()
      await ended
      expect(events.at(-1)).toMatchObject({
        event: 'done',
        data: { content: shownChoice.trim(), notice: expect.stringMatching(/stopped/) },
      })
    })
  },
  { model: model.config },
)
