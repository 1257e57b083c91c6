import { placeOf } from '../../learnt/traits.ts'
import { bytesOf } from './bytesOf.ts'
import * as names from './names.ts'
import * as vectors from './vectors.ts'

/** The row of a word's vector, from 1; 0 where it has none. */
export function wordOf(key: string): number {
  const part = firstPart(key)
  const one = part.length > 3 && part.endsWith('s') ? part.slice(0, -1) : part
  return rowOf(key) || rowOf(part) || rowOf(one)
}

/** Whether people are called so, as bits: 1 a given name, 2 a common one, 4 a surname, 8 a common one. */
export function nameOf(key: string): number {
  const part = firstPart(key)
  const { places, sorts } = lexicon().names
  return part.length < 2 ? 0 : (sorts[indexOf(places, placeOf(part))] ?? 0)
}

/** A word's vector: whole numbers from -7 to 7. */
export function vectorOf(row: number): Int8Array {
  const { levels, size } = lexicon().words
  return levels.subarray((row - 1) * size, row * size)
}

function rowOf(word: string): number {
  return word.length < 3 ? 0 : indexOf(lexicon().words.places, placeOf(word)) + 1
}

function firstPart(key: string): string {
  return key.split(/['’-]/)[0] ?? ''
}

/** Where a number stands among rising ones, or -1. */
function indexOf(rising: Uint32Array, wanted: number): number {
  let [from, to] = [0, rising.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rising[middle] as number) < wanted) from = middle + 1
    else to = middle
  }
  return rising[from] === wanted ? from : -1
}

let read: ReturnType<typeof unpack> | undefined

/** The tables, unpacked when they are first needed. */
function lexicon() {
  read ??= unpack()
  return read
}

function unpack() {
  const places = placesOf(vectors.places)
  const levels = levelsOf(vectors.levels)
  return {
    words: { places, levels, size: levels.length / places.length },
    names: { places: placesOf(names.places), sorts: bytesOf(names.sorts) },
  }
}

/** Rising numbers, kept as the distances between them, seven bits a byte. */
function placesOf(packed: string): Uint32Array {
  const places: number[] = []
  let [last, shift] = [0, 0]
  for (const byte of bytesOf(packed)) {
    last += (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    places.push(last)
    shift = 0
  }
  return Uint32Array.from(places)
}

/** Two numbers a byte. */
function levelsOf(packed: string): Int8Array {
  const bytes = bytesOf(packed)
  const levels = new Int8Array(bytes.length * 2)
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    levels[at * 2] = (byte >> 4) - 8
    levels[at * 2 + 1] = (byte & 15) - 8
  }
  return levels
}
