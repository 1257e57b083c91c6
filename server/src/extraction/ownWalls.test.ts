/** The server's own readers stand behind the walls that were found, whatever a test gives to others. */
import { expect, test, vi } from 'vitest'
import { warmUp } from './childProcess.ts'
import { startConfined } from './confined.ts'
import { extractInChild } from './extractInChild.ts'
import { canReadPictures, readPicture } from './readPicture.ts'
import { findProgram } from './walls/findProgram.ts'
import { findWalls } from './walls/findWalls.ts'
import type { Walls } from './walls/walls.ts'

vi.mock('./walls/findWalls.ts')
vi.mock('./walls/findProgram.ts')
vi.mock('./confined.ts', { spy: true })

const found: Walls = { bubblewrap: null, user: null, freezes: false }
vi.mocked(findWalls).mockResolvedValue({ walls: found, open: [], openToPictures: [] })
// In place of Tesseract, which not every machine has.
vi.mocked(findProgram).mockReturnValue('/bin/true')

const signal = new AbortController().signal
async function* words() {
  yield Buffer.from('Dear student')
}
const picture = { width: 1, height: 1, dotsPerInch: 300, pixels: new Uint8Array(1) }

test.each([
  ['a document', () => extractInChild(words(), 'txt', { signal })],
  ['the next document', warmUp],
  ['a picture', () => readPicture(picture, signal)],
])('the reader of %s is started behind the walls that the machine allows', async (_, read) => {
  const started = vi.mocked(startConfined)
  started.mockClear()
  await read()
  expect(started).toHaveBeenCalledOnce()
  expect(started.mock.calls[0]?.[0]).toBe(found)
})

test('Tesseract is not started behind walls that leave it something to reach', async () => {
  const started = vi.mocked(startConfined)
  started.mockClear()
  vi.mocked(findWalls).mockResolvedValue({
    walls: found,
    open: [],
    openToPictures: ['the network'],
  })
  expect(await canReadPictures()).toBe(false)
  // As a reader of documents would send it that was taken over.
  expect(await readPicture(picture, signal)).toBe('')
  expect(started).not.toHaveBeenCalled()
})
