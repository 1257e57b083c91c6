import { joined, latin } from '../joined.ts'
import type { TraceKind } from '../trace.ts'
import type { TraceList } from '../traceList.ts'
import { readExif } from './exif.ts'

const MARK = '\x89PNG\r\n\x1a\n'

/** Chunks that say how the picture looks. The names of those that must be understood begin with a capital. */
const SHOWN = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
)

/** A PNG with nothing but what is needed to show it; null where the bytes are no whole PNG. */
export function cleanPng(bytes: Uint8Array, traces: TraceList): Uint8Array | null {
  if (latin(bytes.subarray(0, 8)) !== MARK) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length) return null
    const name = latin(bytes.subarray(at + 4, at + 8))
    if (/^[A-Z]/.test(name) || SHOWN.has(name)) parts.push(bytes.subarray(at, end))
    else note(name, bytes.subarray(at + 8, end - 4), traces)
    if (name === 'IEND') {
      if (end < bytes.length) traces.goes('leftovers')
      return joined(parts)
    }
    at = end
  }
  return null
}

function note(name: string, content: Uint8Array, traces: TraceList): void {
  if (name === 'eXIf') readExif(content, traces)
  else if (name === 'tIME') traces.goes('dates')
  else if (name === 'tEXt') noteText(latin(content.subarray(0, 300)), traces)
  else traces.goes('picture')
}

const KINDS: Readonly<Record<string, TraceKind>> = {
  Author: 'author',
  Copyright: 'author',
  Software: 'program',
  'Creation Time': 'dates',
}

/** A remark: its keyword, a zero, its words. */
function noteText(text: string, traces: TraceList): void {
  const [keyword = '', words = ''] = text.split('\0')
  traces.goes(KINDS[keyword] ?? 'picture', words)
}
