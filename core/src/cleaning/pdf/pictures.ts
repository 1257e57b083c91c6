import { decodePDFRawStream, PDFArray, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { limitedInflate } from '../limitedInflate.ts'
import { cleanJp2 } from '../pictures/cleanJp2.ts'
import { cleanJpeg } from '../pictures/cleanJpeg.ts'
import type { TraceList } from '../traceList.ts'
import { members, name, textOf } from './values.ts'

/** Takes out of a picture what is not needed to show it. Pictures that are plain dots carry nothing. */
export function cleanPicture(stream: PDFRawStream, traces: TraceList): void {
  const filters = filtersOf(stream)
  const last = filters.at(-1)
  if (last !== 'DCTDecode' && last !== 'JPXDecode') return
  const inside = filters.length <= 3 ? unwrapped(stream, filters) : null
  const clean =
    inside &&
    (last === 'DCTDecode' ? cleanJpeg(inside, traces, { turns: false }) : cleanJp2(inside, traces))
  if (!clean) {
    traces.stays('otherPicture')
    return
  }
  // A wrapped picture that was clean before keeps its wrapping.
  if (clean.length === inside.length) return
  stream.updateContents(clean)
  stream.dict.set(name('Filter'), name(last))
  stream.dict.set(name('Length'), PDFNumber.of(clean.length))
  if (filters.length > 1) stream.dict.delete(name('DecodeParms'))
}

function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(name('Filter'))
  if (!(filter instanceof PDFArray)) return [textOf(filter)]
  return members(filter).map((one) => textOf(dict.context.lookup(one)))
}

/** The picture out of the packings around it; null where one is not known or unpacks to too much. */
function unwrapped(stream: PDFRawStream, filters: readonly string[]): Uint8Array | null {
  let bytes = stream.contents
  for (const filter of filters.slice(0, -1)) {
    const inner = unpacked(bytes, filter, stream)
    if (!inner) return null
    bytes = inner
  }
  return bytes
}

function unpacked(bytes: Uint8Array, filter: string, { dict }: PDFRawStream): Uint8Array | null {
  try {
    if (filter === 'FlateDecode') return limitedInflate(bytes)
    // These make bytes of letters: five letters are four bytes.
    if (filter !== 'ASCII85Decode' && filter !== 'ASCIIHexDecode') return null
    const wrapped = PDFRawStream.of(dict.context.obj({ Filter: filter }), bytes)
    return decodePDFRawStream(wrapped).decode()
  } catch {
    return null
  }
}
