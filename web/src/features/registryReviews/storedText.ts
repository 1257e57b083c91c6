import type { DigestHex } from '../../lib/content/digest.ts'
import { readText, type StoredText } from '../../lib/content/readText.ts'
import { replace, textOf } from '../../lib/reading/readings.ts'
import type { Source } from '../../lib/reading/useReading.ts'

/** How the text under a digest is read; every part of a screen that shows it shares the call. */
export function storedText(digest: DigestHex): Source<StoredText> {
  return { key: ['content', digest], read: (signal) => readText(digest, signal) }
}

/** Shows at once that a text was removed. */
export function forgetText(digest: DigestHex): void {
  const gone: StoredText = { state: 'gone' }
  replace(textOf(storedText(digest).key), gone)
}
