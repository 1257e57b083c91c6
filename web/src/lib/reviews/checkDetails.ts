import type { Detail } from '@hub/core/privacy/detail'
import type { DetailAnswer, DetailQuestion } from './detailWorker.ts'

let shared: Worker | undefined
let asked = 0

/** Fetches the check's code, unless it is there. */
export function prepareCheck(): void {
  worker()
}

/**
 * Looks through a text for what could point to a person, in this browser and beside the page; nothing is sent.
 *
 * @throws Error where the check's code did not load
 */
export function checkDetails(text: string, schoolName: string): Promise<readonly Detail[]> {
  const own = worker()
  asked += 1
  const question: DetailQuestion = { id: asked, text, schoolName }
  const { promise, resolve, reject } = Promise.withResolvers<readonly Detail[]>()
  const hear = ({ data }: MessageEvent<DetailAnswer>) => {
    if (data.id === question.id) resolve(data.details)
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
  // One whose script did not come would never answer.
  started.addEventListener('error', () => {
    if (shared === started) shared = undefined
    started.terminate()
  })
  shared = started
  return started
}
