import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stampFile = join(root, '.build', 'stamp')

/** What the built files are made from; a change below one of these asks for a new build. */
const sources = ['web', 'core/src', 'api/src', 'tools/build', 'package-lock.json']

/** Builds everything that the server serves. */
export async function build(): Promise<void> {
  const stamp = await hashSources()
  // Loaded only here: a start without a build must not pay for the bundler.
  const [{ buildFonts }, { buildSchools }, { buildWeb }] = await Promise.all([
    import('./fonts.ts'),
    import('./schools.ts'),
    import('./web.ts'),
  ])
  await mkdir(join(root, '.build'), { recursive: true })
  await Promise.all([buildFonts(), buildSchools()])
  await buildWeb()
  await writeFile(stampFile, stamp)
}

/** Builds only when a source changed since the last build that was finished. */
export async function buildIfChanged(): Promise<void> {
  const built = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : null
  if (built === (await hashSources())) return
  process.stdout.write('Building the web pages...\n')
  await build()
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of await filesBelow(join(root, source))) {
      hash.update(file.slice(root.length)).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
