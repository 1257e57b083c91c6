/** Runs in a thread of its own, so that a message that is heard does not hold up the server. */
import type { Listened, Listener } from '@hub/core/retrieval/listener'
import { openListener } from './openListener.ts'

/** What the thread is asked: to hear texts, or with none only to open the model. */
export interface Work {
  readonly texts?: readonly string[]
  readonly sentences?: readonly string[]
  /** The model's folder. */
  readonly folder: string
}

let opening: Promise<Listener> | undefined

/** The thread opens the model at its first work and keeps it. One that could not be opened is tried again. */
export default async function work({ folder, sentences, texts = [] }: Work): Promise<Listened> {
  opening ??= openListener(folder).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  const listener = await opening
  return listener.listen(texts, sentences)
}
