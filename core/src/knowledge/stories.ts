import { stories } from '../generated/stories.ts'

/**
 * Long messages in which people ask for an entry of the guide, found by its slug: they teach the index how
 * stories sound, and the second opinion on crises that most stories are none. They are shown nowhere.
 */
export function storiesOf(slug: string): readonly string[] {
  const bySlug: Readonly<Record<string, readonly string[]>> = stories
  return bySlug[slug] ?? []
}
