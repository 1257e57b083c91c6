import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Manifest } from './preloads.ts'

/** What the worker may keep: pages that are the same for everyone, and files of the program. */
export interface Kept {
  emergency: KeptPart
  opened: readonly KeptPart[]
}

interface KeptPart {
  page: string
  files: readonly string[]
}

/** The pages that are kept once they were opened, with their screens from `web` and what the bundler's manifest lacks. */
const OPENED = [
  // The worker makes its keys.
  {
    page: '/record',
    screen: 'src/features/record/RecordScreen.tsx',
    worker: /^passphraseWorker-[\w-]{8}\.js$/,
  },
  { page: '/timeline', screen: 'src/features/timeline/TimelineScreen.tsx' },
] as const
/** It asks the chain, and loads wallets for that: of no use without a connection. */
const STAMP = 'src/features/record/stamp/StampPart.tsx'
const ENTRY = 'index.html'

/**
 * Builds the service worker with the list of what it keeps, as `offline.js` beside the pages: its place is how far it
 * reaches. The name of its cache follows from the list, so that another build has another one.
 *
 * @param manifest the bundler's, by which the files of a screen are found
 */
export async function buildOfflineWorker(
  entry: string,
  out: string,
  manifest: Manifest,
): Promise<void> {
  const page = await readFile(join(out, 'emergency.html'), 'utf8')
  const kept: Kept = {
    emergency: { page: '/emergency', files: filesIn(page) },
    opened: await Promise.all(OPENED.map((part) => openedPart(part, out, manifest))),
  }
  const digest = createHash('sha256').update(JSON.stringify(kept)).update(page).digest('base64url')
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { KEPT: JSON.stringify({ cache: `offline-${digest.slice(0, 8)}`, ...kept }) },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'offline', fileName: () => 'offline.js' },
      minify: true,
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.')
  await writeFile(join(out, 'offline.js'), chunk.code)
}

/** All that a page names, all that its screen can load, and its worker. */
async function openedPart(
  { page, screen, ...more }: (typeof OPENED)[number],
  out: string,
  manifest: Manifest,
): Promise<KeptPart> {
  const files = new Set(filesIn(await readFile(join(out, `${page}.html`), 'utf8')))
  const add = (key: string, seen: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk || key === STAMP || seen.has(key)) return
    seen.add(key)
    files.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) add(next, seen)
    // The entry could load every screen.
    if (key !== ENTRY) for (const next of chunk.dynamicImports ?? []) add(next, seen)
  }
  if (!manifest[screen]) throw new Error(`The build made no screen ${screen}.`)
  add(screen, new Set())
  for (const name of await readdir(join(out, 'assets'))) {
    if ('worker' in more && more.worker.test(name)) files.add(`/assets/${name}`)
  }
  return { page, files: [...files].toSorted() }
}

function filesIn(html: string): string[] {
  return [...html.matchAll(/"(?<file>\/assets\/[^"]+)"/g)].map(({ groups }) => groups?.file ?? '')
}
