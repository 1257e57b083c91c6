import { expect, test } from 'vitest'
import { trustTexts } from '../generated/trustTexts.ts'
import { readingGrade } from '../text/readingGrade.ts'
import { allSetups } from './setup.ts'
import { fillSlots } from './slots.ts'
import { statementsOf, type Topic } from './statement.ts'
import { trustTopics } from './topics.ts'

const everyTopic: readonly Topic[] = allSetups().flatMap(trustTopics)

test('an id says the same wherever it stands, but for the name of the network', () => {
  const texts = new Map<string, string>()
  for (const { id, text } of everyTopic.flatMap(statementsOf)) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/)
    expect(texts.get(id) ?? text, `of ${id}`).toBe(text)
    texts.set(id, text)
  }
  expect(texts.size).toBeGreaterThan(100)
})

test('each text of the content stands on the page of some hub', () => {
  const said = new Set(everyTopic.flatMap(statementsOf).map(({ id }) => id))
  const written = [trustTexts.answers, trustTexts.statements].flatMap(Object.keys)
  expect(written.filter((id) => !said.has(id))).toEqual([])
})

test('a slot takes its value as it is', () => {
  const chainName = 'Net {sessionDays} $&'
  expect(fillSlots('({chainName}) {sessionDays} days', { chainName })).toBe(
    `(${chainName}) 30 days`,
  )
})

test('each statement has one place that a link to it leads to, and no topic has its name', () => {
  for (const topics of allSetups().map(trustTopics)) {
    const all = topics.flatMap(statementsOf)
    const anchors = all.flatMap(({ anchor = [] }) => anchor)
    expect(anchors).toEqual([...new Set(all.map(({ id }) => id))])
    expect(topics.filter(({ slug }) => anchors.includes(slug))).toEqual([])
  }
})

test('topics have addresses of their own, and each asks a question', () => {
  for (const topics of allSetups().map(trustTopics)) {
    const slugs = topics.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const { question, slug } of topics) {
      expect(question).toMatch(/\?$/)
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    }
  }
})

test('every topic reads at grade 8 or lower, in short whole sentences', () => {
  for (const topic of everyTopic) {
    const texts = [
      topic.question,
      topic.answer.short,
      ...statementsOf(topic).map(({ text }) => text),
    ]
    expect(readingGrade(texts.join(' ')), `of ${topic.slug}`).toBeLessThanOrEqual(8)
    for (const text of texts) {
      expect(text, 'ends as a sentence').toMatch(/[.?]$/)
      expect(text, 'keeps its voice').not.toMatch(/!|\b(?:just|simply|easily|guarantee\w*)\b/i)
      expect(text.length, `of ${text}`).toBeLessThanOrEqual(170)
    }
  }
})

test('a question and the gist of its answer take a line each on a phone, with a model two', () => {
  for (const { question, answer } of everyTopic) {
    expect(question.length, `of ${question}`).toBeLessThanOrEqual(36)
    expect(answer.short.length, `of ${answer.short}`).toBeLessThanOrEqual(
      answer.id.endsWith('-model') ? 56 : 43,
    )
    expect(answer.short.length, `of ${answer.id}`).toBeLessThan(answer.text.length)
  }
})

test('a line that is kept anywhere says how long, who reads it and how it is removed', () => {
  for (const { lines } of everyTopic) {
    for (const { what, where, time, readers, removal } of lines) {
      for (const cell of [where, time, readers, removal]) {
        expect(cell.length, `of ${what.id}`).toBeGreaterThan(0)
      }
    }
  }
})

test('what depends on how the hub is set up is said for that hub', () => {
  const everything = allSetups().find(({ model, chain }) => model && chain)
  if (!everything) throw new Error('no setup')
  const idsOf = (setup: Parameters<typeof trustTopics>[0]) =>
    new Set(
      trustTopics(setup)
        .flatMap(statementsOf)
        .map(({ id }) => id),
    )
  const pairs = [
    [
      { model: false },
      ['documents.model', 'chat.model', 'private.model'],
      ['documents.no-model', 'chat.no-model', 'private.no-model'],
    ],
    [{ payment: 'demo' }, ['paying.kept', 'paying.page'], ['paying.demo']],
    [
      { chain: null },
      ['wallet.kept', 'posts.review', 'sealed.box', 'private.kept', 'demands.sealed'],
      ['wallet.off'],
    ],
    [{ signInService: false }, ['account.service'], ['account.no-service']],
    [{ ipfs: false }, ['posts.ipfs'], []],
    [{ database: 'embedded' }, ['backups.postgres'], ['backups.embedded']],
    [{ files: 'folder' }, ['backups.bucket'], ['backups.folder']],
  ] as const
  const before = idsOf(everything)
  for (const [change, gone, come] of pairs) {
    const after = idsOf({ ...everything, ...change })
    for (const id of gone)
      expect([before.has(id), after.has(id)], `of ${id}`).toEqual([true, false])
    for (const id of come)
      expect([before.has(id), after.has(id)], `of ${id}`).toEqual([false, true])
  }
})
