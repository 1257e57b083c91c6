import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = fileURLToPath(new URL('../..', import.meta.url))
const whole = join(
  root,
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
)
/** Where web/vite.config.ts finds it as `@fonts`. */
const slim = join(root, '.build/fonts/newsreader.woff2')

/** The weights and sizes that web/src/ui/styles/tokens.css uses; the rest of the face is 50 kB on each first visit. */
const axes = { wght: { min: 400, max: 600 }, opsz: { min: 16, max: 60 } }

/** Cuts the serif face down to what the screens use. */
export async function buildFonts(): Promise<void> {
  const font = await subsetFont(await readFile(whole), letters(), {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await mkdir(dirname(slim), { recursive: true })
  await writeFile(slim, font)
}

/** Latin-1, and the marks of well-set text. */
function letters(): string {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at)).join('')
  return `${range(0x20, 0x7f)}${range(0xa0, 0x100)}ıŒœŠšŽžŸ–—‘’‚“”„†‡•…‹›€™−→←`
}
