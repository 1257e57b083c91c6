import { setTimeout as wait } from 'node:timers/promises'
import { loadAssistant } from './loadAssistant.ts'

const LOOK_MS = 100
/** The part of the time in which an idle server is at work. */
const IDLE = 0.2

/**
 * Makes the assistant ready, so that nobody's question waits for it: its code, whose patterns are made as it loads. In
 * pieces, each while the server has nothing else to do: a piece holds up whoever comes just then. A question that
 * comes before is answered as ever, and has to wait.
 *
 * @param idle settles when the next piece may be done
 */
export async function warmAssistant(idle: () => Promise<void> = untilIdle): Promise<void> {
  for (const load of pieces) {
    await idle()
    await load()
  }
  await idle()
  // Code that has run once runs faster, and the index of words is made when it is first asked for.
  const { answer } = await loadAssistant()
  answer({ message: 'Who can be my advisor at the hearing?', history: [] })
}

/** What the assistant stands on comes first, so that no piece is big. */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import('@hub/core/knowledge/guide'),
  () => import('@hub/core/retrieval/findEntries'),
  () => import('@hub/core/assistant/crisis/findCrisis'),
  () => import('@hub/core/assistant/scope/judgeScope'),
  () => import('@hub/core/assistant/understand/topics'),
  () => import('@hub/core/assistant/open/documentAnswer'),
  loadAssistant,
]

/** Waits until the server has next to nothing to do. Keeps no process alive. */
export async function untilIdle(): Promise<void> {
  let busy = 1
  while (busy > IDLE) {
    const before = performance.eventLoopUtilization()
    await wait(LOOK_MS, undefined, { ref: false })
    busy = performance.eventLoopUtilization(before).utilization
  }
}
