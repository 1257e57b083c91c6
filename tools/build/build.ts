import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refreshContent } from './content/refresh.ts'
import { Stamp } from './stamp.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = join(root, '.build')

/** What each part is made from, and how. The bundler is loaded only for a build. */
const parts = [
  {
    stamp: stampOf('web', ['web', 'core/src', 'api/src', 'contracts/abi', 'models', 'tools/build']),
    build: async () => {
      const [{ buildFonts }, { buildSchools }, { buildWeb }] = await Promise.all([
        import('./fonts.ts'),
        import('./schools.ts'),
        import('./web.ts'),
      ])
      await Promise.all([buildFonts(), buildSchools()])
      await buildWeb()
    },
  },
  {
    stamp: stampOf('server', [
      'server/src',
      'core/src',
      'api/src',
      'contracts/abi',
      'contracts/deploy',
      'tools/build/server.ts',
    ]),
    build: async () => {
      await (await import('./server.ts')).buildServer()
      await dropCompiled()
    },
  },
] as const

type Part = (typeof parts)[number]

/** Builds everything that the server serves, and the server. */
export async function build(): Promise<void> {
  await refreshContent()
  await Promise.all(parts.map(buildPart))
}

/** Builds the parts of which a source changed since their last build that was finished. */
export async function buildIfChanged(): Promise<void> {
  await refreshContent()
  const looked = new Map<string, string>()
  const fresh = await Promise.all(parts.map(({ stamp }) => stamp.isFresh(looked)))
  const old = parts.filter((_, at) => !fresh[at])
  if (old.length === 0) return
  process.stdout.write('Building what has changed...\n')
  await Promise.all(old.map(buildPart))
}

async function buildPart({ build: make, stamp }: Part): Promise<void> {
  const read = stamp.read()
  await mkdir(out, { recursive: true })
  await make()
  await stamp.write(read)
}

/** What was compiled of the last bundle. The folders stay: a start that builds is about to write there. */
async function dropCompiled(): Promise<void> {
  const folder = join(out, 'compile-cache')
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(files.map(({ name, parentPath }) => rm(join(parentPath, name))))
}

function stampOf(name: string, sources: readonly string[]): Stamp {
  return new Stamp(join(out, `${name}.stamp`), root, [...sources, 'package-lock.json'])
}
