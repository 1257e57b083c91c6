import { expect, it } from 'vitest'
import { analyzed } from '../analysis/fixtures/analyzed.ts'
import { onePage } from '../document/documentText.ts'
import { isAuthority } from '../knowledge/authorities.ts'
import { isCite } from '../knowledge/cites.ts'
import { guideEntry } from '../knowledge/guide.ts'
import { heardMessage } from './fixtures/heard.ts'
import { retrieve } from './retrieve.ts'
import { statementName } from './statementName.ts'

const ask = (message: string) => retrieve({ message, history: [] })

it('A62: passages of the guide have a known cite and an entry, and hold its words', () => {
  const passages = ask('can the school limit what my advisor does')
  expect(passages.length).toBeGreaterThan(3)
  expect(passages.length).toBeLessThanOrEqual(8)
  for (const { cite, slug, text, title } of passages) {
    expect(isCite(cite) || isAuthority(cite)).toBe(true)
    const entry = guideEntry(slug ?? '')
    expect(title).toBe(entry?.title)
    expect(entry?.answer.map((statement) => statement.text).join(' ')).toContain(text.slice(0, 20))
  }
  expect(passages.map(({ cite }) => cite)).toContain('34 CFR 106.45(b)(5)(iv)')
})

it('A62: the passage whose statement answers best comes first, whatever entry it stands in', () => {
  const entries = { 'appeal-deadline': 0.7, 'how-an-appeal-goes': 0.2 }
  const { answer = [] } = guideEntry('how-an-appeal-goes') ?? {}
  const [best] = answer.toReversed()
  const heard = heardMessage(entries)
  const statements = new Map(heard.whole.statements)
  statements.set(statementName('how-an-appeal-goes', best?.text ?? ''), 9)
  const whole = { ...heard.whole, statements }
  const [first] = retrieve({ message: 'and then', history: [], heard: { ...heard, whole } })
  expect(first?.slug).toBe('how-an-appeal-goes')
  expect(first?.text).toContain(best?.text)
})

it('A62: the words stay under about 1,500, however long the question', () => {
  const passages = ask('hearing advisor evidence appeal '.repeat(200))
  expect(passages.flatMap(({ text }) => text.split(/\s+/)).length).toBeLessThanOrEqual(1500)
})

it('A62: pages of the open document that speak of the question come first, word for word', async () => {
  const text = onePage(
    'Dear student,\n\nYou may bring one support person.\n\nThe meeting is in Hall 4.\n\nSincerely,\nThe office',
  )
  const question = {
    message: 'who can come with me',
    history: [],
    document: { text, report: await analyzed(text.text) },
  }
  const [first] = retrieve({ ...question, message: 'what does it say about a support person' })
  expect(first).toEqual({
    cite: 'Your document, page 1',
    page: 1,
    text: 'You may bring one support person.',
  })
})

it('finds nothing for an empty question', () => {
  expect(ask('')).toEqual([])
})

it('A62: one endless sentence of the document takes no room from the guide', async () => {
  const words = `The advisor and the hearing ${'word '.repeat(3000)}evidence.`
  const report = await analyzed('A letter.')
  const passages = retrieve({
    message: 'what does my letter say about the advisor at the hearing',
    history: [],
    document: { text: onePage(words), report },
  })
  expect(passages.some(({ slug }) => slug !== undefined)).toBe(true)
  const count = passages.flatMap(({ text }) => text.split(/\s+/)).length
  expect(count).toBeLessThanOrEqual(1500)
})

it('A62: of the document three pages at most, each once, under its own number', async () => {
  const page = 'You may bring one support person.'
  const text = Array.from({ length: 6 }, () => page).join('\n\n')
  const length = page.length + 2
  const pages = Array.from({ length: 6 }, (_, at) => ({
    number: at + 1,
    start: at * length,
    end: Math.min(text.length, (at + 1) * length),
  }))
  const document = { text: { text, pages }, report: await analyzed('A letter.') }
  const found = retrieve({ message: 'a support person', history: [], document })
  const own = found.flatMap((passage) => passage.page ?? [])
  expect(own).toEqual([1, 2, 3])
  for (const passage of found.slice(0, 3))
    expect(passage.cite).toBe(`Your document, page ${passage.page}`)
})
