import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { findProgram } from '@hub/server/extraction/walls/findProgram'
import { run } from './run.ts'

/** Programs of the system that tests run behind or try to break out of, and Debian's packages of them. */
const wanted = { bwrap: 'bubblewrap', tesseract: 'tesseract-ocr' }

const quiet = { DEBIAN_FRONTEND: 'noninteractive' }

let updating: Promise<number> | null = null

/** Installs what the tests of the walls around the reader of files need, where it is missing: some seconds. */
export async function installWallPrograms(): Promise<void> {
  const missing = Object.entries(wanted).filter(([program]) => !findProgram(program))
  if (missing.length > 0) await installPackages(missing.map(([, debian]) => debian))
}

/** Installs packages where that can be done: by root, with apt. What is missing then is told by the tests that need it. */
export async function installPackages(names: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || userInfo().uid !== 0) return
  process.stdout.write(`Installing for the tests: ${names.join(', ')}\n`)
  updating ??= run('apt-get', ['update', '-qq'], quiet)
  await updating
  // The machine may be installing something else.
  const wait = ['-o', 'DPkg::Lock::Timeout=120']
  await run(
    'apt-get',
    ['install', ...wait, '-y', '-qq', '--no-install-recommends', ...names],
    quiet,
  )
}
