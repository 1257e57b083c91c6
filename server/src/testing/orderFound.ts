/** Fifty people, what each of them wrote, and how well an order that an attacker found follows the order of sending. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readFileIfThere } from './filesHold.ts'

export const PEOPLE = 50

/** What tells one text from the others, in the order of sending. */
export const markers = Array.from(
  { length: PEOPLE },
  (_, at) => `quokka${String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26))}mark`,
)

/** Orders that an attacker has found, each by its markers, under the way in which it was found. */
export type Found = Record<string, readonly string[]>

/** By chance one is right; nine or more would be once in a million tries. */
const CHANCE = 8
/** More than that is by chance once in some hundred thousand tries. */
const LOOSE = 0.62

/** The order in which each file holds the texts, as a whole: of the tables, of the log, of whatever there is. */
export async function orderInFiles(folder: string): Promise<Found> {
  const found: Found = {}
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFileIfThere(join(entry.parentPath, entry.name))
    // Most files lack the first one already, and to look for all fifty took most of the time of these tests.
    if (!markers.every((marker) => bytes.includes(marker))) continue
    found[`the file ${entry.name}`] = markers.toSorted(
      (one, other) => bytes.indexOf(one) - bytes.indexOf(other),
    )
  }
  return found
}

/** How many texts an order gives to who wrote them, read forwards or backwards. */
export function linked(order: readonly string[]): number {
  const right = (all: readonly string[]) =>
    all.filter((marker, at) => marker === markers[at]).length
  return Math.max(right(order), right(order.toReversed()))
}

/** The ways whose order ties texts to people better than chance, follows the sending as a whole, or lacks a text. */
export function betterThanChance(found: Found): string[] {
  return Object.entries(found)
    .filter(
      ([, order]) =>
        order.length !== PEOPLE || linked(order) > CHANCE || Math.abs(correlation(order)) > LOOSE,
    )
    .map(([by]) => by)
}

/** How far an order follows the sending: 1 or -1 where it is the same, about 0 where it is any (Spearman). */
function correlation(order: readonly string[]): number {
  const squares = order.map((marker, at) => (at - markers.indexOf(marker)) ** 2)
  const sum = squares.reduce((total, square) => total + square, 0)
  return 1 - (6 * sum) / (PEOPLE * (PEOPLE ** 2 - 1))
}
