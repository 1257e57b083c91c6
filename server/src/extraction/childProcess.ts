import type { Socket } from 'node:net'
import { type ConfinedProcess, endConfined } from './confined.ts'
import { SPARE_MS } from './limits.ts'
import { startScript } from './startScript.ts'
import { findWalls } from './walls/findWalls.ts'
import type { Walls } from './walls/walls.ts'

let spare: { child: ConfinedProcess; timer: NodeJS.Timeout } | null = null

/** A process that waits for one document on its standard input and ends when that closes. */
export function takeChild(walls: Walls): ConfinedProcess {
  const ready = spare
  spare = null
  if (!ready) return startChild(walls)
  clearTimeout(ready.timer)
  hold(ready.child, true)
  return ready.child
}

/**
 * Starts a process ahead of its document, which saves the time of its start: call it when an upload begins. One
 * waits at most, for a minute, and it does not keep the server from ending.
 */
export async function warmUp(): Promise<void> {
  const { walls } = await findWalls()
  if (spare) return
  const child = startChild(walls)
  const drop = () => {
    if (spare?.child === child) spare = null
    clearTimeout(timer)
    endConfined(child)
  }
  const timer = setTimeout(drop, SPARE_MS)
  timer.unref()
  child.once('exit', drop)
  hold(child, false)
  spare = { child, timer }
}

function startChild(walls: Walls): ConfinedProcess {
  return startScript('./child.ts', { walls })
}

/** Whether the process and its pipes keep this one from ending. */
function hold(child: ConfinedProcess, isHeld: boolean): void {
  for (const handle of [child, child.stdin as Socket, child.stdout as unknown as Socket]) {
    if (isHeld) handle.ref()
    else handle.unref()
  }
}
