import { guide } from '../generated/guide.ts'
import type { GuideEntry } from './guide/entry.ts'

/**
 * The guide: the whole process under the 2020 rule, in our own words, by chapter in the order of reading. It is
 * written in `content/guide`.
 */
export { guide }

const bySlug = new Map(guide.map((entry) => [entry.slug, entry]))

/** The entry of this name; undefined where there is none. */
export function guideEntry(slug: string): GuideEntry | undefined {
  return bySlug.get(slug)
}
