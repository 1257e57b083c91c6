import { placeOf } from '../../learnt/traits.ts'
import { names, sorts } from './words.ts'

/** Which sort a word is of: words of like meaning share one. `?` where no table has it. */
export function sortOf(key: string): string {
  const part = firstPart(key)
  const one = part.length > 3 && part.endsWith('s') ? part.slice(0, -1) : part
  const sort = sortOfWord(key) ?? sortOfWord(part) ?? sortOfWord(one)
  return sort === undefined ? '?' : String(sort)
}

/** Whether people are called so, as bits: 1 a given name, 2 a common one, 4 a surname, 8 a common one. */
export function nameOf(key: string): number {
  const part = firstPart(key)
  return part.length < 2 ? 0 : (nameTable.get(placeOf(part)) ?? 0)
}

function sortOfWord(key: string): number | undefined {
  return key.length < 3 ? undefined : sortTable.get(placeOf(key))
}

function firstPart(key: string): string {
  return key.split(/['’-]/)[0] ?? ''
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes of a text in base64; `atob` is not known everywhere that core runs. */
function bytesOf(base64: string): Uint8Array {
  const digits = base64.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let [bits, held, at] = [0, 0, 0]
  for (const digit of digits) {
    bits = (bits << 6) | DIGITS.indexOf(digit)
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = bits >> held
    bits &= (1 << held) - 1
  }
  return bytes
}

/** Places as the distances between them, seven bits a byte; then one byte for each place. */
function read(packed: string): Map<number, number> {
  const bytes = bytesOf(packed)
  const places: number[] = []
  let [at, last] = [0, 0]
  while (at + places.length < bytes.length) {
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      last += (byte & 127) << shift
      if (byte < 128) break
    }
    places.push(last)
  }
  return new Map(places.map((place, index) => [place, bytes[at + index] ?? 0]))
}

const [sortTable, nameTable] = [read(sorts), read(names)]
