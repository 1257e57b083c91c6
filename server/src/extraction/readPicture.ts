import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { GreyPicture } from '@hub/core/extract/extracted'
import { startConfined } from './confined.ts'
import { PICTURE_MS } from './limits.ts'

const PROGRAM = 'tesseract'
let isThere: Promise<boolean> | null = null

/** Whether the reader of print is installed; asked once. */
export function canReadPictures(): Promise<boolean> {
  isThere ??= new Promise((resolve) => {
    const probe = spawn(PROGRAM, ['--version'], { stdio: 'ignore' })
    probe.on('error', () => resolve(false))
    probe.on('exit', (code) => resolve(code === 0))
  })
  return isThere
}

/**
 * The words in a picture of a page, read by Tesseract on this machine; '' where it finds none, fails or takes
 * too long. The picture goes through a pipe: it is never a file.
 */
export async function readPicture(picture: GreyPicture, signal: AbortSignal): Promise<string> {
  const { PATH = '', TESSDATA_PREFIX } = process.env
  const args = ['stdin', 'stdout', '--dpi', String(picture.dotsPerInch), '-l', 'eng']
  const child = startConfined(PROGRAM, args, {
    PATH,
    OMP_THREAD_LIMIT: '1',
    ...(TESSDATA_PREFIX && { TESSDATA_PREFIX }),
  })
  const kill = () => child.kill('SIGKILL')
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
