/** What a school answers to a review, from a verified address (decision 0048). */
import { randomBytes } from 'node:crypto'
import { RECEIPT_BYTES, receiptFrom } from '@hub/core/reviews/receipt'
import { SCHOOL_CODE_MINUTES } from '@hub/core/trust/terms'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { type Answer, describeApi, describeHub, type Hub } from '../../testing/describeApi.ts'
import { freePort } from '../../testing/freePort.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { addReview, admin, tableText } from '../../testing/moderating.ts'
import { forgetCodes } from './store.ts'

const mailbox = await openMailbox()
afterAll(() => mailbox.close())

const mail = { url: mailbox.url, from: 'codes@mail.example' }
const office = 'titleix@osu.edu'
const WRONG_CODE = 'This code is wrong or too old. Check it, or ask for a new one.'
let schools = 0

async function addSchool(hub: Hub, website: string | null = 'https://www.osu.edu/home') {
  schools += 1
  const name = `Answering College ${schools}`
  return (await hub.post('/api/schools', { name, type: 'college', website })).json.id as number
}

/** A review of a school of its own; answers the number of the review. */
const review = async (hub: Hub, website?: string | null) =>
  addReview(hub, await addSchool(hub, website), 2)

const askForCode = (hub: Hub, id: number, address = office) =>
  hub.post(`/api/reviews/${id}/answer/codes`, { address })

const codeTo = (address: string) => /code is (\d{8})/.exec(mailbox.newest(address) ?? '')?.[1] ?? ''

interface Sent {
  text?: string
  address?: string
  code?: string
}
const send = (hub: Hub, id: number, sent: Sent, headers?: Record<string, string>) => {
  const body = { text: 'We wrote in May.', address: office, code: '12345678', ...sent }
  return hub.post(`/api/reviews/${id}/answer`, body, headers)
}

/** All that a school does to answer. */
async function answer(hub: Hub, id: number, text: string, address = office): Promise<Answer> {
  await askForCode(hub, id, address)
  return send(hub, id, { text, address, code: codeTo(address) })
}

/** The answers to a review that wait, as the command line numbers them. */
async function waitingAnswers(hub: Hub, id: number): Promise<string[]> {
  const rows = await rowsOf<{ id: number }>(
    hub.database.queries,
    sql`select id from school_answers where review_id = ${id} and not is_published`,
  )
  return rows.map((row) => String(row.id))
}

/** Publishes the answer to a review that waits; answers its number. */
async function publish(hub: Hub, id: number): Promise<string> {
  const [waiting = ''] = await waitingAnswers(hub, id)
  await admin(hub, 'moderation', 'publish', 'answer', waiting, 'rules')
  return waiting
}

/** What everybody reads under a review. */
async function shownUnder(hub: Hub, id: number) {
  const { json } = await hub.get('/api/reviews?limit=200')
  return json.find((row: { id: number }) => row.id === id)?.answer
}

