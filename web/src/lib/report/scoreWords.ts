import type { Report } from '@hub/core/analysis/report'

type Compliance = Report['compliance']
export type PointState = Compliance['points'][number]['state']

/** The states in the order of the score's segments. */
export const pointStates = ['found', 'ask', 'contradicted', 'not_found'] as const

/** A state of a point in words. */
export const stateWords: Readonly<Record<PointState, string>> = {
  found: 'found',
  ask: 'to check',
  contradicted: 'seems to go against',
  not_found: 'not found',
}

/** How many points are in each state. */
export function countPoints(points: Compliance['points']): Record<PointState, number> {
  const counts = { found: 0, ask: 0, contradicted: 0, not_found: 0 }
  for (const { state } of points) counts[state] += 1
  return counts
}

/** What the count means: the things that the rule asks, of which the document speaks or must. */
export function countMeaning(points: Compliance['points'], noun: string): string {
  const { found, ask, contradicted, not_found } = countPoints(points)
  const rest = [
    ask > 0 && `${ask} ${ask === 1 ? 'needs' : 'need'} a check`,
    contradicted > 0 &&
      `${contradicted} ${contradicted === 1 ? 'seems' : 'seem'} to go against the rule`,
    not_found > 0 && `${not_found} ${not_found === 1 ? 'was' : 'were'} not found`,
  ].filter((part) => part !== false)
  const things = points.length === 1 ? '1 thing' : `${points.length} things`
  const asks = `The count covers ${things} that the rule asks for and this ${noun} must or could say.`
  const share = found === points.length ? 'all' : found === 0 ? 'none' : `${found}`
  return [asks, `We found ${share} of them.`, othersIn(rest, points.length - found, found)]
    .filter(Boolean)
    .join(' ')
}

/** What became of those that were not found to be met: "The other 2 seem to go against the rule." */
function othersIn(states: readonly string[], count: number, found: number): string {
  const [only, ...more] = states
  if (only === undefined) return ''
  if (found === 0 || more.length > 0)
    return `Of ${found === 0 ? 'these' : 'the others'}, ${listed(states)}.`
  return `The other ${count === 1 ? only.replace('1', 'one') : only}.`
}

/** The spec's colours: 90 and above green, 70 to 89 yellow, below 70 red. */
export function scoreBand(score: number): { colour: 'green' | 'yellow' | 'red'; words: string } {
  if (score >= 90) return { colour: 'green', words: 'Green: 90 or more' }
  if (score >= 70) return { colour: 'yellow', words: 'Yellow: 70 to 89' }
  return { colour: 'red', words: 'Red: below 70' }
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  const comma = parts.length > 2 ? ',' : ''
  return `${parts.slice(0, -1).join(', ')}${comma} and ${last}`
}
