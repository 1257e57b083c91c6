import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './debianPackages.ts'

/** The same browser without a window first: what draws windows that nobody sees takes a third of the work of the tests. */
const headless = 'chromium-headless-shell'
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Without any font of its own a bare machine draws boxes. */
const fonts = 'fonts-liberation'
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of a Chromium: the one that CHROMIUM names, the installed one without a window, Debian's package of it,
 * which is installed where it is missing (older releases lack it), or another one.
 *
 * @throws Error with a sentence where there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const installed = process.env.CHROMIUM ?? onPath([headless])
  if (installed) return installed
  await installPackages([fonts, headless])
  if (!onPath()) await installPackages([fonts, 'chromium'])
  const found = onPath()
  if (found) return found
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM to its path.')
}

function onPath(wanted: readonly string[] = names): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = wanted.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...(wanted === names ? [macChrome] : [])].find((path) => existsSync(path))
}
