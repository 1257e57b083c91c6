import type { Detail } from '@hub/core/privacy/detail'
import { useSyncExternalStore } from 'react'
import type { DetailAnswer, DetailQuestion } from './detailWorker.ts'

let shared: Worker | undefined
let asked = 0

/** The model that finds the most did not come. */
let rulesAlone = false
const listeners = new Set<() => void>()

/** Calls back when texts are looked through better than before, or no model has come for it. */
export function followCheck(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True where the model that finds the most did not come, so that rules look alone. */
export function useRulesAlone(): boolean {
  return useSyncExternalStore(followCheck, () => rulesAlone)
}

function tellOf(failed: boolean): void {
  rulesAlone = failed
  for (const listener of listeners) listener()
}

/** Fetches the check's code, and the model that finds the most, unless they are there. */
export function prepareCheck(): void {
  const wanted: DetailQuestion = 'get'
  worker().postMessage(wanted)
}

/**
 * Looks through a text for what could point to a person, in this browser and beside the page; nothing is sent.
 *
 * @throws Error where the check's code did not load
 */
export function checkDetails(text: string, schoolName: string): Promise<readonly Detail[]> {
  const own = worker()
  asked += 1
  const id = asked
  const question: DetailQuestion = { id, text, schoolName }
  const { promise, resolve, reject } = Promise.withResolvers<readonly Detail[]>()
  const hear = ({ data }: MessageEvent<DetailAnswer>) => {
    if (typeof data === 'object' && data.id === id) resolve(data.details)
  }
  const fail = () => reject(new Error('The script did not load.'))
  own.addEventListener('message', hear)
  own.addEventListener('error', fail)
  own.postMessage(question)
  return promise.finally(() => {
    own.removeEventListener('message', hear)
    own.removeEventListener('error', fail)
  })
}

function worker(): Worker {
  if (shared) return shared
  const started = new Worker(new URL('./detailWorker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<DetailAnswer>) => {
    if (data === 'ready' || data === 'failed') tellOf(data === 'failed')
  })
  // One whose script did not come would never answer.
  started.addEventListener('error', () => {
    if (shared === started) shared = undefined
    started.terminate()
  })
  shared = started
  return started
}
