/** The trees of cases beside the contract's tests: each case has its test, each test its case. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const trees = readdirSync(folder).filter((file) => file.endsWith('.tree'))

/** The tests that a tree asks for: the function, then the way of conditions to each outcome. */
function casesOf(tree: string): string[] {
  const cases = new Set<string>()
  const way: string[] = []
  for (const line of tree.split('\n').filter((line) => line.trim() !== '')) {
    const text = line.replace(/^[│├└─\s]*/, '')
    const depth = (line.length - text.length) / 4
    way.length = depth
    if (text.startsWith('it ')) {
      const [name, ...conditions] = way
      cases.add(`${name}_${camelCase(conditions.join(' '))}`)
    } else {
      way.push(text)
    }
  }
  return [...cases].toSorted()
}

function camelCase(words: string): string {
  return words
    .split(/\W+/)
    .map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

function testsOf(source: string): string[] {
  return [...source.matchAll(/function test(?:Fuzz)?_(\w+)/g)]
    .map((match) => match[1] ?? '')
    .toSorted()
}

test('a tree gives a case for each way to an outcome', () => {
  const tree = `f
├── when it is 1 of 5
│   ├── it refuses
│   └── it says why
└── else
    └── with a name
        └── it answers
g
└── always
    └── it answers`
  expect(casesOf(tree)).toEqual(['f_elseWithAName', 'f_whenItIs1Of5', 'g_always'])
})

test.each(trees)('%s and its tests have the same cases', (file) => {
  expect(testsOf(read(file.replace('.tree', '.t.sol')))).toEqual(casesOf(read(file)))
})

test('every file of tests but the invariants has its tree', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.t.sol'))
  const expected = files.filter((file) => file !== 'Invariants.t.sol')
  expect(trees.toSorted()).toEqual(
    expected.map((file) => file.replace('.t.sol', '.tree')).toSorted(),
  )
})

test('the example in the documentation is the one that is tested', () => {
  const page = read('../docs/storage.md').split('## Where record n is')[0] ?? ''
  const shown = [...page.matchAll(/^\|[^|]+\| `([0-9a-f]+)` +\|$/gm)].map((match) => match[1])
  const tested = /EXAMPLE =\s*hex'([0-9a-f]+)'/.exec(read('Reviews.t.sol'))?.[1]
  expect(shown.join('')).toBe(tested)
})
