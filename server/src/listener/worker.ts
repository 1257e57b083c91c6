/** Runs in a thread of its own, so that a message that is heard does not hold up the server. */
import type { Heard, HeardSentence, Listener } from '@hub/core/retrieval/listener'
import { openListener } from './openListener.ts'

/** What the thread is asked: to hear texts, or with none only to open the model; or to compare one with statements. */
export interface Work {
  readonly texts: readonly string[]
  /** What the one text is compared with. */
  readonly statements?: readonly string[]
  /** The texts are sentences of one message. */
  readonly areSentences?: boolean
  /** The model's folder. */
  readonly folder: string
}

let opening: Promise<Listener> | undefined

/** The thread opens the model at its first work and keeps it. One that could not be opened is tried again. */
export default async function work({
  areSentences = false,
  folder,
  statements,
  texts,
}: Work): Promise<readonly Heard[] | readonly HeardSentence[] | readonly number[]> {
  opening ??= openListener(folder).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  const listener = await opening
  const [text = ''] = texts
  if (statements) return listener.compare(text, statements)
  if (areSentences) return listener.hearSentences(texts)
  return texts.length === 0 ? [] : listener.listen(texts)
}
