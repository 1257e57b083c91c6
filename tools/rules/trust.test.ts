/** The trust page says what tests prove, in numbers that the code goes by (decision 0028). */
import { trustTexts } from '@hub/core/generated/trustTexts'
import { allSetups } from '@hub/core/trust/setup'
import { termSlots } from '@hub/core/trust/slots'
import { statementsOf } from '@hub/core/trust/statement'
import * as terms from '@hub/core/trust/terms'
import { trustTopics } from '@hub/core/trust/topics'
import { expect, test } from 'vitest'
import { projectFiles, read } from './sources.ts'

const said = new Set(
  allSetups()
    .flatMap(trustTopics)
    .flatMap(statementsOf)
    .map(({ id }) => id),
)

const files = projectFiles().filter((file) => /\.tsx?$/.test(file))
const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
/** As they are written, with slots for the numbers. */
const { answers, statements, topics } = trustTexts
const words = [answers, topics]
  .flatMap((part) => Object.values(part).flatMap(Object.values<string>))
  .concat(Object.values(statements))

/** A test's name that begins with one id or several, each in square brackets. */
const BOUND_NAME = /(['"`])((?:\[[a-z-]+\.[a-z-]+\])+) (?:\\.|(?!\1).)+\1/g

interface Bound {
  file: string
  id: string
  /** What stands before the name, on its line and the one before. */
  before: string
}

const bound: Bound[] = tests.flatMap((file) =>
  [...read(file).matchAll(BOUND_NAME)].flatMap(({ 2: ids = '', index, input }) => {
    const before = input.slice(0, index).split('\n').slice(-2).join('\n')
    return ids
      .slice(1, -1)
      .split('][')
      .map((id) => ({ file, id, before }))
  }),
)

test('each statement of the trust page has a test with its id in the name', () => {
  const proven = new Set(bound.map(({ id }) => id))
  expect([...said].filter((id) => !proven.has(id))).toEqual([])
})

test('each id in the name of a test is one that the trust page has', () => {
  expect(bound.filter(({ id }) => !said.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual(
    [],
  )
})

test('no test that proves a statement is switched off, but for want of PostgreSQL, or expected to fail', () => {
  const off = bound.filter(({ before }) =>
    /\.(skip|todo|fixme|fails?|only|runIf|skipIf)\b\s*[(.]/.test(
      before.replace("test.skipIf(inject('postgresUrl') === null)(", 'test('),
    ),
  )
  expect(off.map(({ file, id }) => `${file}: ${id}`)).toEqual([])
})

test('the names of these tests stand where a test is declared', () => {
  const elsewhere = bound.filter(({ before }) => !/\b(?:test|it)\b|^\s*\]\)\($|\)\($/m.test(before))
  expect(elsewhere.map(({ file, id }) => `${file}: ${id}`)).toEqual([])
})

test('no number is typed into the words of the page: each comes from the terms', () => {
  const units = 'second|minute|hour|day|week|month|year|search|time|file|MB|kB'
  const spelled = new RegExp(
    `\\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|twelve|fifteen|twenty|thirty|sixty|hundred|thousand) (?:${units})`,
    'i',
  )
  const typed = words
    .map((text) => text.replace(/\{\w+\}/g, ''))
    .filter((text) => /\d/.test(text) || spelled.test(text))
  expect(words.length).toBeGreaterThan(100)
  expect(typed).toEqual([])
})

test('each term is said on the page, and the code that keeps things goes by it', () => {
  const page = words.join('\n')
  const code = files.filter(
    (file) => /^(api|server|web)\/src\//.test(file) && !tests.includes(file),
  )
  for (const [name, value] of Object.entries(terms)) {
    const slot = name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    const use = new RegExp(`\\b${name}\\b`, 'g')
    expect(termSlots).toHaveProperty(slot, value)
    expect(page, `${name} on the page`).toContain(`{${slot}}`)
    const users = code.filter((file) => (read(file).match(use) ?? []).length > 1)
    expect(users, `${name} in the code`).not.toEqual([])
  }
})
