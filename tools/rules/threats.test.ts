/** The threat model promises what tests show: its lines name tests, and tests of threats stand in it. */
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, read } from './sources.ts'

const MODEL = 'docs/threat-model.md'
const columns = ['who', 'wants', 'what stands against it', 'shown by']

const table = read(MODEL)
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const [head, , ...rows] = table
const namedIn = (row: readonly string[]) =>
  [...(row[3] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

const tests = new Set(projectFiles().filter((file) => /\.(test|spec)\.tsx?$/.test(file)))
const ofThreats = [...tests].filter((file) => /^(server\/src|e2e)\/threats\//.test(file))

/** Where a test is declared, and where one is that does not run, but for want of PostgreSQL. */
const DECLARED = /\b(?:test|it)(?:\.\w+)*\(/
const OFF = /\b(?:test|it|describe)\.(?:skip|todo|fixme|fails?|only)\b/

test('each line of the threat model says who, what, what stands against it, and by which tests that is shown', () => {
  expect(head).toEqual(columns)
  expect(rows.length).toBeGreaterThan(70)
  for (const row of rows) {
    expect(row.map((cell) => cell !== '')).toEqual(columns.map(() => true))
    // Nothing but files, so that no line goes by words.
    expect(row[3]?.split(', ')).toEqual(namedIn(row).map((file) => `\`${file}\``))
  }
})

test('each test that the threat model names is there, and runs', () => {
  const named = [...new Set(rows.flatMap(namedIn))]
  expect(named.filter((file) => !tests.has(file))).toEqual([])
  expect(named.filter((file) => !DECLARED.test(read(file)) || OFF.test(read(file)))).toEqual([])
})

test('each test of a threat stands in the threat model', () => {
  const named = new Set(rows.flatMap(namedIn))
  expect(ofThreats.length).toBeGreaterThan(15)
  expect(ofThreats.filter((file) => !named.has(file))).toEqual([])
})

test('the tests of a threat on the server are named after it', () => {
  const nameless = ofThreats
    .filter((file) => file.startsWith('server/'))
    .filter((file) => {
      const name = basename(file, '.test.ts').replace(
        /[A-Z]/g,
        (letter) => ` ${letter.toLowerCase()}`,
      )
      return !read(file).replaceAll(/['’]/g, '').includes(`${name}: `)
    })
  expect(nameless).toEqual([])
})

test('no line of the threat model stands there twice', () => {
  const lines = rows.map(([who, wants]) => `${who}: ${wants}`)
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
})
