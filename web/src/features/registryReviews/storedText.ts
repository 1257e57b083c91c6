import { readText, type StoredText } from '../../lib/content/readText.ts'
import { replace, textOf } from '../../lib/reading/readings.ts'
import type { Source } from '../../lib/reading/useReading.ts'
import type { RegistryReview } from '../../wallet/registry/records.ts'

type Written = Pick<RegistryReview, 'contentHash' | 'reviewer'>

/** How the text of a review is read; every part of a screen that shows it shares the call. */
export function storedText({ contentHash, reviewer }: Written): Source<StoredText> {
  return {
    key: ['content', contentHash, reviewer],
    read: (signal) => readText(contentHash, signal, reviewer),
  }
}

/** Shows at once that a text was removed. */
export function forgetText(review: Written): void {
  const gone: StoredText = { state: 'gone' }
  replace(textOf(storedText(review).key), gone)
}
