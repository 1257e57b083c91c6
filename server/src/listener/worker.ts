/** Runs in a thread of its own, so that a message that is heard does not hold up the server. */
import type { Listened, Listener, Pair } from '@hub/core/retrieval/listener'
import { openListener } from './openListener.ts'

/** What the thread is asked: to hear a message or to compare pairs, or with neither only to open the model. */
export interface Work {
  readonly texts?: readonly string[]
  readonly sentences?: readonly string[]
  readonly pairs?: readonly Pair[]
  /** The model's folder. */
  readonly folder: string
}

let opening: Promise<Listener> | undefined

/** The thread opens the model at its first work and keeps it. One that could not be opened is tried again. */
export default async function work({
  folder,
  pairs,
  sentences,
  texts = [],
}: Work): Promise<Listened | readonly number[]> {
  opening ??= openListener(folder).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  const listener = await opening
  return pairs ? listener.compare(pairs) : listener.listen(texts, sentences)
}
