import type { Name } from './names.ts'

/** Words after a date tell about it less often than those before it. */
const AFTER_COSTS = 1.5
const AFTER_STARTS_AT = 14

/** Words farther from a date name it only where people come to it, or where it is what the case is about. */
const FARTHEST_NAME = 45

/** @param far the names that count from farther away as well */
export function nearestName(
  table: readonly Name[],
  before: string,
  after: string,
  far = /^/,
): string | null {
  let best: string | null = null
  let least = Infinity
  for (const { words, name } of table) {
    const consider = (distance: number) => {
      const isNear = distance < FARTHEST_NAME || far.test(name)
      if (distance < least && isNear) [best, least] = [name, distance]
    }
    for (const match of before.matchAll(words))
      consider(before.length - match.index - match[0].length)
    const match = after.matchAll(words).next().value
    if (match) consider(AFTER_STARTS_AT + match.index * AFTER_COSTS)
  }
  return best
}

/** The words, with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
