import type { Citation, Question } from '@hub/core/assistant/exchange'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { patience } from '../../model/streamModel.ts'
import { startModelServer } from '../../testing/modelServer.ts'
import { officialQuotes, writeAnswer } from './writeAnswer.ts'

let server: Awaited<ReturnType<typeof startModelServer>>

const lines: string[] = []

const { log } = fastify({
  logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
})

beforeAll(async () => {
  server = await startModelServer()
})

afterAll(() => server.close())

beforeEach(() => {
  server.requests.length = 0
  server.left.count = 0
  lines.length = 0
})

const ADVISOR = 'Who can be my advisor at a college hearing?'

/** Asks the model, and notes what is said aloud, in order. */
function ask(message: string | Question, more: Partial<Parameters<typeof writeAnswer>[2]> = {}) {
  const said: [event: string, what: string | Citation][] = []
  const audience = {
    delta: (text: string) => void said.push(['delta', text]),
    citation: (citation: Citation) => void said.push(['citation', citation]),
    restart: (notice: string) => void said.push(['restart', notice]),
  }
  const question = typeof message === 'string' ? { message, history: [] } : message
  const author = {
    model: server.config,
    log,
    signal: new AbortController().signal,
    officialText: async () => new Map(),
    ...more,
  }
  return { said, answer: writeAnswer(question, audience, author) }
}

const deltas = (said: readonly [string, unknown][]) =>
  said.flatMap(([event, what]) => (event === 'delta' ? [what] : [])).join('')

const sentMessages = () =>
  (
    JSON.parse(server.requests[0]?.body ?? '{}') as {
      messages: { role: string; content: string }[]
    }
  ).messages

describe('the model answers', () => {
  test('from the passages it was given, with its citations checked', async () => {
    server.answerWith({
      words:
        'You may bring anyone [34 CFR 106.45(b)(5)(iv)]. They decide in two days [34 CFR 106.99(z)]. The college picks the free advisor [34 CFR 106.45(b)(6)(i)].',
    })
    const { answer, said } = ask(ADVISOR)
    const written = await answer
    expect(written).toMatchObject({
      kind: 'answer',
      answeredBy: 'model',
      notice: expect.stringMatching(/left out/),
      text: 'You may bring anyone [1]. The college picks the free advisor [2].',
      citations: [{ cite: '34 CFR 106.45(b)(5)(iv)' }, { cite: '34 CFR 106.45(b)(6)(i)' }],
    })
    expect(deltas(said)).toBe(written?.text)
    const [system] = sentMessages()
    expect(system).toMatchObject({ role: 'system' })
    expect(system?.content).toContain('34 CFR 106.45(b)(5)(iv)')
    expect(server.requests[0]?.authorization).toBe('Bearer key-of-the-test')
  })

  test('with the official words beside it where they were imported', async () => {
    server.answerWith({ words: 'You may bring anyone [34 CFR 106.45(b)(5)(iv)].' })
    const texts = new Map([['34 CFR 106.45(b)(5)(iv)', { text: 'Words of the rule.' }]])
    const { answer, said } = ask(ADVISOR, { officialText: async () => texts })
    const quoted = expect.objectContaining({ quote: 'Words of the rule.' })
    expect((await answer)?.citations).toEqual([quoted])
    expect(said).toContainEqual(['citation', quoted])
    expect(sentMessages()[0]?.content).toContain('Official text: "Words of the rule."')
  })

  test('with the turns before, one after the other, without their marks', async () => {
    server.answerWith({ words: 'Yes, they may.' })
    const history = [
      { role: 'assistant', content: 'Hello.' },
      { role: 'user', content: 'What is an advisor?' },
      { role: 'user', content: 'At a college.' },
      { role: 'assistant', content: 'Somebody who helps [1].' },
    ] as const
    await ask({ message: 'Can my advisor be a lawyer?', history }).answer
    expect(sentMessages().slice(1)).toEqual([
      { role: 'user', content: 'What is an advisor?\n\nAt a college.' },
      { role: 'assistant', content: 'Somebody who helps.' },
      { role: 'user', content: 'Can my advisor be a lawyer?' },
    ])
  })
})

describe('the model is not asked', () => {
  test.each([
    ['where none is set up', ADVISOR, 'answer'],
    ['in a crisis', 'My advisor is great but I want to kill myself', 'crisis'],
    ['for a verdict', 'Will I win my hearing?', 'outside_scope'],
    ['for a greeting', 'Thank you', 'greeting'],
  ])('%s', async (_, message, kind) => {
    server.answerWith({ words: 'Something of the model.' })
    const { answer, said } = ask(message, kind === 'answer' ? { model: null } : {})
    expect(await answer).toMatchObject({ kind, answeredBy: 'guide', notice: null })
    expect(deltas(said)).toBe((await answer)?.text)
    expect(server.requests).toEqual([])
  })
})

