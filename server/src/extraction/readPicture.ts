import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { GreyPicture } from '@hub/core/extract/extracted'
import { type ConfinedProcess, endConfined, startConfined } from './confined.ts'
import { PICTURE_MS } from './limits.ts'
import { findProgram } from './walls/findProgram.ts'
import { findWalls } from './walls/findWalls.ts'
import type { Walls } from './walls/walls.ts'

/** Where systems keep what Tesseract has learnt of each language. */
const LEARNT = ['/usr/share/tesseract-ocr', '/usr/share/tesseract', '/usr/share/tessdata']

let isThere: Promise<boolean> | null = null

/**
 * Whether the reader of print is installed, runs behind walls that leave it nothing to reach, and knows English; asked
 * once. Where only the reader of documents can be held (no bubblewrap), pictures are not read.
 */
export function canReadPictures(): Promise<boolean> {
  isThere ??= wallsOfPictures().then((walls) => walls !== null && readsEnglish(walls))
  return isThere
}

/** @returns null where Tesseract would still reach something */
async function wallsOfPictures(): Promise<Walls | null> {
  const { walls, openToPictures } = await findWalls()
  return openToPictures.length === 0 ? walls : null
}

/** Whether Tesseract runs behind these walls and finds there what it has learnt of English. */
export async function readsEnglish(walls: Walls): Promise<boolean> {
  const probe = startTesseract(walls, ['--list-langs'])
  if (!probe) return false
  probe.stdin.end()
  return (await text(probe.stdout)).split('\n').includes('eng')
}

/**
 * The words in a picture of a page, read by Tesseract on this machine; '' where it finds none, fails or takes
 * too long. The picture goes through a pipe: it is never a file.
 */
export async function readPicture(picture: GreyPicture, signal: AbortSignal): Promise<string> {
  const args = ['stdin', 'stdout', '--dpi', String(picture.dotsPerInch), '-l', 'eng']
  // A reader of documents that was taken over could send a picture where none is wanted.
  const walls = await wallsOfPictures()
  const child = walls && startTesseract(walls, args)
  if (!child) return ''
  const kill = () => endConfined(child)
  const timer = setTimeout(kill, PICTURE_MS)
  signal.addEventListener('abort', kill)
  try {
    const ended = once(child, 'close')
    child.stdin.write(`P5\n${picture.width} ${picture.height}\n255\n`)
    child.stdin.end(picture.pixels)
    const words = await child.stdout.setEncoding('utf8').toArray()
    const [code] = (await ended) as [number | null]
    return code === 0 ? words.join('') : ''
  } catch {
    return ''
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
  }
}

/** @returns null where it is not installed */
export function startTesseract(walls: Walls, args: readonly string[]): ConfinedProcess | null {
  const program = findProgram('tesseract')
  if (!program) return null
  const { TESSDATA_PREFIX } = process.env
  const learnt = TESSDATA_PREFIX ? [TESSDATA_PREFIX] : LEARNT
  return startConfined(walls, {
    command: [program, ...args],
    readable: [program, ...learnt.filter((path) => existsSync(path))],
    env: { OMP_THREAD_LIMIT: '1', ...(TESSDATA_PREFIX && { TESSDATA_PREFIX }) },
  })
}
