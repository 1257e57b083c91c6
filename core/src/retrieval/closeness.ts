import type { Statement } from '../knowledge/guide/entry.ts'
import { guide } from '../knowledge/guide.ts'
import { stemsOf } from './stems.ts'

/** How much of a question's words a statement holds, from 0 to 1. */
export type Closeness = (statement: Statement) => number

/** @param text the question */
export function closenessTo(text: string): Closeness {
  const stems = [...new Set(stemsOf(text))].map((stem) => [stem, rarityOf(stem)] as const)
  const all = stems.reduce((sum, [, rarity]) => sum + rarity, 0) || 1
  return (statement) => {
    const held = stemsIn(statement)
    return stems.reduce((sum, [stem, rarity]) => sum + (held.has(stem) ? rarity : 0), 0) / all
  }
}

const stemsHeld = new WeakMap<Statement, ReadonlySet<string>>()

function stemsIn(statement: Statement): ReadonlySet<string> {
  const known = stemsHeld.get(statement)
  if (known) return known
  const stems = new Set(stemsOf(statement.text))
  stemsHeld.set(statement, stems)
  return stems
}

let often: Map<string, number> | undefined

/** How much a word says: the more, the fewer entries of the guide use it. One that none uses says nothing. */
function rarityOf(stem: string): number {
  often ??= timesOfStems()
  const times = often.get(stem) ?? 0
  return times === 0 ? 0 : Math.log(1 + guide.length / times)
}

function timesOfStems(): Map<string, number> {
  const times = new Map<string, number>()
  for (const { answer, more, title } of guide) {
    const said = [...answer, ...more.flatMap(({ statements }) => statements)]
    const stems = [...stemsOf(title), ...said.flatMap((statement) => [...stemsIn(statement)])]
    for (const stem of new Set(stems)) times.set(stem, (times.get(stem) ?? 0) + 1)
  }
  return times
}
