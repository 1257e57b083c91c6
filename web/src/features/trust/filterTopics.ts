import type { Place, Topic } from '@hub/core/trust/statement'

/** What is chosen above the list; 'all' for everything. */
export interface TopicFilter {
  where: Place | 'all'
  /** A topic's slug. */
  part: string
}

export const everything: TopicFilter = { where: 'all', part: 'all' }

/** The topics that have something there, each with those of its lines alone. */
export function filterTopics(
  topics: readonly Topic[],
  { where, part }: TopicFilter,
): readonly Topic[] {
  const chosen = part === 'all' ? topics : topics.filter(({ slug }) => slug === part)
  if (where === 'all') return chosen
  return chosen.flatMap((topic) => {
    const lines = topic.lines.filter((line) => line.where.includes(where))
    return lines.length > 0 ? [{ ...topic, lines }] : []
  })
}
