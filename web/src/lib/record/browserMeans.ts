import type { Means } from '@hub/core/record/book'
import { sha256 } from '../content/digest.ts'

/** What a record takes from the browser. */
export const browserMeans: Means = {
  sha256,
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  now: () => new Date().toISOString(),
}