describeApi(
  'a school’s answer',
  (hub) => {
    test('[reviews.reply][reviews.reply-readers][reviews.reply-who] it waits, is published by a person, and stands under its review with its day and the school’s domain alone', async () => {
      const id = await review(hub())
      const reviewRow = () =>
        rowsOf(hub().database.queries, sql`select xmin, * from reviews where id = ${id}`)
      const before = await reviewRow()
      expect((await hub().get(`/api/reviews/${id}/answer`)).json).toEqual({
        offer: { domain: 'osu.edu' },
      })
      const sent = await answer(hub(), id, 'We answered in May.', 'marker-7171@mail.osu.edu')
      expect([sent.status, sent.json]).toEqual([202, { state: 'waiting' }])
      expect(await shownUnder(hub(), id)).toBeNull()

      const [number = ''] = await waitingAnswers(hub(), id)
      const listed = (await admin(hub(), 'moderation', 'list')).join('\n')
      expect(listed).toContain(`answer ${number}  [waiting]`)
      const shown = (await admin(hub(), 'moderation', 'show', 'answer', number)).join('\n')
      expect(shown).toMatch(/address at osu\.edu[^]*We answered in May\.[^]*They lost my letter\./)
      await publish(hub(), id)
      const today = new Date(Date.now() - 8 * 3_600_000).toISOString().slice(0, 10)
      expect(await shownUnder(hub(), id)).toEqual({
        id: Number(number),
        text: 'We answered in May.',
        domain: 'osu.edu',
        day: today,
      })
      const [entry] = (await hub().get('/api/moderation/log')).json
      expect(entry).toMatchObject({ kind: 'answer', action: 'publish', reason: 'rules' })

      // Nothing of who sent it is anywhere, and the row of the review is as its author left it.
      for (const table of ['school_answers', 'answer_codes', 'school_addresses']) {
        expect(await tableText(hub(), table)).not.toMatch(/marker-7171|mail\.osu/)
      }
      expect(await tableText(hub(), 'answer_codes')).toBe('[]')
      expect(await reviewRow()).toEqual(before)
    })

    test('an address elsewhere, or at another school, gets no code and cannot answer', async () => {
      const id = await review(hub())
      for (const address of ['jo@notosu.edu', 'jo@umich.edu', 'jo@osu.edu.example.com']) {
        const asked = await askForCode(hub(), id, address)
        const sent = await send(hub(), id, { address })
        for (const { status, json } of [asked, sent]) {
          const detail = 'The address must end in @osu.edu, or in a part of it.'
          expect([status, json.detail]).toEqual([400, detail])
        }
        expect(mailbox.newest(address)).toBeUndefined()
      }
    })

    test('a code counts for its review and its address alone', async () => {
      const [id, other] = [await review(hub()), await review(hub())]
      await askForCode(hub(), id, 'ann@osu.edu')
      const code = codeTo('ann@osu.edu')
      const elsewhere = await send(hub(), other, { address: 'ann@osu.edu', code })
      const another = await send(hub(), id, { address: 'ben@osu.edu', code })
      for (const { status, json } of [elsewhere, another]) {
        expect([status, json.detail]).toEqual([400, WRONG_CODE])
      }
      expect((await send(hub(), id, { address: 'ANN@osu.edu', code })).status).toBe(202)
    })

    test('a code is used once', async () => {
      const id = await review(hub())
      await answer(hub(), id, 'First.', 'once@osu.edu')
      await publish(hub(), id)
      const again = await send(hub(), id, { address: 'once@osu.edu', code: codeTo('once@osu.edu') })
      expect([again.status, again.json.detail]).toEqual([400, WRONG_CODE])
    })

    test('[reviews.reply-code][reviews.reply-code-time] a code that is too old is refused and forgotten, with the hash of its address', async () => {
      const id = await review(hub())
      await askForCode(hub(), id, 'late@osu.edu')
      const code = codeTo('late@osu.edu')
      const kept = JSON.parse(await tableText(hub(), 'answer_codes'))
      expect(Object.keys(kept[0]).toSorted()).toEqual(['code', 'code_ends', 'digest', 'guesses'])
      expect(JSON.stringify(kept)).not.toMatch(new RegExp(`late@|${code}`))
      vi.useFakeTimers({ now: Date.now() + SCHOOL_CODE_MINUTES * 60_000, toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      const { status, json } = await send(hub(), id, { address: 'late@osu.edu', code })
      expect([status, json.detail]).toEqual([400, WRONG_CODE])
      await forgetCodes(hub().database.queries, new Date(Date.now() + 1))
      expect(await tableText(hub(), 'answer_codes')).toBe('[]')
    })

    test('after five wrong codes the right one is refused too', async () => {
      const id = await review(hub())
      const address = 'guessed@osu.edu'
      await askForCode(hub(), id, address)
      const right = codeTo(address)
      const wrong = right === '00000000' ? '00000001' : '00000000'
      for (let guess = 0; guess < 5; guess++) {
        expect((await send(hub(), id, { address, code: wrong })).status).toBe(400)
      }
      expect((await send(hub(), id, { address, code: right })).json.detail).toBe(WRONG_CODE)
      expect((await answer(hub(), id, 'With a new code.', address)).status).toBe(202)
    })

    test('while one waits another is refused, and keeps its code until that is decided', async () => {
      const id = await review(hub())
      await answer(hub(), id, 'First.', 'ann@osu.edu')
      await askForCode(hub(), id, 'ben@osu.edu')
      const second = { address: 'ben@osu.edu', code: codeTo('ben@osu.edu'), text: 'Second.' }
      const refused = await send(hub(), id, second)
      expect([refused.status, refused.json.detail]).toEqual([
        409,
        'An answer to this review waits already. Another one can be sent when that is decided.',
      ])
      const [first = ''] = await waitingAnswers(hub(), id)
      await admin(hub(), 'moderation', 'remove', 'answer', first, 'name')
      expect((await send(hub(), id, second)).status).toBe(202)
    })

    test('of two that come at once one waits', async () => {
      const id = await review(hub())
      const people = ['ann@osu.edu', 'ben@osu.edu', 'cal@osu.edu']
      for (const address of people) await askForCode(hub(), id, address)
      const answers = await Promise.all(
        people.map((address) => send(hub(), id, { address, code: codeTo(address) })),
      )
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([202, 409, 409])
    })

    test('[reviews.reply-time] a new answer is moderated again: the old one stands until it is published, and is gone then', async () => {
      const id = await review(hub())
      await answer(hub(), id, 'marker-first')
      const first = await publish(hub(), id)
      const report = { kind: 'answer', id: first, reason: 'other', words: 'says marker-first' }
      expect((await hub().post('/api/reports', report)).status).toBe(202)
      await answer(hub(), id, 'marker-second')
      expect((await shownUnder(hub(), id)).text).toBe('marker-first')
      const [second = ''] = await waitingAnswers(hub(), id)
      const seen = (await admin(hub(), 'moderation', 'show', 'answer', second)).join('\n')
      expect(seen).toMatch(/would replace\n\s+marker-first/)
      await admin(hub(), 'moderation', 'hide', 'answer', first, 'name')
      expect(await shownUnder(hub(), id)).toBeNull()
      await publish(hub(), id)
      expect((await shownUnder(hub(), id)).text).toBe('marker-second')
      expect(await tableText(hub(), 'school_answers')).not.toContain('marker-first')
      const queue = (await admin(hub(), 'moderation', 'list')).join('\n')
      expect(queue).not.toMatch(new RegExp(`answer (${first}|${second}) `))
      const old = (await admin(hub(), 'moderation', 'show', 'answer', first)).join('\n')
      expect(old).not.toContain('marker-first')
    })

    test('[reviews.reply-removal] a published answer is reported, hidden, shown again and removed for good', async () => {
      const id = await review(hub())
      await answer(hub(), id, 'marker-8282')
      const number = await publish(hub(), id)
      const decide = (action: string, reason: string) =>
        admin(hub(), 'moderation', action, 'answer', number, reason)
      expect(
        (await hub().post('/api/reports', { kind: 'answer', id: number, reason: 'name' })).status,
      ).toBe(202)
      await decide('keep', 'rules')
      await decide('hide', 'name')
      expect(await shownUnder(hub(), id)).toBeNull()
      await decide('restore', 'mistake')
      expect((await shownUnder(hub(), id)).text).toBe('marker-8282')
      await expect(decide('publish', 'rules')).rejects.toThrow('does not wait')
      await decide('remove', 'name')
      expect(await shownUnder(hub(), id)).toBeNull()
      expect(await tableText(hub(), 'school_answers')).not.toContain('marker-8282')
      await expect(decide('restore', 'mistake')).rejects.toThrow('removed for good')
      const log = (await hub().get('/api/moderation/log?limit=5')).json
      expect(log.map(({ action }: { action: string }) => action)).toEqual([
        'remove',
        'restore',
        'hide',
        'keep',
        'publish',
      ])
      expect((await answer(hub(), id, 'Without the name.')).status).toBe(202)
    })

    test('what waits cannot be hidden, restored, kept or reported, and nothing but an answer is published', async () => {
      const id = await review(hub())
      await answer(hub(), id, 'Waits.')
      const [number = ''] = await waitingAnswers(hub(), id)
      for (const action of ['hide', 'restore', 'keep']) {
        const decided = admin(hub(), 'moderation', action, 'answer', number, 'rules')
        await expect(decided).rejects.toThrow('This waits. Publish it, or remove it.')
      }
      const report = { kind: 'answer', id: number, reason: 'name' }
      expect((await hub().post('/api/reports', report)).status).toBe(404)
      const published = admin(hub(), 'moderation', 'publish', 'review', String(id), 'rules')
      await expect(published).rejects.toThrow('does not wait')
      const unknown = admin(hub(), 'moderation', 'publish', 'answer', '999999', 'rules')
      await expect(unknown).rejects.toThrow('There is no such answer.')
    })

    test.each([
      ['nothing', { text: '' }, 'text', 'The answer is required'],
      ['spaces', { text: ' \n ' }, 'text', 'The answer is required'],
      [
        'too much',
        { text: 'x'.repeat(2001) },
        'text',
        'The answer must be at most 2,000 characters',
      ],
      ['half an address', { address: 'titleix' }, 'address', 'Give a whole e-mail address'],
      ['a short code', { code: '1234567' }, 'code', 'A code has 8 digits'],
    ])('%s is refused at its field, and costs no code', async (_what, wrong, field, sentence) => {
      const id = await review(hub())
      await askForCode(hub(), id)
      const code = codeTo(office)
      const refused = await send(hub(), id, { code, ...wrong })
      expect([refused.status, refused.json.errors]).toEqual([400, { [field]: sentence }])
      expect((await send(hub(), id, { code, text: 'x'.repeat(2000) })).status).toBe(202)
    })

    test('a review that is hidden, or of a hidden school, is answered like one that never was', async () => {
      const [hidden, ofHidden] = [await review(hub()), await addSchool(hub())]
      const reviewOfHidden = await addReview(hub(), ofHidden, 1)
      await admin(hub(), 'moderation', 'hide', 'review', String(hidden), 'name')
      await admin(hub(), 'moderation', 'hide', 'school', String(ofHidden), 'spam')
      for (const id of [hidden, reviewOfHidden, 2_000_000_000]) {
        const answers = [
          await hub().get(`/api/reviews/${id}/answer`),
          await askForCode(hub(), id),
          await send(hub(), id, {}),
        ]
        for (const { status, text } of answers) {
          expect([status, text]).toEqual([404, expect.stringContaining('There is no review')])
        }
      }
    })

    test('a school that is on no academic domain, or only typed, cannot answer', async () => {
      const typed = { schoolName: 'Typed College', rating: 2, title: 'A', content: 'B' }
      const ids = [
        await review(hub(), 'https://lakeside.example.com'),
        await review(hub(), null),
        (await hub().post('/api/reviews', typed)).json.id,
      ]
      for (const id of ids) {
        expect((await hub().get(`/api/reviews/${id}/answer`)).json).toEqual({ offer: null })
        const asked = await askForCode(hub(), id, 'jo@lakeside.example.com')
        const sent = await send(hub(), id, { address: 'jo@lakeside.example.com' })
        for (const { status, json } of [asked, sent]) {
          const detail = 'Answers to this review cannot be sent here.'
          expect([status, json.detail]).toEqual([404, detail])
        }
      }
    })

    test('when its author removes the review, both the answer and the one that waits go with it', async () => {
      const receipt = receiptFrom(randomBytes(RECEIPT_BYTES))
      const schoolId = await addSchool(hub())
      const body = { schoolId, rating: 2, title: 'A', content: 'B', receipt }
      const { id } = (await hub().post('/api/reviews', body)).json
      await answer(hub(), id, 'marker-6161')
      await publish(hub(), id)
      await answer(hub(), id, 'marker-6262')
      // Its author is told nothing of either: the school must not reach them.
      const held = await hub().post('/api/reviews/receipt', { receipt })
      expect(held.text).not.toMatch(/answer|marker/)
      const removal = await hub().post('/api/reviews/receipt/removal', { receipt, now: true })
      expect(removal.json.state).toBe('removed')
      expect(await tableText(hub(), 'school_answers')).not.toMatch(/marker-6[12]/)
    })

    test('an answer that is sent again with its number, after its own answer was lost, waits once and is not refused', async () => {
      const id = await review(hub())
      await askForCode(hub(), id, 'twice@osu.edu')
      const sent = { address: 'twice@osu.edu', code: codeTo('twice@osu.edu') }
      const headers = { 'idempotency-key': 'one-number-of-twenty' }
      const statuses = [
        (await send(hub(), id, sent, headers)).status,
        (await send(hub(), id, sent, headers)).status,
        (await send(hub(), id, { ...sent, text: 'Another.' }, headers)).status,
      ]
      expect(statuses).toEqual([202, 202, 409])
      expect(await waitingAnswers(hub(), id)).toHaveLength(1)
    })

    test('a page of another site can neither ask for a code nor answer', async () => {
      const id = await review(hub())
      const headers = { origin: 'https://evil.example' }
      for (const path of ['answer', 'answer/codes']) {
        const body = { address: 'evil@osu.edu', text: 'x', code: '12345678' }
        expect((await hub().post(`/api/reviews/${id}/${path}`, body, headers)).status).toBe(403)
      }
      expect(mailbox.newest('evil@osu.edu')).toBeUndefined()
    })
  },
  { mail },
)

describeHub(
  'a hub that counts requests',
  (hub) => {
    test('sends ten codes to one visitor in ten minutes, guesses counted with them', async () => {
      const id = await review(hub())
      const statuses: number[] = []
      for (let call = 0; call < 5; call++) {
        statuses.push((await askForCode(hub(), id, `n${call}@osu.edu`)).status)
        statuses.push((await send(hub(), id, {})).status)
      }
      expect(new Set(statuses)).toEqual(new Set([202, 400]))
      expect((await askForCode(hub(), id)).status).toBe(429)
      expect((await send(hub(), id, {})).status).toBe(429)
    })
  },
  { mail, rateLimits: true },
)

describeHub('a hub without a mail server', (hub) => {
  test('offers no answer to schools', async () => {
    const id = await review(hub())
    expect((await hub().get(`/api/reviews/${id}/answer`)).json).toEqual({ offer: null })
    expect((await askForCode(hub(), id)).status).toBe(404)
    expect((await send(hub(), id, {})).status).toBe(404)
  })
})

const deafPort = await freePort()
describeHub(
  'a hub whose mail server does not answer',
  (hub) => {
    test('says that the message was not sent', async () => {
      const { status, json } = await askForCode(hub(), await review(hub()))
      expect([status, json.detail]).toEqual([
        503,
        'We could not send the message. Please try again later.',
      ])
    })
  },
  { mail: { url: `smtp://127.0.0.1:${deafPort}`, from: 'codes@mail.example' } },
)
