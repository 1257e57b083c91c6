import type { Vocabulary } from './encoder.ts'

/** Parts each text into tokens once, however often it is asked for. */
export function tokenizeOnce(vocabulary: Vocabulary): (text: string) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  return (text) => {
    const tokens = known.get(text) ?? vocabulary.tokenize(text)
    known.set(text, tokens)
    return tokens
  }
}