describe('the guide takes over', () => {
  test.each([
    ['is busy', { status: 429 }, /busy/],
    ['fails', { status: 500 }, /error/],
    ['refuses the key', { status: 401 }, /error/],
    ['is cut off at once', 'cut', /error/],
    ['is cut off in the middle', { pieces: ['You ', 'may '], ending: 'cut' }, /error/],
    ['ends without its end', { pieces: ['You ', 'may '], ending: 'unfinished' }, /error/],
    ['says nothing', { pieces: [] }, /no answer/],
    ['says nothing but space', { pieces: [' ', '\n'] }, /no answer/],
    ['is stopped by its filter', { pieces: ['You '], ending: 'content_filter' }, /no answer/],
    ['refuses', { words: "I'm sorry, but I can't help with that." }, /does not say/],
    [
      'makes up law',
      { words: 'Advisors are banned. Your school decides in two days.' },
      /does not say/,
    ],
    [
      'says more that is wrong than right',
      { words: 'You may bring anyone. Advisors are banned.' },
      /does not say/,
    ],
  ] as const)('where the model %s, and what it wrote is taken back', async (_, bad, why) => {
    server.answerWith(bad)
    const { answer, said } = ask(ADVISOR)
    const written = await answer
    expect(written).toMatchObject({
      kind: 'answer',
      answeredBy: 'guide',
      notice: expect.stringMatching(why),
    })
    const at = said.findIndex(([event]) => event === 'restart')
    expect(said[at]?.[1]).toBe(written?.notice)
    expect(deltas(said.slice(at))).toBe(written?.text)
    expect(lines.join('')).not.toMatch(/advisor|may |banned|key-of-the-test/i)
  })

  test('where the first word does not come in time', async () => {
    server.answerWith('silent')
    const { answer } = ask(ADVISOR, { patience: { ...patience, firstWord: 50 } })
    expect(await answer).toMatchObject({
      answeredBy: 'guide',
      notice: expect.stringMatching(/too long/),
    })
    await expect.poll(() => server.left.count).toBe(1)
  })

  test('where the last word does not come in time', async () => {
    server.answerWith({ pieces: ['You may bring anyone.\n', 'They '], ending: 'never' })
    // Long enough for the first words on a busy machine.
    const { answer, said } = ask(ADVISOR, { patience: { ...patience, whole: 1500 } })
    expect(await answer).toMatchObject({
      answeredBy: 'guide',
      notice: expect.stringMatching(/too long/),
    })
    expect(deltas(said)).toMatch(/^You may bring anyone \[1\]\./)
    await expect.poll(() => server.left.count).toBe(1)
  })

  test('as soon as the model wrote too much that it was not given', async () => {
    server.answerWith({
      pieces: ['A jury decides.\n', 'You lose.\n', 'It is late.\n'],
      ending: 'never',
    })
    const { answer, said } = ask(ADVISOR)
    expect(await answer).toMatchObject({ answeredBy: 'guide' })
    expect(deltas(said)).toBe((await answer)?.text)
    await expect.poll(() => server.left.count).toBe(1)
  })

  test('where the model cannot stop, it is stopped', async () => {
    const endless = (async function* () {
      for (;;) yield 'You may bring anyone.\n'
    })()
    server.answerWith({ pieces: endless })
    const written = await ask(ADVISOR).answer
    expect(written).toMatchObject({ answeredBy: 'model' })
    expect(written?.text.length).toBeLessThan(20_000)
    await expect.poll(() => server.left.count).toBe(1)
  })
})

describe('stopping', () => {
  test('keeps what was shown, says so, and ends the call', async () => {
    server.answerWith({
      pieces: ['You may bring anyone.\n', 'The college [34 CFR '],
      ending: 'never',
    })
    const stop = new AbortController()
    const { answer, said } = ask(ADVISOR, { signal: stop.signal })
    await expect.poll(() => deltas(said)).toBe('You may bring anyone [1].\n')
    stop.abort('left')
    expect(await answer).toMatchObject({
      text: 'You may bring anyone [1].',
      answeredBy: 'model',
      notice: 'This answer was stopped before it was finished.',
    })
    await expect.poll(() => server.left.count).toBe(1)
  })

  test('before the first word leaves nothing', async () => {
    server.answerWith('silent')
    const stop = new AbortController()
    const { answer } = ask(ADVISOR, { signal: stop.signal })
    await expect.poll(() => server.requests.length).toBe(1)
    stop.abort('left')
    expect(await answer).toBeNull()
    await expect.poll(() => server.left.count).toBe(1)
  })
})

const CITED = { cite: '34 CFR 106.45(b)(5)(iv)', slug: 'who-can-be-your-advisor' }

const found = (texts: Record<string, string>) =>
  vi.fn(async () => new Map(Object.entries(texts).map(([cite, text]) => [cite, { text }])))

test('a citation gets the words of its paragraph where they were imported', async () => {
  const find = found({ [CITED.cite]: 'Words of the rule.' })
  const official = await officialQuotes(find, [CITED, CITED])
  expect(official.quote(CITED)).toEqual({ ...CITED, quote: 'Words of the rule.' })
  expect(find).toHaveBeenCalledWith([CITED.cite])
})

test('the words of an open document stay, and a cite without a text stays bare', async () => {
  const official = await officialQuotes(found({ [CITED.cite]: 'Words of the rule.' }), [CITED])
  const page = { cite: CITED.cite, page: 2, quote: 'Bring one person.' }
  const other = { cite: '34 CFR 106.8(a)' }
  expect(official.quote(page)).toBe(page)
  expect(official.quote(other)).toBe(other)
})

test('a long paragraph is cut after a whole word, and says so', async () => {
  const long = 'word '.repeat(200).trim()
  const official = await officialQuotes(found({ [CITED.cite]: long }), [CITED])
  const { quote = '' } = official.quote(CITED)
  expect(quote.endsWith('word …')).toBe(true)
  expect(long.startsWith(quote.slice(0, -2))).toBe(true)
  expect(quote.length).toBeLessThanOrEqual(602)
})

test('a model is given the official words in quotation marks after our own', async () => {
  const official = await officialQuotes(found({ [CITED.cite]: 'Words of the rule.' }), [CITED])
  const passage = { cite: CITED.cite, text: 'Anyone may be your advisor.' }
  expect(official.extend(passage).text).toBe(
    'Anyone may be your advisor.\nOfficial text: "Words of the rule."',
  )
  expect(official.extend({ ...passage, cite: '34 CFR 106.8(a)' }).text).toBe(passage.text)
})
