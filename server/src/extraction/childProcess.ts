import { fileURLToPath } from 'node:url'
import { type ConfinedProcess, startConfined } from './confined.ts'
import { HEAP_MB } from './limits.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the child may read: code, and not the data folder. It may write nothing and start nothing. */
const READABLE = [
  '../../../node_modules/*',
  '../../../core/*',
  './*',
  '../../package.json',
  '../../../package.json',
].map((path) => `--allow-fs-read=${fromHere(path)}`)

/** Starts a process that waits for one document on its standard input and ends when that closes. */
export function startChild(): ConfinedProcess {
  const args = [
    '--permission',
    ...READABLE,
    `--max-old-space-size=${HEAP_MB}`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    fromHere('./child.ts'),
  ]
  return startConfined(process.execPath, args, {})
}
