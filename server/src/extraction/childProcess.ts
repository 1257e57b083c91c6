import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type ConfinedProcess, startConfined } from './confined.ts'
import { HEAP_MB, SPARE_MS } from './limits.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the child may read: code, and not the data folder. It may write nothing and start nothing. */
const READABLE = [
  '../../../node_modules/*',
  '../../../core/*',
  './*',
  '../../package.json',
  '../../../package.json',
].map((path) => `--allow-fs-read=${fromHere(path)}`)

let spare: { child: ConfinedProcess; timer: NodeJS.Timeout } | null = null

/** A process that waits for one document on its standard input and ends when that closes. */
export function takeChild(): ConfinedProcess {
  const ready = spare
  spare = null
  if (!ready) return startChild()
  clearTimeout(ready.timer)
  hold(ready.child, true)
  return ready.child
}

/**
 * Starts a process ahead of its document, which saves the time of its start: call it when an upload begins. One
 * waits at most, for a minute, and it does not keep the server from ending.
 */
export function warmUp(): void {
  if (spare) return
  const child = startChild()
  const drop = () => {
    if (spare?.child === child) spare = null
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
  const timer = setTimeout(drop, SPARE_MS)
  timer.unref()
  child.once('exit', drop)
  hold(child, false)
  spare = { child, timer }
}

function startChild(): ConfinedProcess {
  return startScript('./child.ts')
}

/** Starts a script of this folder under the child's limits. */
export function startScript(script: string, ...args: string[]): ConfinedProcess {
  const options = [
    '--permission',
    ...READABLE,
    `--max-old-space-size=${HEAP_MB}`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ]
  return startConfined(process.execPath, [...options, fromHere(script), ...args], {})
}

/** Whether the process and its pipes keep this one from ending. */
function hold(child: ConfinedProcess, isHeld: boolean): void {
  for (const handle of [child, child.stdin as Socket, child.stdout as unknown as Socket]) {
    if (isHeld) handle.ref()
    else handle.unref()
  }
}
