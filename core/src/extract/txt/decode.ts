import { ExtractionProblem } from '../problem.ts'

/** The platform's decoder, in browsers and in Node; `core` has no types of either. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string }

/** How much of a text may be control characters before it is no text. */
const CONTROL_PART_MAX = 0.01
/** Enough of a file to tell its encoding, in bytes. */
const SAMPLE = 65_536

/**
 * The characters of a plain text file: by its byte order mark, else UTF-16 where every second byte of the
 * sample is zero, else UTF-8 (a few letters may be broken), else Windows-1252.
 * @throws ExtractionProblem 'unsupported' for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (!isText(text)) throw new ExtractionProblem('unsupported')
  return text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes)
  const wide = wideEncoding(bytes.subarray(0, SAMPLE))
  if (wide) return decode(wide, bytes)
  const text = decode('utf-8', bytes)
  return isMostlyWhole(text) ? text : decode('windows-1252', bytes)
}

/**
 * Whether what was read as UTF-8 is that. One letter of another encoding, or a last one that was cut, must not turn all
 * others into "â€™".
 */
function isMostlyWhole(text: string): boolean {
  const broken = text.split(BROKEN).length - 1
  const whole = (text.match(/[\u0080-\u{10ffff}]/gu)?.length ?? 0) - broken
  return broken === 0 || (broken < whole && isText(text))
}

/** What a decoder puts in the place of bytes that are no letter. */
const BROKEN = '\ufffd'

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** UTF-16 of a Western text has a zero in most odd places (little endian) or most even ones, never in both. */
function wideEncoding(sample: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  for (let at = 0; at < sample.length; at++) {
    if (sample[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const many = sample.length * 0.3
  if (odd > many && even < odd * 0.05) return 'utf-16le'
  if (even > many && odd < even * 0.05) return 'utf-16be'
  return null
}

function isText(text: string): boolean {
  let control = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isBlank = code === 9 || code === 10 || code === 12 || code === 13
    if ((code < 32 && !isBlank) || (code >= 127 && code < 160) || code === 0xfffd) control++
  }
  return control <= text.length * CONTROL_PART_MAX
}
