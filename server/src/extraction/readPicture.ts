import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { GreyPicture } from '@hub/core/extract/extracted'

const LONGEST_MS = 60_000

let found: boolean | undefined

/** Whether `tesseract` is installed here. Asked once. */
export function canReadPictures(): boolean {
  found ??= spawnSync('tesseract', ['--version'], { stdio: 'ignore' }).status === 0
  return found
}

/**
 * Reads the words of a picture with `tesseract`, by pipes: nothing touches the disk. Answers '' where it
 * finds none, fails or takes longer than a minute.
 */
export async function readPicture(picture: GreyPicture, signal: AbortSignal): Promise<string> {
  const { dotsPerInch, height, pixels, width } = picture
  const reader = spawn(
    'tesseract',
    ['stdin', 'stdout', '-l', 'eng', '--dpi', String(Math.round(dotsPerInch))],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    },
  )
  // Aborted or missing: what it wrote until then counts.
  reader.on('error', () => {})
  reader.stdin.on('error', () => {})
  reader.stdin.write(`P5\n${width} ${height}\n255\n`)
  reader.stdin.end(pixels)
  // A form feed ends each page.
  return (await text(reader.stdout)).replaceAll('\f', '').trim()
}
