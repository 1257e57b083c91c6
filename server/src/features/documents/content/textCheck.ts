import { isUtf8 } from 'node:buffer'

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\x01-\x08\x0e-\x19\x1c-\x1f\x7f]/
/** Enough to tell the encoding by. */
const SAMPLE_BYTES = 4096

/**
 * Follows a file and says at its end whether it is plain text: UTF-8; UTF-16, with or without its mark; or, as
 * older Windows programs write, one byte a letter without any control characters. Text has no NUL characters.
 */
export class TextCheck {
  #encoding: 'bytes' | 'utf16le' | 'utf16be' | null = null
  #isUtf8 = true
  #hasNul = false
  #hasControl = false
  /** The first bytes of a character that the next part ends. */
  #begun: Buffer = Buffer.alloc(0)

  /** Takes the next bytes of the file; nothing of them is kept but a character's beginning. */
  take(bytes: Buffer): void {
    this.#encoding ??= encodingOf(bytes.subarray(0, SAMPLE_BYTES))
    const joined = this.#begun.length > 0 ? Buffer.concat([this.#begun, bytes]) : bytes
    const end = joined.length - (this.#encoding === 'bytes' ? begunUtf8(joined) : joined.length % 2)
    const whole = joined.subarray(0, end)
    this.#begun = Buffer.from(joined.subarray(end))
    if (this.#encoding === 'bytes') this.#takeBytes(whole)
    else this.#hasNul ||= hasNulUnit(whole)
  }

  /** True when nothing that follows can make it text. */
  get isHopeless(): boolean {
    return this.#hasNul || (!this.#isUtf8 && this.#hasControl)
  }

  /** @returns whether all that was taken is text */
  isText(): boolean {
    if (this.isHopeless) return false
    if (this.#encoding !== 'bytes') return this.#begun.length === 0
    return (this.#isUtf8 && this.#begun.length === 0) || !this.#hasControl
  }

  #takeBytes(bytes: Buffer): void {
    this.#hasNul ||= bytes.includes(0)
    if (this.#hasNul) return
    this.#isUtf8 &&= isUtf8(bytes)
    this.#hasControl ||= CONTROL.test(bytes.toString('latin1'))
  }
}

function encodingOf(sample: Buffer): 'bytes' | 'utf16le' | 'utf16be' {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf16be'
  // Without a mark: in most letters of the West one of the two bytes is 0, always the same one.
  let [even, odd] = [0, 0]
  for (let at = 0; at < sample.length; at++) {
    if (sample[at] !== 0) continue
    if (at % 2 === 0) even++
    else odd++
  }
  const many = sample.length / 4
  if (even === 0 && odd > many) return 'utf16le'
  if (odd === 0 && even > many) return 'utf16be'
  return 'bytes'
}

function hasNulUnit(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('\0\0', 0, 'latin1'); at !== -1; ) {
    if (at % 2 === 0) return true
    at = bytes.indexOf('\0\0', at + 1, 'latin1')
  }
  return false
}

/** How many bytes at the end begin a UTF-8 character that is not whole yet. */
function begunUtf8(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return back < length ? back : 0
    }
  }
  return 0
}
