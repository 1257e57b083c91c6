import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { run } from './run.ts'

/** The same browser without a window first: what draws windows that nobody sees took a sixth of the time of the tests. */
const headless = 'chromium-headless-shell'
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Without any font of its own a bare machine draws boxes. */
const fonts = 'fonts-liberation'
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of a Chromium: the one that CHROMIUM names, an installed one, or Debian's package, which is
 * installed where none is found (older releases lack the one without a window).
 *
 * @throws Error with a sentence where there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const installed = process.env.CHROMIUM ?? onPath()
  if (installed) return installed
  process.stdout.write('Installing Chromium for the browser tests...\n')
  if (existsSync('/usr/bin/apt-get') && userInfo().uid === 0) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], quiet)
    const install = ['install', '-y', '-qq', '--no-install-recommends', fonts]
    for (const browser of [headless, 'chromium']) {
      if (!onPath()) await run('apt-get', [...install, browser], quiet)
    }
  }
  const found = onPath()
  if (found) return found
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM to its path.')
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    macChrome,
  ]
  return candidates.find((path) => existsSync(path))
}
