import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, reach } from './manifest.ts'
import { buildScript } from './scripts.ts'

/** What the worker may keep: pages that are the same for everyone, and files of the program. */
interface Kept {
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
  const list = JSON.stringify({ cache: `offline-${digest.slice(0, 8)}`, ...kept })
  await writeFile(join(out, 'offline.js'), await buildScript(entry, 'iife', { KEPT: list }))
}

/** All that a page names, all that its screen can load, and its worker. */
async function openedPart(
  { page, screen, ...more }: (typeof OPENED)[number],
  out: string,
  manifest: Manifest,
): Promise<KeptPart> {
  const files = new Set(filesIn(await readFile(join(out, `${page}.html`), 'utf8')))
  if (!manifest[screen]) throw new Error(`The build made no screen ${screen}.`)
  for (const key of reach(manifest, screen, (later) => later !== STAMP)) {
    files.add(`/${manifest[key]?.file}`)
  }
  for (const name of await readdir(join(out, 'assets'))) {
    if ('worker' in more && more.worker.test(name)) files.add(`/assets/${name}`)
  }
  return { page, files: [...files].toSorted() }
}

function filesIn(html: string): string[] {
  return [...html.matchAll(/"(?<file>\/assets\/[^"]+)"/g)].map(({ groups }) => groups?.file ?? '')
}
