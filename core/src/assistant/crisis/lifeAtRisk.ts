import type { Crisis, CrisisKind } from './crisis.ts'

/**
 * Whose life a message fears for, where that changes what to say:
 * - other: somebody else's, such as a child's or a friend's. "They are going to kill themselves" is a danger too, but
 *   nobody has to be kept out.
 * - child: a child's, who is not to be left alone
 * - either: the rules found both the writer's and somebody else's, and cannot tell
 */
export type LifeAtRisk = 'child' | 'other' | 'either'

/** Harm that somebody does to the writer: who is in danger themselves is told how to get away. */
const harmByAnother: ReadonlySet<CrisisKind> = new Set(['assault', 'partner', 'stalking'])

/** By the kinds that were found alone; null where what is said of the most urgent kind fits. */
export function lifeAtRisk({ kind, kinds }: Pick<Crisis, 'kind' | 'kinds'>): LifeAtRisk | null {
  if (!kinds.includes('otherLife')) return null
  if (kinds.includes('child')) return 'child'
  const isHarmed = kinds.some((each) => harmByAnother.has(each))
  if (kind === 'danger' && isHarmed) return null
  if (kind !== 'danger' && kind !== 'selfHarm') return null
  return kinds.includes('selfHarm') ? 'either' : 'other'
}
