import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Stamp } from './stamp.ts'

let root = ''
let stamp: Stamp

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hub-stamp-'))
  await mkdir(join(root, 'src', 'inside'), { recursive: true })
  await writeFile(join(root, 'src', 'inside', 'a.ts'), 'one')
  stamp = new Stamp(join(root, 'stamp'), root, ['src'])
})
afterEach(() => rm(root, { recursive: true }))

test('nothing is fresh before the first build, and all is after it', async () => {
  expect(await stamp.isFresh()).toBe(false)
  await stamp.write()
  expect(await stamp.isFresh()).toBe(true)
})

test('a file that was written again with the same words stays fresh', async () => {
  await stamp.write()
  const file = join(root, 'src', 'inside', 'a.ts')
  await writeFile(file, 'one')
  await utimes(file, new Date(0), new Date(0))
  expect(await stamp.isFresh()).toBe(true)
})

test.each([
  ['other words of the same length', 'inside/a.ts', 'two'],
  ['a new file', 'b.ts', ''],
])('%s ask for a build', async (_, name, words) => {
  await stamp.write()
  await writeFile(join(root, 'src', name), words)
  expect(await stamp.isFresh()).toBe(false)
})

test('a change while a build is under way asks for another', async () => {
  const read = stamp.read()
  await writeFile(join(root, 'src', 'b.ts'), 'b')
  await stamp.write(read)
  expect(await stamp.isFresh()).toBe(false)
})

test('a test is no source', async () => {
  await stamp.write()
  await writeFile(join(root, 'src', 'a.test.ts'), 'a')
  expect(await stamp.isFresh()).toBe(true)
})

test('sources that another stamp just looked at are not looked at again', async () => {
  await mkdir(join(root, 'own'))
  await writeFile(join(root, 'own', 'c.ts'), 'three')
  const both = new Stamp(join(root, 'both'), root, ['src', 'own'])
  await Promise.all([stamp.write(), both.write()])
  const looked = new Map<string, string>()
  expect(await stamp.isFresh(looked)).toBe(true)
  await writeFile(join(root, 'src', 'b.ts'), 'b')
  expect(await both.isFresh(looked)).toBe(true)
  expect(await both.isFresh()).toBe(false)
  await writeFile(join(root, 'own', 'd.ts'), 'd')
  expect(await both.isFresh(new Map([...looked].filter(([path]) => path.endsWith('src'))))).toBe(
    false,
  )
})
