import { hasTag } from '@hub/core/reviews/tags'

/** What is offered beside the box; any other word does as well. */
export const suggestedTags = ['communication', 'timeline', 'support', 'fair process'] as const

/** The tags with those typed in `text` (several with commas between) behind; none stands there twice. */
export function addTags(tags: readonly string[], text: string): readonly string[] {
  const result = [...tags]
  for (const typed of text.split(',')) {
    const tag = typed.trim().replace(/\s+/g, ' ')
    if (tag !== '' && !hasTag(result, tag)) result.push(tag)
  }
  return result
}
