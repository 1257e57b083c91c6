import { readdir, readFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FileType } from '@hub/core/extract/extracted'
import { buildDocx, paragraph } from '@hub/core/extract/fixtures/buildDocx'
import { buildPdf } from '@hub/core/extract/fixtures/buildPdf'
import { expect, test } from 'vitest'
import { warmUp } from './childProcess.ts'
import { extractInChild } from './extractInChild.ts'
import { buildDoc } from './fixtures/buildDoc.ts'
import { scanOf } from './fixtures/scanOf.ts'
import { usualLimits } from './limits.ts'
import { readsEnglish } from './readPicture.ts'
import { findProgram } from './walls/findProgram.ts'
import { findWalls, openFrom, possibleWalls } from './walls/findWalls.ts'

const WORDS = 'You may have an advisor of your choice.'
const signal = new AbortController().signal

async function* inParts(bytes: Uint8Array, size = 1000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const extract = (bytes: Uint8Array, type: FileType, limits = usualLimits) =>
  extractInChild(inParts(bytes), type, { signal, limits })

const pdf = () => buildPdf([{ lines: [{ x: 72, y: 700, text: WORDS }] }])
const files: [FileType, () => Uint8Array][] = [
  ['txt', () => Buffer.from(WORDS)],
  ['docx', () => buildDocx(paragraph(WORDS))],
  ['doc', () => buildDoc(`${WORDS}\r`)],
  ['pdf', pdf],
]

test.each(files)('a %s file is read by a process of its own', async (type, make) => {
  const { document, readBy, notes } = await extract(make(), type)
  expect(document).toEqual({ text: WORDS, pages: [{ number: 1, start: 0, end: WORDS.length }] })
  expect({ readBy, notes }).toEqual({ readBy: 'text', notes: [] })
})

test('every kind of file is read where the process may open nothing more', async () => {
  const behind = possibleWalls().find(({ freezes }) => freezes)
  // Not where the system lacks prlimit.
  if (!behind || !(await openFrom(behind))) return
  for (const [type, make] of files) {
    const { document } = await extractInChild(inParts(make()), type, { signal, behind })
    expect([type, document.text]).toEqual([type, WORDS])
  }
})

test.runIf(platform() === 'linux')('Tesseract runs behind all walls of this machine', async () => {
  expect(findProgram('tesseract'), 'Please install Tesseract (tesseract-ocr).').not.toBeNull()
  for (const walls of possibleWalls()) {
    const isStanding = (await openFrom(walls)) !== null
    expect([walls, await readsEnglish(walls)]).toEqual([walls, isStanding])
  }
})

test('a field of an old Word file is read as its result', async () => {
  const made = buildDoc('See page \x13PAGE \x144\x15 of the policy.\r')
  expect((await extract(made, 'doc')).document.text).toBe('See page 4 of the policy.')
})

test('a problem comes back as its code', async () => {
  await expect(extract(new Uint8Array(0), 'pdf')).rejects.toThrow('empty')
  await expect(extract(pdf().slice(0, 200), 'pdf')).rejects.toThrow('damaged')
  await expect(extract(Buffer.from(WORDS), 'doc')).rejects.toThrow('unsupported')
})

test('a document that takes too long is stopped', async () => {
  await expect(extract(pdf(), 'pdf', { ...usualLimits, milliseconds: 5 })).rejects.toThrow(
    'timeout',
  )
})

test('a document that takes too much memory is stopped', async () => {
  const large = Buffer.from('word '.repeat(1e6))
  await expect(extract(large, 'txt', { ...usualLimits, megabytes: 20 })).rejects.toThrow('memory')
})

test('giving up ends the process and gives its reason', async () => {
  const giveUp = new AbortController()
  const reading = extractInChild(inParts(pdf()), 'pdf', { signal: giveUp.signal })
  giveUp.abort(new Error('no longer wanted'))
  await expect(reading).rejects.toThrow('no longer wanted')
})

test('however early reading is given up, it ends at once and the next document is read', async () => {
  for (const milliseconds of [0, 1, 2, 4, 8, 16, 32, 64, 128, 256]) {
    const giveUp = new AbortController()
    const reading = extractInChild(inParts(pdf()), 'pdf', { signal: giveUp.signal })
    setTimeout(() => giveUp.abort(new Error('no longer wanted')), milliseconds)
    await reading.catch(() => {})
  }
  expect((await extract(Buffer.from(WORDS), 'txt')).document.text).toBe(WORDS)
  // Other tests end whole hubs, whose processes take a moment to notice.
  await expect.poll(leftBehind).toEqual([])
})

/** The readers of this checkout that nobody owns any more. */
async function leftBehind(): Promise<string[]> {
  const script = fileURLToPath(new URL('child.ts', import.meta.url))
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const told = pids.map(async (pid) => {
    const ofProcess = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
    const isReader = (await ofProcess('cmdline')).includes(script)
    return isReader && /^PPid:\t1$/m.test(await ofProcess('status')) ? [pid] : []
  })
  return (await Promise.all(told)).flat()
}

test('what fails while the file is fetched is told', async () => {
  async function* broken() {
    yield Buffer.from('some ')
    throw new Error('the storage is gone')
  }
  await expect(extractInChild(broken(), 'txt', { signal })).rejects.toThrow('the storage is gone')
})

test('a process that was started ahead reads like any other, and once', async () => {
  await warmUp()
  await warmUp()
  const texts = await Promise.all(
    ['one', 'two', 'three'].map((word) => extract(Buffer.from(word), 'txt')),
  )
  expect(texts.map(({ document }) => document.text)).toEqual(['one', 'two', 'three'])
})

test('a scan is read where Tesseract reaches nothing, and else said to be one', async () => {
  const reading = extract(buildPdf([{ picture: scanOf('TITLE') }]), 'pdf')
  if ((await findWalls()).openToPictures.length > 0)
    await expect(reading).rejects.toThrow(/^no_text$/)
  else expect((await reading).document.text).toBe('TITLE')
})
