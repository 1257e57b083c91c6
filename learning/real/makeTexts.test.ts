import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ExcerptLine } from './excerpt.ts'
import type { Paper } from './paper.ts'
import { measure, textOf } from './textOf.ts'

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`
const NOTICE = 'The coordinator answers within five days.\n\nAn appeal is open to both parties.\n'

let folder: string
let commit: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'papers-'))
  commit = clone({ 'docs/notice.txt': NOTICE, 'large.pdf': POINTER })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Makes FOLDER/clones/owner+name/repo with one commit of these files; returns the commit. */
function clone(files: Record<string, string>): string {
  const repository = join(folder, 'clones', 'owner+name', 'repo')
  mkdirSync(repository, { recursive: true })
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8' }).trim()
  git('init', '--quiet')
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), content)
  }
  git('add', '--all')
  const author = [
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.org',
    '-c',
    'commit.gpgsign=false',
  ]
  git(...author, 'commit', '--quiet', '--no-verify', '--message', 'Publish')
  return git('rev-parse', 'HEAD')
}

async function paper(id: string, path: string, changes: Partial<Paper> = {}): Promise<Paper> {
  const text = await textOf(new TextEncoder().encode(NOTICE), { textBy: 'extract:txt', ...changes })
  return {
    id,
    title: 'A notice',
    school: 'not named',
    kind: 'notice',
    whichRule: 'none',
    isNeighbor: false,
    format: 'txt',
    source: { repository: 'owner/name', commit, path },
    textBy: 'extract:txt',
    ...measure(text),
    ...changes,
  }
}

function makeTexts(papers: readonly Paper[], excerpts: readonly ExcerptLine[] = []) {
  const save = (file: string, lines: readonly unknown[]) =>
    writeFileSync(join(folder, file), lines.map((each) => `${JSON.stringify(each)}\n`).join(''))
  save('papers.jsonl', papers)
  save('excerpts.jsonl', excerpts)
  const out = join(folder, 'texts')
  const script = join(import.meta.dirname, 'makeTexts.ts')
  const given = ['--clones', join(folder, 'clones'), '--saved', folder, '--out', out]
  const words = [...given, '--lists', folder]
  const { status, stdout } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' })
  return { status, stdout, fileOf: (id: string) => join(out, `${id}.txt`) }
}

test('a paper on the list becomes a text file with the words of its source', async () => {
  const { status, stdout, fileOf } = makeTexts([await paper('p001', 'docs/notice.txt')])
  expect(stdout).toBe('1 texts made, 0 missing or different\n')
  expect(status).toBe(0)
  expect(readFileSync(fileOf('p001'), 'utf8')).toContain('answers within five days.')
})

test('a slice keeps only its part of the text', async () => {
  const part = { from: 0, to: 15 }
  const { fileOf } = makeTexts([await paper('p001', 'docs/notice.txt', { slice: part })])
  expect(readFileSync(fileOf('p001'), 'utf8')).toBe('The coordinator')
})

test('a text that has become another is named and not written', async () => {
  const other = await paper('p001', 'docs/notice.txt', { sha256: 'f'.repeat(64) })
  const { status, stdout, fileOf } = makeTexts([other])
  expect(stdout).toContain(`instead of ${'f'.repeat(64)}`)
  expect(status).toBe(1)
  expect(existsSync(fileOf('p001'))).toBe(false)
})

test('clones, files and large files that are not there are named, and the rest is made', async () => {
  const elsewhere = { repository: 'owner/other', commit, path: 'docs/notice.txt' }
  const { status, stdout, fileOf } = makeTexts([
    await paper('p001', 'docs/gone.txt'),
    await paper('p002', 'large.pdf'),
    await paper('p003', 'docs/notice.txt', { source: elsewhere }),
    await paper('p004', 'docs/notice.txt'),
  ])
  expect(stdout.split('\n')).toEqual([
    'p001: the clone does not have this file at this commit',
    'p002: the clone has a pointer to a large file only',
    'p003: no clone of owner/other',
    '1 texts made, 3 missing or different',
    '',
  ])
  expect(status).toBe(1)
  expect(existsSync(fileOf('p004'))).toBe(true)
})

test('a list that names a paper twice is refused', async () => {
  const twice = await paper('p001', 'docs/notice.txt')
  expect(makeTexts([twice, twice]).status).not.toBe(0)
})

const ANSWER = 'Menu\n\nOur hearing is on Monday.  \n\nFooter'

function excerpt(id: string): ExcerptLine {
  const text = 'Our hearing is on Monday.\n'
  const { characters, sha256 } = measure(text)
  return {
    id,
    title: 'When a hearing is',
    school: 'not named',
    level: 'college',
    kind: 'notice',
    whichRule: '2020',
    isNeighbor: false,
    source: { corpus: 'pages', query: 'hearing' },
    slice: { from: 6, to: ANSWER.indexOf('Footer') },
    textBy: 'in a test',
    characters,
    sha256,
  }
}

test('an excerpt becomes a text file of the saved answer, where that has not changed', () => {
  writeFileSync(join(folder, 'e001.txt'), ANSWER)
  writeFileSync(join(folder, 'e002.txt'), ANSWER.replace('Monday', 'Sunday'))
  const { stdout, fileOf } = makeTexts([], ['e001', 'e002', 'e003'].map(excerpt))
  expect(readFileSync(fileOf('e001'), 'utf8')).toBe('Our hearing is on Monday.\n')
  expect(existsSync(fileOf('e002'))).toBe(false)
  expect(stdout).toContain('e002: another text')
  expect(stdout).toContain('e003: its answer was not saved')
})
