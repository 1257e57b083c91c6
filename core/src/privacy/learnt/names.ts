import { placeOf } from '../../learnt/traits.ts'

/** Whether people are called so, as bits: 1 a given name, 2 a common one, 4 a surname, 8 a common one. */
export type NameOf = (key: string) => number

/**
 * Opens the table of names: hashes of 21 bits, so that no list can be read (learning/details/names.py).
 *
 * @param bytes the distances between rising hashes, seven bits a byte, then the bits of each
 * @param split where the bits begin
 */
export function openNames(bytes: Uint8Array, split: number): NameOf {
  const sorts = new Map<number, number>()
  let [place, shift, distance, at] = [0, 0, 0, split]
  for (const byte of bytes.subarray(0, split)) {
    distance += (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    place += distance
    sorts.set(place, bytes[at] ?? 0)
    ;[distance, shift, at] = [0, 0, at + 1]
  }
  return (key) => {
    const part = key.split(/['’-]/)[0] ?? ''
    return part.length < 2 ? 0 : (sorts.get(placeOf(part)) ?? 0)
  }
}
