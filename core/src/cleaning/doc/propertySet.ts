import { strFromU8 } from 'fflate'
import { latin } from '../joined.ts'

const NUMBER = 3
const TEXT = 30
const WIDE_TEXT = 31
const TIME = 64
const UTF8 = 65001
const PROPERTIES_MAX = 200
/** From 1601, from which these times count, to 1970, in milliseconds. */
const EPOCH_MS = 11_644_473_600_000

export type Property = { readonly text: string } | { readonly ms: number }

/** The properties of the first section of a property set, by their numbers. Times are milliseconds since 1601. */
export function readPropertySet(bytes: Uint8Array): {
  properties: ReadonlyMap<number, Property>
  /** Whether a second section holds fields that an office added. */
  hasMore: boolean
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const u32 = (at: number) => (at >= 0 && at + 4 <= bytes.length ? view.getUint32(at, true) : 0)
  const start = u32(44)
  const properties = new Map<number, Property>()
  let isUtf8 = false
  for (let index = 0; index < Math.min(u32(start + 4), PROPERTIES_MAX); index++) {
    const id = u32(start + 8 + 8 * index)
    const at = start + u32(start + 12 + 8 * index)
    const kind = u32(at) & 0xffff
    if (id === 1) isUtf8 = (u32(at + 4) & 0xffff) === UTF8
    else if (kind === TEXT) {
      const content = bytes.subarray(at + 8, at + 8 + Math.min(u32(at + 4), 1000))
      properties.set(id, { text: ended(isUtf8 ? strFromU8(content) : latin(content)) })
    } else if (kind === WIDE_TEXT) {
      const letters = Math.min(u32(at + 4), 500)
      const content = bytes.subarray(at + 8, at + 8 + 2 * letters)
      properties.set(id, { text: ended(wide(content)) })
    } else if (kind === NUMBER) properties.set(id, { text: String(u32(at + 4)) })
    else if (kind === TIME) {
      properties.set(id, { ms: (u32(at + 4) + u32(at + 8) * 2 ** 32) / 10_000 })
    }
  }
  // The list of their names and the code page are no fields.
  const hasMore = u32(24) > 1 && u32(u32(64) + 4) > 2
  return { properties, hasMore }
}

function wide(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    text += String.fromCharCode((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8))
  }
  return text
}

function ended(text: string): string {
  return text.replace(/\0[^]*$/, '').trim()
}

/** A time since 1601 as '2026-03-02T14:05:00.000Z'; '' where there is none. */
export function instantOf(ms: number): string {
  const since = ms - EPOCH_MS
  return since <= 0 || since > 8.64e15 ? '' : new Date(since).toISOString()
}
