import { fileURLToPath } from 'node:url'
import { type ConfinedProcess, startConfined } from './confined.ts'
import { HEAP_MB } from './limits.ts'
import type { Walls } from './walls/walls.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What a script of this folder may read: code, and not the data folder. */
const folders = ['../../../node_modules', '../../../core', '.'].map(fromHere)
const files = ['../../package.json', '../../../package.json'].map(fromHere)
const readable = [...folders, ...files]

/** It may write nothing and start nothing, and no signal opens its inspector. */
const PERMISSIONS = [
  '--permission',
  ...folders.map((folder) => `--allow-fs-read=${folder.replace(/\/$/, '')}/*`),
  ...files.map((file) => `--allow-fs-read=${file}`),
  '--disable-sigusr1',
  '--no-addons',
  '--no-experimental-sqlite',
  '--disallow-code-generation-from-strings',
]

/**
 * Starts a script of this folder behind walls and under the limits of a reader.
 *
 * @param isBare without Node's own permissions, to see what the walls alone hold
 */
export function startScript(
  script: string,
  {
    walls,
    isBare = false,
    args = [],
  }: { walls: Walls; isBare?: boolean; args?: readonly string[] },
): ConfinedProcess {
  const node = process.execPath
  const options = [
    ...(isBare ? [] : PERMISSIONS),
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
  ]
  return startConfined(walls, {
    command: [node, ...options, fromHere(script), ...args],
    readable: [...readable, node],
    env: {},
  })
}
