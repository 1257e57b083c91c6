import { expect, test } from 'vitest'
import { type ExcerptLine, excerptText, readExcerptLines } from './excerpt.ts'

const answer = 'Menu\n\nOur hearing is on Monday.  \n\tBring an advisor.\u00a0\n\nFooter'
const words = 'Our hearing is on Monday.\n\tBring an advisor.\n'
const slice = { from: answer.indexOf('\nOur'), to: answer.indexOf('Footer') }

const line: ExcerptLine = {
  id: 'e001',
  title: 'When a hearing is',
  school: 'not named',
  level: 'college',
  kind: 'notice',
  whichRule: '2020',
  isNeighbor: false,
  source: { corpus: 'pages', query: 'hearing' },
  slice,
  textBy: 'in a test',
  characters: words.length,
  sha256: 'f'.repeat(64),
}

test('takes only the slice, without blanks at line ends and empty lines around it', () => {
  expect(excerptText(answer, slice)).toBe(words)
})

test('counts the characters of a slice alike where lines end with \\r\\n', () => {
  expect(excerptText(answer.replaceAll('\n', '\r\n'), slice)).toBe(words)
})

test('keeps empty lines and leading blanks within the text', () => {
  const list = 'You may:\n\n  1. ask\n  2. appeal'
  expect(excerptText(list, { from: 0, to: list.length })).toBe(`${list}\n`)
})

test('makes no text of a slice of blanks', () => {
  expect(excerptText(' \n\t\n', { from: 0, to: 4 })).toBe('')
})

test('reads one line of the list per excerpt', () => {
  const jsonl = `${JSON.stringify(line)}\n${JSON.stringify({ ...line, id: 'e002' })}\n`
  expect(readExcerptLines(jsonl).map(({ id }) => id)).toEqual(['e001', 'e002'])
})
