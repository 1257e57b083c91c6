/** The documentation names only what exists. */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, read, root } from './sources.ts'

const documents = projectFiles().filter(
  (file) =>
    ['README.md', 'CONTRIBUTING.md'].includes(file) ||
    (/^(docs|contracts|core)\//.test(file) && file.endsWith('.md')),
)
const manifests = projectFiles().filter((file) => /(^|\/)package\.json$/.test(file))

interface Manifest {
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const manifest = (file: string) => JSON.parse(read(file)) as Manifest

const folders = /^(content|core|api|server|web|contracts|e2e|docs|tools|\.ci)\//
/** Made when it runs, so a fresh clone does not have it. */
const made = /^(\.build|data|node_modules|core\/src\/generated)\b/

function namedPaths(text: string): string[] {
  const inCode = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '')
  return inCode.filter((path) => folders.test(path) && !/[*{}<>…:]/.test(path) && !made.test(path))
}

/** A decision that another replaced tells of code that went. */
const standing = documents.filter((file) => !/^Replaced by \[/m.test(read(file)))

test.each(standing)('%s names only paths that exist', (document) => {
  const missing = namedPaths(read(document)).filter((path) => !existsSync(join(root, path)))
  expect(missing).toEqual([])
})

test.each(documents)('%s links only to files that exist', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
    (match) => match[1] ?? '',
  )
  const missing = links.filter((link) => !existsSync(join(root, dirname(document), link)))
  expect(missing).toEqual([])
})

test.each(documents)('%s names only npm scripts that exist', (document) => {
  const named = [...read(document).matchAll(/npm run (?:-w (\w+) )?([\w:-]+)/g)]
  const missing = named.filter(([, workspace = '.', name = '']) => {
    const scripts = manifest(join(workspace, 'package.json')).scripts ?? {}
    return !(name in scripts)
  })
  expect(missing.map(([words]) => words)).toEqual([])
})

test('every dependency has its reason in docs/dependencies.md, and no other has one', () => {
  const inUse = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = manifest(file)
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  })
  const explained = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)`/gm)].map(
    (match) => match[1],
  )
  const external = [...new Set(inUse)].filter((name) => !name.startsWith('@hub/'))
  expect(explained).toEqual(expect.arrayContaining(external))
  expect(external).toEqual(expect.arrayContaining(explained))
})

test('every dependency is pinned exactly', () => {
  const loose = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = manifest(file)
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name]) => `${file}: ${name}`)
  })
  expect(loose).toEqual([])
})

test('the README is short and there are at most 12 root scripts', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(150)
  expect(Object.keys(manifest('package.json').scripts ?? {}).length).toBeLessThanOrEqual(12)
})

const ruleNumbers = [...read('core/SPEC.md').matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(
  (match) => match[1],
)

test('no two rules of core/SPEC.md have the same number', () => {
  const twice = ruleNumbers.filter((number, at) => ruleNumbers.indexOf(number) !== at)
  expect(twice).toEqual([])
})

test('every rule that a test of core cites is in core/SPEC.md', () => {
  const cited = projectFiles()
    .filter((file) => /^core\/.*\.test\.ts$/.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(/\b(?:test|it|describe)\(\s*['"`]([A-Z]{1,2}\d+)\b/g),
    ])
    .map((match) => match[1])
  expect(cited.length).toBeGreaterThan(100)
  expect(ruleNumbers).toEqual(expect.arrayContaining(cited))
})

const decisions = projectFiles('docs/decisions').filter((file) => /\/\d{4}-[^/]*\.md$/.test(file))
/** Such as "Changed by 0038", with the link. */
const laterWords = (text: string) =>
  [...text.matchAll(/(Added to|Changed|Replaced) by \[(\d{4})\]/g)].map(
    ([, how, by]) => `${how} by ${by}`,
  )

test.each(decisions)('%s is one line of the index, which says what changed it', (decision) => {
  const name = basename(decision)
  const lines = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith(`- [${name.slice(0, 4)}](${name})`))
  expect(lines).toHaveLength(1)
  expect(laterWords(lines.join())).toEqual(laterWords(read(decision)))
})
